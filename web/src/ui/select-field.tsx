import type { ComponentProps } from 'react';
import { FieldError, useFieldNotes } from '@/ui/field-note';
import { t } from '@/texts/texts';

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

/** A labelled select with its error. */
export function SelectField({
  label,
  hint,
  hintIsLive = false,
  error,
  emptyLabel,
  options,
  ...select
}: SelectFieldProps) {
  const { id, hintId, errorId, described } = useFieldNotes({ error, hint });
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select
        id={id}
        {...described}
        className={`min-h-12 w-full rounded-control border bg-paper px-3 py-2 ${error === undefined ? 'border-control' : 'border-danger'}`}
        {...select}
      >
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
      {hint !== undefined && (
        <p id={hintId} aria-live={hintIsLive ? 'polite' : undefined} className="mt-1.5 text-muted empty:hidden">
          {hint}
        </p>
      )}
      <FieldError id={errorId} className="mt-1.5">
        {error}
      </FieldError>
    </div>
  );
}
