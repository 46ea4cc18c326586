import type { Couple } from '@/person/porutham/couple';
import { matchSouth, southVersion, type PoruthamFactor, type PoruthamResult } from '@/person/porutham/south';
import { useStarSettings } from '@/person/use-star-settings';

const words: Readonly<Record<PoruthamResult, string>> = {
  yes: 'Yes',
  middling: 'Middling',
  no: 'No',
  'cannot be computed': 'Cannot be computed',
};

interface PoruthamPanelProps {
  /** What the count is of: "Porutham with you". */
  label: string;
  couple: Couple;
}

/** How many of the ten porutham agree, in a line that opens the working. */
export function PoruthamPanel({ label, couple }: PoruthamPanelProps) {
  const settings = useStarSettings();
  if (settings === undefined) return null;
  const { factors, agreeing, computed } = matchSouth(couple, settings);
  const unknown = factors.filter(({ result }) => result === 'cannot be computed');
  return (
    <details className="rounded-card border border-line bg-paper px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center [overflow-wrap:anywhere]">
        <span className="text-lg text-maroon-800">
          {label}:{' '}
          <strong className="font-semibold">
            {agreeing} of {computed}
          </strong>
          {unknown.length > 0 && `, ${unknown.length} cannot be computed`}
        </span>
        <span className="block text-muted">Guide only; please confirm with your family astrologer.</span>
      </summary>
      <FactorList factors={factors.filter((factor) => !unknown.includes(factor))} />
      {unknown.length > 0 && (
        <>
          <p className="mt-4 font-semibold">Cannot be computed, and not counted</p>
          <FactorList factors={unknown} />
        </>
      )}
      <p className="my-3 text-muted">Rule table: {southVersion}</p>
    </details>
  );
}

function FactorList({ factors }: { factors: readonly PoruthamFactor[] }) {
  return (
    <ul className="mt-2">
      {factors.map(({ name, result, inputs, rule, variants }) => (
        <li key={name} className="border-t border-line/70 py-2.5 [overflow-wrap:anywhere]">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">
              {name}
              <span className="sr-only">:</span>
            </span>
            <span className="font-medium">{words[result]}</span>
          </p>
          <p>{inputs}</p>
          <p className="text-muted">Rule: {rule}</p>
          {variants !== null && <p className="text-muted">Elsewhere: {variants}</p>}
        </li>
      ))}
    </ul>
  );
}
