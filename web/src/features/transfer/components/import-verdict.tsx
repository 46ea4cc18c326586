import { CircleAlert, CircleCheck } from 'lucide-react';
import { countPeople } from '@/features/transfer/count-people';
import { formatCount } from '@/lib/format';

/** Says which columns of the file are left out. */
export function ColumnNotes({ unknown, own }: { unknown: readonly string[]; own: readonly string[] }) {
  const quote = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
  return (
    <>
      {unknown.length > 0 && (
        <p className="mt-3 flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {unknown.length === 1
              ? 'A column is not known and is left out'
              : 'Some columns are not known and are left out'}
            : {quote(unknown)}.
          </span>
        </p>
      )}
      {own.length > 0 && (
        <p className="mt-3 text-muted">
          {quote(own)}: not used. Everyone in the file is added as a new person with a new id.
        </p>
      )}
    </>
  );
}

interface ImportVerdictProps {
  people: number;
  wrong: number;
  alike: number;
  general: readonly string[];
  checking: boolean;
  ready: boolean;
}

/** Says whether the file can be imported, and what stands in the way. */
export function ImportVerdict({ people, wrong, alike, general, checking, ready }: ImportVerdictProps) {
  return (
    <div role="status" className="mt-4 space-y-2 text-lg">
      {checking && <p className="text-muted">Checking {countPeople(people)}…</p>}
      {general.map((message) => (
        <p key={message} className="text-danger">
          {message}
        </p>
      ))}
      {wrong > 0 && (
        <p className="flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {wrong === 1 ? '1 row needs' : `${formatCount(wrong)} rows need`} a correction. Nothing has been added:
          correct the file and choose it again.
        </p>
      )}
      {ready && (
        <p className="flex items-start gap-2 text-success">
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {countPeople(people)} can be imported.
        </p>
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
