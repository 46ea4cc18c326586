import { Fragment } from 'react';
import { papaHouses, papaPlacements, papaPlanets, papaStarts } from '@/astrology/panchangam/papasamyam';
import { sayPoint } from '@/astrology/sky/chart-names';
import { skyMethod } from '@/astrology/sky/describe-birth';
import { countMangal, describeCount, mangalRule } from '@/astrology/sky/mangal';
import { skyOf } from '@/astrology/sky/person-sky';
import type { StarSettings } from '@/astrology/star-settings';
import { useStarSettings } from '@/bureau/use-star-settings';
import { ComparedPart, type MatchFacts } from '@/features/horoscope/porutham/panel';
import { t } from '@/texts/texts';

type Sides = readonly { who: string; facts: MatchFacts }[];

/** The sky of each birth; null unless all can be computed. */
function skiesOf(sides: Sides, settings: StarSettings | undefined) {
  if (settings === undefined) return null;
  const skies = sides.flatMap(({ who, facts }) => {
    const found = skyOf(facts, settings.lunar_node);
    return 'missing' in found ? [] : [{ who, sky: found.sky }];
  });
  return skies.length < sides.length ? null : skies;
}

/** The houses of Mars at both births, with the rule; nothing unless both can be computed. */
export function MangalByBirth({ sides }: { sides: Sides }) {
  const settings = useStarSettings();
  const skies = skiesOf(sides, settings);
  if (settings === undefined || skies === null) return null;
  return (
    <>
      <p className="mt-3 font-semibold print:mt-1">{t('porutham.marsByBirth')}</p>
      <p className="text-muted">
        {mangalRule(settings)} {skyMethod()}
      </p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {skies.map(({ who, sky }) => (
          <div key={who}>
            <p className="text-muted print:hidden">{who}</p>
            <ul>
              {countMangal(sky.rasiChart, settings).map((count) => (
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

const startPoints = { lagnam: 'Lagnam', Moon: 'Moon', Venus: 'Venus' } as const;

/** The houses of Mars, Saturn, Sun, Rahu and Ketu at both births; nothing unless both can be computed. */
export function PapasamyamTable({ sides }: { sides: Sides }) {
  const skies = skiesOf(sides, useStarSettings());
  if (skies === null) return null;
  const placements = skies.map(({ who, sky }) => ({ who, housesOf: papaPlacements(sky) }));
  return (
    <ComparedPart label={t('porutham.papasamyamOfBoth')}>
      <p className="font-semibold">{t('porutham.papasamyam')}</p>
      <table className="mt-1 w-full text-center max-sm:[overflow-wrap:anywhere]">
        <thead>
          <tr>
            <td />
            {skies.map(({ who }) => (
              <th key={who} scope="colgroup" colSpan={papaStarts.length} className="font-normal text-muted">
                {who}
              </th>
            ))}
          </tr>
          <tr className="border-b border-line">
            <th scope="col" className="text-left font-normal text-muted">
              {t('porutham.from')}
            </th>
            {skies.map(({ who }) => (
              <Fragment key={who}>
                {papaStarts.map((start) => (
                  <th key={start} scope="col" className="text-[0.8125em] font-normal text-muted">
                    {sayPoint(startPoints[start])}
                  </th>
                ))}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {papaPlanets.map((planet) => (
            <tr key={planet} className="border-b border-line/70">
              <th scope="row" className="py-1 text-left font-normal print:py-0">
                {sayPoint(planet)}
              </th>
              {placements.map(({ who, housesOf }) => (
                <Fragment key={who}>
                  {papaStarts.map((start) => (
                    <Houses key={start} houses={housesOf(planet, start)} />
                  ))}
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-muted">{t('porutham.papasamyamNote')}</p>
    </ComparedPart>
  );
}

function Houses({ houses }: { houses: readonly number[] | null }) {
  if (houses === null) {
    return (
      <td className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('porutham.notKnown')}</span>
      </td>
    );
  }
  return (
    <td>
      {houses.map((house, index) => (
        <Fragment key={house}>
          {index > 0 && '/'}
          {papaHouses.includes(house) ? <strong className="font-bold">{house}</strong> : house}
        </Fragment>
      ))}
    </td>
  );
}
