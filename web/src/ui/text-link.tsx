import { clsx } from 'clsx';
import { Link, type LinkProps } from '@/lib/navigation/link';
import { textLinkLook } from '@/ui/text-link-look';

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={clsx(textLinkLook, className)} {...rest} />;
}
