/** Writes digits of Indian scripts (௧, १, ൧) as 0 to 9. */
export function toWesternDigits(text: string): string {
  // Each of these scripts has 128 places in Unicode, with its ten digits at the same ones.
  return text.replace(/[\u0966-\u0DFF]/g, (sign) => {
    const digit = (sign.charCodeAt(0) & 0x7f) - 0x66;
    return digit >= 0 && digit <= 9 ? String(digit) : sign;
  });
}
