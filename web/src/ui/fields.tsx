import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '@/texts/texts';
import { FieldError, useFieldNotes } from '@/ui/field-note';

const lookOf = (error: string | undefined) =>
  `w-full rounded-control border bg-paper py-2 ${error === undefined ? 'border-control' : 'border-danger'}`;

interface FrameProps {
  label: string;
  notes: ReturnType<typeof useFieldNotes>;
  error: string | undefined;
  hint?: string | undefined;
  hintIsLive?: boolean | undefined;
  children: ReactNode;
}

/** A control with its label above, and its error and help text below. */
const Frame = ({ label, notes: { id, hintId, errorId }, error, hint, hintIsLive = false, children }: FrameProps) => (
  <div>
    <label htmlFor={id} className="mb-1.5 block font-medium">
      {label}
    </label>
    {children}
    <FieldError id={errorId} className="mt-1.5">
      {error}
    </FieldError>
    {hint !== undefined && (
      <p
        id={hintId}
        aria-live={hintIsLive ? 'polite' : undefined}
        className="mt-1.5 text-muted [overflow-wrap:anywhere] empty:hidden"
      >
        {hint}
      </p>
    )}
  </div>
);

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** Help text under the input. */
  hint?: string | undefined;
  /** The hint says what is read of the input: it is announced when it changes. */
  hintIsLive?: boolean;
  error?: string | undefined;
  /** A control inside the field, at its end. */
  adornment?: ReactNode;
}

export function TextField({ label, hint, hintIsLive, error, adornment, ...input }: TextFieldProps) {
  const notes = useFieldNotes({ error, hint });
  return (
    <Frame label={label} notes={notes} error={error} hint={hint} hintIsLive={hintIsLive}>
      <div className="relative">
        <input
          id={notes.id}
          {...notes.described}
          className={clsx('min-h-12 px-3.5', adornment && 'pr-14', lookOf(error))}
          {...input}
        />
        {adornment && <div className="absolute inset-y-0 right-1 flex items-center">{adornment}</div>}
      </div>
    </Frame>
  );
}

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  error?: string | undefined;
}

export function TextAreaField({ label, error, ...textarea }: TextAreaFieldProps) {
  const notes = useFieldNotes({ error });
  return (
    <Frame label={label} notes={notes} error={error}>
      <textarea id={notes.id} rows={3} {...notes.described} className={clsx('px-3.5', lookOf(error))} {...textarea} />
    </Frame>
  );
}

interface SelectOption {
  value: string;
  label: string;
  /** Whether the label is not in a language of ours. */
  isData?: boolean;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string;
  /** Help text under the field. */
  hint?: string | undefined;
  /** The hint says what is chosen: it is announced when it changes. */
  hintIsLive?: boolean;
  error?: string | undefined;
  /** The label of the empty option; null when an option must be chosen. */
  emptyLabel?: string | null;
  options: readonly (string | SelectOption)[];
}

export function SelectField({ label, hint, hintIsLive, error, emptyLabel, options, ...select }: SelectFieldProps) {
  const notes = useFieldNotes({ error, hint });
  return (
    <Frame label={label} notes={notes} error={error} hint={hint} hintIsLive={hintIsLive}>
      <select id={notes.id} {...notes.described} className={clsx('min-h-12 px-3', lookOf(error))} {...select}>
        {emptyLabel !== null && <option value="">{emptyLabel ?? t('ui.notStated')}</option>}
        {options.map((option) => {
          const {
            value,
            label: text,
            isData,
          }: SelectOption = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value} translate={isData ? 'no' : undefined}>
              {text}
            </option>
          );
        })}
      </select>
    </Frame>
  );
}

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  /** Help text under the label. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** A checkbox with its label, which is part of the tap target, and its error below. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const { id, hintId, errorId, described } = useFieldNotes({ error, hint });
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input id={id} type="checkbox" {...described} className="mt-0.5 size-5 shrink-0 accent-maroon-800" {...input} />
        <span className="min-w-0">
          {label}
          {hint !== undefined && (
            <span id={hintId} className="block text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

interface RadioGroupFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The selected value, for use without a form library. */
  chosen?: string;
  error?: string | undefined;
}

export function RadioGroupField({ label, options, chosen, error, ...input }: RadioGroupFieldProps) {
  const { errorId, described } = useFieldNotes({ error });
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 max-w-full cursor-pointer items-center gap-2.5 rounded-control border border-control bg-paper px-4 py-1 has-checked:border-maroon-800 has-checked:bg-wash"
          >
            <input
              type="radio"
              value={option.value}
              {...(chosen !== undefined && { checked: option.value === chosen })}
              className="size-4.5 shrink-0 accent-maroon-800"
              {...described}
              {...input}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  );
}
