/** Whether a number is in the stored form: country code and groups of digits. */
export function isInternationalNumber(text: string): boolean {
  return /^\+[0-9][0-9 ]{6,18}[0-9]$/.test(text);
}

/**
 * A click-to-chat link that opens WhatsApp for a number, with an optional text. Null if the number is not in
 * international form. Number and text are part of the URL: never include a password, nor another person's details unless
 * the admin put them in.
 */
export function chatLink(phoneNumber: string, text?: string): string | null {
  if (!isInternationalNumber(phoneNumber)) return null;
  const chat = `https://wa.me/${phoneNumber.replace(/\D/g, '')}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
