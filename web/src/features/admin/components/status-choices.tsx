import { useId, type ReactNode } from 'react';
import { sentenceCase, statusMeanings } from '@/features/admin/status-words';
import type { ProfileStatus } from '@/person/value-lists';

interface StatusChoicesProps {
  legend: string;
  choices: readonly ProfileStatus[];
  chosen: string | null;
  /** The status it has now, marked so. */
  current?: string;
  /** What else is asked for the status that is chosen. */
  detail?: ReactNode;
  onChoose: (status: ProfileStatus) => void;
}

/** The states to choose from, each with what it does. */
export function StatusChoices({ legend, choices, chosen, current, detail, onChoose }: StatusChoicesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="divide-y divide-line/70 rounded-card border border-line">
        {choices.map((status) => (
          <div key={status} className="first:rounded-t-card last:rounded-b-card has-checked:bg-wash">
            <label className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-2.5">
              <input
                type="radio"
                name={name}
                value={status}
                checked={chosen === status}
                className="mt-0.5 size-5 shrink-0 accent-maroon-800"
                onChange={() => {
                  onChoose(status);
                }}
              />
              <span className="min-w-0">
                <span className="font-medium">
                  {status === 'verified' && current !== 'verified' ? 'Active again' : sentenceCase(status)}
                  {status === current && <span className="font-normal text-muted"> (as it is now)</span>}
                </span>
                <span className="block text-muted">{statusMeanings[status]}</span>
              </span>
            </label>
            {status === chosen && detail !== undefined && <div className="px-4 pb-4 pl-12">{detail}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
