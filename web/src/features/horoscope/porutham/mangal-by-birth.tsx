import { skyMethod } from '@/astrology/sky/describe-birth';
import { countMangal, describeCount, mangalRule } from '@/astrology/sky/mangal';
import { skyOf } from '@/astrology/sky/person-sky';
import { useStarSettings } from '@/bureau/use-star-settings';
import type { MatchFacts } from '@/features/horoscope/porutham/panel';
import { t } from '@/texts/texts';

interface MangalByBirthProps {
  sides: readonly { who: string; facts: MatchFacts }[];
}

/** The houses of Mars at both births, with the rule; nothing unless both can be computed. */
export function MangalByBirth({ sides }: MangalByBirthProps) {
  const settings = useStarSettings();
  if (settings === undefined) return null;
  const skies = sides.flatMap(({ who, facts }) => {
    const found = skyOf(facts, settings.lunar_node);
    return 'missing' in found ? [] : [{ who, counts: countMangal(found.sky.rasiChart, settings) }];
  });
  if (skies.length < sides.length) return null;
  return (
    <>
      <p className="mt-3 font-semibold print:mt-1">{t('porutham.marsByBirth')}</p>
      <p className="text-muted">
        {mangalRule(settings)} {skyMethod()}
      </p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {skies.map(({ who, counts }) => (
          <div key={who}>
            <p className="text-muted print:hidden">{who}</p>
            <ul>
              {counts.map((count) => (
                <li key={count.from}>
                  {t('astrology.mangal.from', {
                    from: count.from,
                    count: describeCount(count) ?? t('birth-sky.notComputed'),
                  })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
