import { clsx } from 'clsx';
import { Link, type LinkProps } from '@/lib/navigation/link';

/** CSS classes for a link that stands in a line of text, without the height of a finger. */
export const underlinedLook =
  'font-medium text-maroon-800 underline decoration-gold-500 underline-offset-[5px] hover:decoration-maroon-800';

/** CSS classes for links in running text, and for buttons that look like one. */
export const textLinkLook = `inline-flex min-h-11 items-center ${underlinedLook}`;

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={clsx(textLinkLook, className)} {...rest} />;
}
