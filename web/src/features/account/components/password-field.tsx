import { useState, type ComponentProps } from 'react';
import { t } from '@/texts/texts';
import { Eye, EyeOff } from '@/ui/icons';
import { TextField } from '@/ui/text-field';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'adornment'> {
  /** The kind of password, which decides the label. */
  which: 'only' | 'current' | 'temporary' | 'new' | 'again';
}

/** A password field with a button that shows the password. */
export function PasswordField({ which, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={t('account.password.label', { which })}
      type={shown ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          aria-label={shown ? t('account.password.hide', { which }) : t('account.password.show', { which })}
          className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
      {...rest}
    />
  );
}
