import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'quiet' | 'gold' | 'outline-gold';
export type ButtonSize = 'normal' | 'small';

// A word of a button is never broken: the row wraps, or the button grows.
const base =
  'inline-flex max-w-full hyphens-none [overflow-wrap:break-word] items-center justify-center gap-2.5 print:hidden rounded-control border text-center leading-tight [&>svg]:shrink-0 font-medium no-underline transition-colors disabled:cursor-default aria-disabled:cursor-default';

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent forced-colors:border-3 bg-maroon-800 text-ivory hover:bg-maroon-900 disabled:bg-muted',
  quiet:
    'border-control bg-transparent text-maroon-800 not-disabled:hover:border-maroon-800 not-disabled:hover:bg-wash disabled:border-line disabled:text-muted',
  gold: 'border-transparent forced-colors:border-3 bg-gold-300 font-semibold text-maroon-900 shadow-[inset_0_0_0_3px_var(--color-gold-300),inset_0_0_0_4px_rgb(74_11_32/0.45)] hover:bg-gold-200',
  'outline-gold': 'border-gold-300 bg-transparent text-gold-300 hover:bg-gold-300 hover:text-maroon-900',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-6 py-2.5',
  small: 'min-h-11 px-4 py-2',
};

export const buttonLook = (look: ButtonLook, size: ButtonSize): string => clsx(base, looks[look], sizes[size]);

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
}

export function Button({ look = 'quiet', size = 'normal', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={clsx(buttonLook(look, size), className)} {...rest} />;
}

/** The size of a button in the head: large letters leave room for the bureau's name on one line. */
export const headTool = 'h-11 w-[min(2.75rem,12vw)]';
