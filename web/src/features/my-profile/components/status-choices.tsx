import { ownStatuses, type OwnStatus } from '@/features/my-profile/own-statuses';

interface StatusChoicesProps {
  current: OwnStatus;
  chosen: OwnStatus;
  onChoose: (status: OwnStatus) => void;
}

/** The four statuses that are the member's to choose. */
export function StatusChoices({ current, chosen, onChoose }: StatusChoicesProps) {
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">My status</legend>
      <div className="grid gap-2">
        {ownStatuses.map(({ value, label, explanation }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-line bg-paper px-4 py-2.5 has-checked:border-maroon-800 has-checked:bg-wash"
          >
            <input
              type="radio"
              name="my-status"
              value={value}
              checked={value === chosen}
              className="mt-1 size-4.5 shrink-0 accent-maroon-800"
              onChange={() => {
                onChoose(value);
              }}
            />
            <span className="min-w-0">
              <span className="font-medium">{label}</span>
              {value === current && <span className="text-muted"> (now)</span>}
              <span className="block text-muted">{explanation}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
