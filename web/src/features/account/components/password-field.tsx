import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from '@/ui/icons';
import { TextField } from '@/ui/text-field';

/** A password field with a button that shows the password. */
export function PasswordField({ label, ...rest }: Omit<ComponentProps<typeof TextField>, 'type' | 'adornment'>) {
  const [shown, setShown] = useState(false);
  const name = label.toLowerCase();
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          aria-label={shown ? `Hide ${name}` : `Show ${name}`}
          className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
      {...rest}
    />
  );
}
