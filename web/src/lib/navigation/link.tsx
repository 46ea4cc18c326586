import type { ComponentProps } from 'react';
import { navigate, replaceLocation, returnTo } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';

const modes = { push: navigate, replace: replaceLocation, return: returnTo };

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Destination;
  /** `replace` takes the place of the entry in the history, `return` goes back when the user came from there. */
  mode?: keyof typeof modes;
}

/**
 * A link to another page of the site. Pages have no addresses of their own, so a link opened in a new tab starts at the
 * home page; a plain click calls `onClick`, then goes to the page.
 */
export function Link({ to, mode = 'push', onClick, children, ...rest }: LinkProps) {
  return (
    <a
      href="/"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onClick?.(event);
        modes[mode](to);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
