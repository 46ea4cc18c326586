import type { Couple } from '@/person/porutham/couple';
import type { StarFacts } from '@/person/porutham/star-table';

/** What is compared of two people beside their stars. */
export interface MatchFacts extends StarFacts {
  mangal_dosha: string | null;
  other_dosha: string | null;
}

/** What the two families say about mangal dosha and other doshas, side by side, without a word on what it means. */
export function MangalOfBoth({ couple: { bride, groom } }: { couple: Couple<MatchFacts> }) {
  const sides = [
    { who: 'Bride', facts: bride },
    { who: 'Groom', facts: groom },
  ];
  return (
    <section aria-label="Mangal dosha of both" className="mt-4 border-t border-line/70 pt-2.5">
      <p className="font-semibold">Mangal dosha, as the families say</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {sides.map(({ who, facts: { mangal_dosha, other_dosha } }) => (
          <div key={who}>
            <dt className="text-muted">{who}</dt>
            <dd>{mangal_dosha ?? 'Not stated'}</dd>
            {other_dosha !== null && <dd>Other dosham: {other_dosha}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
