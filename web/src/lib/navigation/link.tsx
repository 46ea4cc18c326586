import type { ComponentProps } from 'react';
import { describeFocus } from '@/lib/navigation/focus';
import { navigate, replaceLocation, returnTo } from '@/lib/navigation/history';
import { hrefOf, type Destination } from '@/lib/navigation/location';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Destination;
  /** `replace` takes the place of the entry in the history, `return` goes back when the user came from there. */
  mode?: 'push' | 'replace' | 'return';
}

/**
 * A link to another page of the site. A plain click calls `onClick`, then goes to the page. In a new tab the address has the
 * page, where it is read once and removed.
 */
export const Link = ({ to, mode = 'push', onClick, children, ...rest }: LinkProps) => (
  <a
    href={hrefOf(to)}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onClick?.(event);
      if (mode === 'replace') replaceLocation(to);
      else if (mode === 'return') returnTo(to);
      else navigate(to, describeFocus(event.currentTarget));
    }}
    {...rest}
  >
    {children}
  </a>
);
