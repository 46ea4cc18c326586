import { papaHouses, papaPlacements, papaPlanets, papaStarts } from '@/astrology/panchangam/papasamyam';
import { skyOf } from '@/astrology/sky/person-sky';
import { sayPoint } from '@/astrology/sky/chart-names';
import { useStarSettings } from '@/bureau/use-star-settings';
import type { MatchFacts } from '@/features/horoscope/porutham/panel';
import { t } from '@/texts/texts';
import { Fragment } from 'react';

interface PapasamyamTableProps {
  sides: readonly { who: string; facts: MatchFacts }[];
}

const startPoints = { lagnam: 'Lagnam', Moon: 'Moon', Venus: 'Venus' } as const;

/** The houses of Mars, Saturn, Sun, Rahu and Ketu at both births; nothing unless both can be computed. */
export function PapasamyamTable({ sides }: PapasamyamTableProps) {
  const settings = useStarSettings();
  if (settings === undefined) return null;
  const skies = sides.flatMap(({ who, facts }) => {
    const found = skyOf(facts, settings.lunar_node);
    return 'missing' in found ? [] : [{ who, housesOf: papaPlacements(found.sky) }];
  });
  if (skies.length < sides.length) return null;
  return (
    <section
      aria-label={t('porutham.papasamyamOfBoth')}
      className="mt-4 break-inside-avoid border-t border-line/70 pt-2.5 print:mt-2 print:border-t-0 print:pt-0"
    >
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
              {skies.map(({ who, housesOf }) => (
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
    </section>
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
