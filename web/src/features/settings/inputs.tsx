import { pictureOfLogo } from '@/bureau/api/office-settings';
import { describeSetting, type SettingGroup, type SettingName, settingNames } from '@/bureau/settings';
import { Wide } from '@/features/settings/components/settings-part';
import type { TypedForm } from '@/features/settings/settings-schema';
import { textKeys, titleOfText } from '@/features/settings/texts-in-languages';
import { daysBefore, todayAtBureau } from '@/lib/bureau-days';
import { isLocalAddress } from '@/lib/navigation/href-in';
import { PictureRefusal } from '@/pictures/check-source';
import { makeLogo } from '@/pictures/make-logo';
import { offeredLanguages } from '@/texts/offered-languages';
import { t } from '@/texts/texts';
import { Button, buttonLook } from '@/ui/button';
import { DateField } from '@/ui/date-fields';
import { FieldError, useFieldNotes } from '@/ui/field-note';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/ui/fields';
import { PictureImage } from '@/ui/portrait';
import { FoldedPart } from '@/ui/sections';
import type { CheckedForm } from '@/ui/use-checked-form';
import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';

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
function LogoField({ label, hint, longest, error, value, onChange }: LogoFieldProps) {
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

export function SettingInputs({ form, group }: { form: CheckedForm<TypedForm>; group: SettingGroup }) {
  return settingNames.map((name) => {
    const setting = describeSetting(name);
    return 'group' in setting && setting.group === group && <SettingInput key={name} form={form} name={name} />;
  });
}

type SettingInputProps = { form: CheckedForm<TypedForm>; name: SettingName };

function SettingInput({ form, name }: SettingInputProps) {
  const setting = describeSetting(name);
  if (name === 'in_languages' || !('group' in setting)) return null;
  const field = { autoComplete: 'off', error: form.errorOf(name), ...form.register(name) };
  const { label, hint } = setting;
  switch (setting.kind) {
    case 'text':
      if (setting.rows === undefined)
        return (
          <div>
            <TextField label={label} hint={hint} {...field} />
            <TextsInLanguages form={form} name={name} rows={setting.rows} />
          </div>
        );
      return (
        <Wide>
          <TextAreaField label={label} rows={setting.rows} {...field} />
          <TextsInLanguages form={form} name={name} rows={setting.rows} />
        </Wide>
      );
    case 'phone':
      return <TextField label={label} type="tel" hint={hint} {...field} />;
    case 'email':
      return <TextField label={label} type="email" hint={hint} {...field} />;
    case 'upi':
      return <TextField label={label} hint={hint} autoCapitalize="none" spellCheck={false} {...field} />;
    case 'gst':
      return (
        <TextField
          label={label}
          hint={hint}
          spellCheck={false}
          {...field}
          onChange={(event) => {
            // Many type it in small letters. What is saved stands in the field.
            event.target.value = event.target.value.toUpperCase();
            void field.onChange(event);
          }}
        />
      );
    case 'site': {
      // A wrong address sends every family elsewhere: both can be compared before they are saved.
      const saved = String(form.defaults[name] || window.location.origin);
      const isChanged = form.values[name] !== form.defaults[name];
      const address = isChanged
        ? t('settings.hint.siteAddressUnsaved', { address: window.location.origin, saved })
        : isLocalAddress(saved)
          ? t('settings.hint.siteAddressLocal', { saved })
          : hint;
      return (
        <Wide>
          <TextField label={label} type="url" hint={address} {...field} />
        </Wide>
      );
    }
    case 'picture':
      return (
        <Wide>
          <LogoField
            label={label}
            hint={hint}
            longest={setting.longest}
            error={form.errorOf(name)}
            value={String(form.values[name] ?? '')}
            onChange={(logo) => form.setValue(name, logo)}
          />
        </Wide>
      );
    case 'number':
      return <TextField label={label} inputMode="numeric" hint={hint} {...field} />;
    case 'day': {
      const yesterday = daysBefore(todayAtBureau(), 1);
      return (
        <div>
          <DateField
            label={label}
            max={yesterday}
            example={yesterday}
            error={form.errorOf(name)}
            value={String(form.values[name] ?? '')}
            onChange={(day) => form.setValue(name, day)}
          />
          <p className="text-muted">{hint}</p>
        </div>
      );
    }
    case 'flag':
      return <CheckboxField label={label} hint={hint} {...field} />;
    case 'choice': {
      const options = Object.entries(setting.choices).map(([value, name]) => ({ value, label: name }));
      return <SelectField label={label} emptyLabel={null} options={options} {...field} />;
    }
  }
}

/** The same text in the other languages that the bureau offers. */
function TextsInLanguages({ form, name, rows }: SettingInputProps & { rows: number | undefined }) {
  const offered = offeredLanguages({ languages: form.values.languages ?? '' });
  const texts = textKeys.filter(({ setting, language }) => setting === name && offered.includes(language));
  if (texts.length === 0) return null;
  return (
    <FoldedPart title={t('settings.inLanguages.title')}>
      <p className="mb-3 text-muted">{t('settings.inLanguages.hint')}</p>
      <div className="grid gap-4">
        {texts.map((text) => {
          const field = {
            lang: text.language,
            autoComplete: 'off',
            error: form.errorOf(text.key),
            label: titleOfText(text),
            ...form.register(text.key),
          };
          return rows === undefined ? (
            <TextField key={text.key} {...field} />
          ) : (
            <TextAreaField key={text.key} rows={rows} {...field} />
          );
        })}
      </div>
    </FoldedPart>
  );
}
