const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether this is a GST number, as the database checks it: state, PAN, count, Z, and the right check digit. */
export function isGstNumber(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return false;
  const sum = Array.from(text.slice(0, 14)).reduce((total, digit, place) => {
    const product = digits.indexOf(digit) * (1 + (place % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] === text[14];
}

/** Whether this is an address for UPI: name@bank. An e-mail address has a dot behind its @. */
export const isUpiId = (text: string): boolean => /^[\w.-]{2,}@[A-Za-z][A-Za-z\d]+$/.test(text);
