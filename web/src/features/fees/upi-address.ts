import { writeRupees } from '@/lib/rupees';

/** The address that a UPI app reads from a QR code: the receiver, the name shown, the amount, and a note. Nothing is sent to anybody. */
export function upiAddress({
  to,
  name,
  paise,
  note,
}: {
  to: string;
  name: string;
  paise: number;
  note: string;
}): string {
  const values = { pa: to, pn: name, am: writeRupees(paise), cu: 'INR', tn: note };
  // Some apps read a plus sign as it is: blanks are written as %20.
  return `upi://pay?${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
