import { clsx } from 'clsx';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { splitList } from '@/base/values';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CheckboxField, SelectField } from '@/ui/fields';
import { FieldError } from '@/ui/field-note';

interface ChoicesFieldProps {
  label: string;
  emptyLabel: string;
  options: readonly { value: string; label: string }[];
  /** The chosen values, with commas between. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One of a list or several: a select for each, and a button for one more. */
export function ChoicesField({ label, emptyLabel, options, value, error, onChange }: ChoicesFieldProps) {
  const [adds, setAdds] = useState(false);
  const chosen = splitList(value);
  const rows = adds || chosen.length === 0 ? [...chosen, ''] : chosen;
  return (
    <div className="grid content-start gap-2">
      {rows.map((row, index) => (
        <SelectField
          // A new row begins with the button.
          autoFocus={adds && row === '' && index > 0}
          key={row === '' ? 'new' : row}
          label={index === 0 ? label : t('ui.choices.or', { label })}
          emptyLabel={index === 0 ? emptyLabel : t('ui.choices.noOther')}
          options={options.filter((option) => option.value === row || !chosen.includes(option.value))}
          value={row}
          error={index === 0 ? error : undefined}
          onChange={({ target }) => {
            setAdds(false);
            onChange(
              rows
                .map((each, place) => (place === index ? target.value : each))
                .filter((each) => each !== '')
                .join(', '),
            );
          }}
        />
      ))}
      {!adds && chosen.length > 0 && chosen.length < options.length && (
        <div>
          <Button size="small" onClick={() => setAdds(true)}>
            {t('ui.choices.another')}
          </Button>
        </div>
      )}
    </div>
  );
}

const looks = {
  joined: {
    list: 'divide-y divide-line/70 rounded-card border border-line',
    choice: 'first:rounded-t-card last:rounded-b-card',
  },
  apart: {
    list: 'grid gap-2',
    choice: 'rounded-control border border-line bg-paper has-checked:border-maroon-800',
  },
};

interface ExplainedChoicesProps<Value extends string> {
  look: keyof typeof looks;
  legend: string;
  /** An empty explanation is left out. */
  choices: readonly { value: Value; label: string; explanation: string }[];
  chosen: string | null;
  /** The value in effect now, and the label that marks it. */
  current?: { value: string; mark: string };
  /** Extra fields for the chosen value. */
  detail?: ReactNode;
  onChoose: (value: Value) => void;
}

export function ExplainedChoices<Value extends string>(props: ExplainedChoicesProps<Value>) {
  const { look, legend, choices, chosen, current, detail, onChoose } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className={looks[look].list}>
        {choices.map(({ value, label, explanation }) => (
          <div key={value} className={clsx('has-checked:bg-wash', looks[look].choice)}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-2.5">
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                className="mt-0.5 size-5 shrink-0 accent-maroon-800"
                onChange={() => onChoose(value)}
              />
              <span className="min-w-0">
                <span className="font-medium">{label}</span>
                {value === current?.value && <span className="text-muted"> {current.mark}</span>}
                {explanation !== '' && <span className="block text-muted">{explanation}</span>}
              </span>
            </label>
            {value === chosen && detail !== undefined && <div className="px-4 pb-4 pl-12">{detail}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface ChecklistProps {
  legend: string;
  items: readonly { value: string; label: string; hint?: string | undefined; disabled?: boolean }[];
  error: string | undefined;
  /** Input props from the form library, spread on each checkbox. */
  field: ComponentProps<'input'>;
}

/** A group of checkboxes, at least one required, with one error for the group. */
export const Checklist = ({ legend, items, error, field }: ChecklistProps) => (
  <>
    <fieldset aria-describedby={error === undefined ? undefined : 'nothing-ticked'}>
      <legend className="sr-only">{legend}</legend>
      <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {items.map(({ value, ...item }) => (
          <CheckboxField key={value} value={value} {...field} {...item} />
        ))}
      </div>
    </fieldset>
    <div role="alert" className="empty:hidden">
      <FieldError id="nothing-ticked" className="mt-2">
        {error}
      </FieldError>
    </div>
  </>
);

interface InlineSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export const InlineSelect = <Value extends string>({ label, value, options, onChange }: InlineSelectProps<Value>) => (
  <label className="flex max-w-full flex-wrap items-center gap-x-2">
    <span className="text-muted">{label}</span>
    <select
      className="min-h-11 max-w-full min-w-0 rounded-control border border-control bg-paper px-3 py-1.5"
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
