import { clsx } from 'clsx';
import { previousLocation } from '@/lib/navigation/history';
import { Link, type LinkProps } from '@/lib/navigation/link';
import { ChevronLeft } from '@/ui/icons';

interface BackLinkProps extends Omit<LinkProps, 'to'> {
  /** Defaults to the previous page. */
  to?: LinkProps['to'];
}

export const BackLink = ({ to, mode = 'return', className, children, ...rest }: BackLinkProps) => (
  <Link
    to={to ?? previousLocation() ?? { page: 'home' }}
    mode={mode}
    className={clsx(
      'inline-flex min-h-11 items-center gap-2 print:hidden text-maroon-800 no-underline underline-offset-4 hover:underline',
      className,
    )}
    {...rest}
  >
    <ChevronLeft aria-hidden="true" className="size-5" />
    {children}
  </Link>
);
