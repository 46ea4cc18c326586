import { chatLink } from '@/person/chat-link';
import { isLandline } from '@/person/phone';

/** A link that opens WhatsApp for a family's number, as `chatLink`; null for a landline. */
export const whatsAppLink = (phoneNumber: string, text?: string): string | null =>
  isLandline(phoneNumber) ? null : chatLink(phoneNumber, text);
