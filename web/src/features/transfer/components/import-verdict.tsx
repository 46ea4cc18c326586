import { countPeople } from '@/features/transfer/count-people';
import { formatCount } from '@/lib/format';
import { CircleAlert, CircleCheck } from '@/ui/icons';

interface ImportVerdictProps {
  good: number;
  bad: number;
  alike: number;
  general: readonly string[];
  checking: boolean;
  checked: boolean;
}

const countRows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`);

/** Tells which rows can be imported, and what to do with the others. */
export function ImportVerdict({ good, bad, alike, general, checking, checked }: ImportVerdictProps) {
  return (
    <div role="status" className="mt-4 space-y-2 text-lg">
      {checking && <p className="text-muted">Checking {countPeople(good + bad)}…</p>}
      {general.map((message) => (
        <p key={message} className="text-danger">
          {message}
        </p>
      ))}
      {checked && bad === 0 && (
        <p className="flex items-start gap-2 text-success">
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {countPeople(good)} can be imported.
        </p>
      )}
      {checked && bad > 0 && (
        <>
          <p className="flex items-start gap-2 text-danger">
            <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
            {good === 0
              ? `${countRows(bad)} ${bad === 1 ? 'has' : 'have'} problems, and no row is fine.`
              : `${countRows(good)} ${good === 1 ? 'is' : 'are'} fine, ${formatCount(bad)} ${bad === 1 ? 'has' : 'have'} problems.`}
          </p>
          <p className="max-w-prose">
            {good > 0 && 'You can import the rows that are fine now. '}
            Mend the others here with “Edit”. Or download them as a file that says what is wrong with each row, correct
            it and import that file.
          </p>
        </>
      )}
      {!checking && alike > 0 && (
        <p>
          {alike === 1 ? '1 person may' : `${formatCount(alike)} people may`} be in the register already: look at the
          remarks below.
        </p>
      )}
    </div>
  );
}
