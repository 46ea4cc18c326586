import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  onFollow: () => void;
}

/**
 * A link to another page of the site. Pages have no addresses of their own, so a link opened in a new tab starts at the
 * home page; a plain click goes to the page.
 */
export function PageLink({ onFollow, children, ...rest }: TextLinkProps) {
  return (
    <a
      href="/"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow();
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** The underlined look of links in running text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return (
    <PageLink
      className={clsx(
        'inline-flex min-h-11 items-center font-medium text-maroon-800 underline decoration-gold-500 underline-offset-[5px] hover:decoration-maroon-800',
        className,
      )}
      {...rest}
    />
  );
}
