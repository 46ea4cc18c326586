import { useMemo, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { pictureOfLogo } from '@/bureau/api/office-settings';
import { makeLogo } from '@/pictures/make-logo';
import { PictureRefusal } from '@/pictures/check-source';
import { t } from '@/texts/texts';
import { Button, buttonLook } from '@/ui/button';
import { FieldError, useFieldNotes } from '@/ui/field-note';
import { PictureImage } from '@/ui/portrait';

interface LogoFieldProps {
  label: string;
  hint: string | undefined;
  /** The most characters of the value. */
  longest: number;
  error: string | undefined;
  /** A data URL; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** The bureau's logo: chosen, seen, replaced and removed. It is saved with the other settings. */
export function LogoField({ label, hint, longest, error, value, onChange }: LogoFieldProps) {
  const [refused, setRefused] = useState<string>();
  const shown = refused ?? error;
  const { id, hintId, errorId, described } = useFieldNotes({ error: shown, hint });
  const input = useRef<HTMLInputElement>(null);
  const picture = useMemo(() => (value === '' ? null : pictureOfLogo(value)), [value]);

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await makeLogo(file, longest));
      setRefused(undefined);
    } catch (failure) {
      if (!(failure instanceof PictureRefusal)) throw failure;
      setRefused(failure.say());
    }
  };

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 font-medium">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {picture !== null && (
          <PictureImage
            source={picture}
            alt={t('settings.logo.picture')}
            className="h-20 w-auto max-w-full rounded-control border border-line bg-white p-1"
          />
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-labelledby={`${id}-label ${id}-action`}
          {...described}
          className="peer sr-only"
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            // The same file may be chosen again after it was removed.
            currentTarget.value = '';
          }}
        />
        <label
          id={`${id}-action`}
          htmlFor={id}
          className={clsx(
            buttonLook('quiet', 'normal'),
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-gold-500',
          )}
        >
          {t(picture === null ? 'settings.logo.choose' : 'settings.logo.replace')}
        </label>
        {picture !== null && (
          <Button
            onClick={() => {
              onChange('');
              setRefused(undefined);
              // The button goes away with the picture.
              input.current?.focus();
            }}
          >
            {t('settings.logo.remove')}
          </Button>
        )}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} className="mt-1.5">
        {shown}
      </FieldError>
    </div>
  );
}
