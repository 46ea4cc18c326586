import { bureau } from '@/lib/bureau';
import { isInternationalNumber } from '@/person/phone';

/**
 * A click-to-chat link that opens WhatsApp with a text for this number. Null when the number is not in international
 * form. The number and the text become part of a web address: never another person's details, never a password.
 */
export function whatsAppLink(phoneNumber: string, text: string): string | null {
  if (!isInternationalNumber(phoneNumber)) return null;
  return `https://wa.me/${phoneNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** The greeting that tells a member of their new login. The temporary password is given separately. */
export function accountGreeting(name: string, username: string): string {
  return [
    `Namaste ${name},`,
    `your account at ${bureau.name} is ready. Your username is: ${username}`,
    'We give you the temporary password separately. Please choose your own when you first sign in.',
  ].join('\n');
}
