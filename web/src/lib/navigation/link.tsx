import type { ComponentProps } from 'react';
import { navigate, replaceLocation } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Destination;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
}

/**
 * A link to another page of the site. Pages have no addresses of their own, so a link opened in a new tab starts at the
 * home page; a plain click calls `onClick`, then goes to the page.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      href="/"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onClick?.(event);
        if (replace) replaceLocation(to);
        else navigate(to);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
