import { isInternationalNumber } from '@/person/phone';

/**
 * A click-to-chat link that opens WhatsApp for this number, with a text if one is given. Null when the number is not in international
 * form. The number and the text become part of a web address: never a password, and another person's details only where
 * the admin has put them in.
 */
export function whatsAppLink(phoneNumber: string, text?: string): string | null {
  if (!isInternationalNumber(phoneNumber)) return null;
  const chat = `https://wa.me/${phoneNumber.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
