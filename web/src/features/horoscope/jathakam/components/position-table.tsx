import { clsx } from 'clsx';
import { PointName } from '@/features/horoscope/jathakam/components/point-name';
import { describeDegrees, describeMotion, describeStarPada } from '@/astrology/jathakam/describe-positions';
import type { Position } from '@/astrology/jathakam/positions';
import { t } from '@/texts/texts';

const columns = ['jathakam.rasiDegrees', 'jathakam.starPada'] as const;

/** Where the lagnam and the nine planets stand: rasi with degrees, star with pada, retrograde, combust. */
export function PositionTable({ positions, look }: { positions: readonly Position[]; look: 'page' | 'paper' }) {
  const cell = look === 'paper' ? 'pr-[0.6em]' : 'py-1.5 pr-3';
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={clsx(cell, 'font-medium')}>
            <span className="sr-only">{t('astrology.planet')}</span>
          </th>
          {columns.map((title) => (
            <th key={title} scope="col" className={clsx(cell, 'font-medium text-maroon-800')}>
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {positions.map((position) => {
          const motion = describeMotion(position);
          return (
            <tr key={position.point} className="border-b border-line/70 align-top">
              <th scope="row" className={clsx(cell, 'font-normal')}>
                <PointName point={position.point} />
                {motion !== null && <span className={clsx(look === 'page' && 'block')}> {motion}</span>}
              </th>
              {[describeDegrees(position), describeStarPada(position.star)].map((value, index) => (
                <td key={columns[index]} className={clsx(cell, '[overflow-wrap:anywhere]')}>
                  {value ?? <span className="text-muted">{t('astrology.notCertain')}</span>}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
