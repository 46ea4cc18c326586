import { useState, type ReactNode } from 'react';
import { guideOnly } from '@/astrology/guide-only';
import type { Couple } from '@/astrology/porutham/couple';
import { matchStars, type StarFactor } from '@/astrology/porutham/match-stars';
import { useStarSettings } from '@/astrology/use-star-settings';

interface MatchPanelProps {
  /** Text after the count: "with you". */
  whose: string | null;
  couple: Couple;
  /** Other compared facts, below the factors; loaded when the details open. */
  children?: ReactNode;
}

/** The star match by the bureau's school: one line that opens the details. */
export function MatchPanel({ whose, couple, children }: MatchPanelProps) {
  const settings = useStarSettings();
  const [isOpened, setIsOpened] = useState(false);
  if (settings === undefined) return null;
  const { name, count, more, uncomputed, counted, factors, version } = matchStars(couple, settings);
  const unknown = factors.filter(({ isComputed }) => !isComputed);
  return (
    <details
      className="rounded-card border border-line bg-paper px-4 py-2"
      onToggle={() => {
        setIsOpened(true);
      }}
    >
      <summary className="min-h-11 cursor-pointer content-center [overflow-wrap:anywhere]">
        <span className="text-lg text-maroon-800">
          {whose === null ? name : `${name} ${whose}`}: <strong className="font-semibold">{count}</strong>
          {more !== null && `, ${more}`}
          {uncomputed > 0 && `, ${uncomputed} cannot be computed`}
        </span>
        <span className="block text-muted">{guideOnly}</span>
      </summary>
      <FactorList factors={factors.filter(({ isComputed }) => isComputed)} />
      {unknown.length > 0 && (
        <>
          <p className="mt-4 font-semibold">
            {unknown.length === uncomputed ? 'Cannot be computed, and not counted' : 'Cannot be computed as yet'}
          </p>
          {counted !== null && <p>{counted}</p>}
          <FactorList factors={unknown} />
        </>
      )}
      {isOpened && children}
      <p className="my-3 text-muted">Rule table: {version}</p>
    </details>
  );
}

function FactorList({ factors }: { factors: readonly StarFactor[] }) {
  return (
    <ul className="mt-2">
      {factors.map(({ name, outcome, inputs, rule, variants }) => (
        <li key={name} className="border-t border-line/70 py-2.5 [overflow-wrap:anywhere]">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">
              {name}
              <span className="sr-only">:</span>
            </span>
            <span className="font-medium">{outcome}</span>
          </p>
          <p>{inputs}</p>
          <p className="text-muted">Rule: {rule}</p>
          {variants !== null && <p className="text-muted">Elsewhere: {variants}</p>}
        </li>
      ))}
    </ul>
  );
}
