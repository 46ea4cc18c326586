import type { MatchFacts } from '@/features/porutham/match-facts';
import { countMangal, mangalRule, type MangalCount } from '@/astrology/sky/mangal';
import { skyOf } from '@/astrology/sky/person-sky';
import { useStarSettings } from '@/astrology/use-star-settings';

interface MangalByBirthProps {
  sides: readonly { who: string; facts: MatchFacts }[];
}

function describeCount({ from, house, hasDosha }: MangalCount): string {
  const start = from === 'lagnam' ? 'From the lagnam' : from === 'Moon' ? 'From the Moon' : 'From Venus';
  if (house === null || hasDosha === null) return `${start}: cannot be computed`;
  return `${start}: house ${house}, ${hasDosha ? 'yes' : 'no'}`;
}

/** The houses of Mars at both births, with the rule; nothing unless both can be computed. */
export function MangalByBirth({ sides }: MangalByBirthProps) {
  const settings = useStarSettings();
  if (settings === undefined) return null;
  const skies = sides.flatMap(({ who, facts }) => {
    const found = skyOf(facts, settings.lunar_node);
    return 'missing' in found ? [] : [{ who, counts: countMangal(found.sky.rasiChart) }];
  });
  if (skies.length < sides.length) return null;
  return (
    <>
      <p className="mt-3 font-semibold print:mt-1">Mars by the births given</p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {skies.map(({ who, counts }) => (
          <div key={who}>
            <p className="text-muted print:hidden">{who}</p>
            <ul>
              {counts.map((count) => (
                <li key={count.from}>{describeCount(count)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-1 text-muted">{mangalRule}</p>
    </>
  );
}
