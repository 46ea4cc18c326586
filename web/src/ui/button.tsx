import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook, type ButtonSize } from '@/ui/button-look';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
}

/** A button in one of the site's looks. */
export function Button({ look = 'quiet', size = 'normal', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={clsx(buttonLook(look, size), className)} {...rest} />;
}
