import { writeRupees } from '@/lib/rupees';

type UpiPayment = { to: string; name: string; paise?: number; note?: string };

/**
 * The address that a UPI app reads from a QR code: the receiver, the name shown, the amount, and a note. Without an amount the app
 * asks for one. Nothing is sent to anybody.
 */
export function upiAddress({ to, name, paise, note }: UpiPayment): string {
  const values = {
    pa: to,
    pn: name,
    ...(paise !== undefined && { am: writeRupees(paise) }),
    cu: 'INR',
    ...(note !== undefined && { tn: note }),
  };
  // Some apps read a plus sign as it is: blanks are written as %20. Older ones do not read %40 in the receiver's address.
  return `upi://pay?${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replace('%40', '@')}`)
    .join('&')}`;
}
