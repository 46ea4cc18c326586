import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

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

/** Radio buttons, each with an explanation. */
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
