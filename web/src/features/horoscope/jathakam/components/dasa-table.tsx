import { PointName } from '@/features/horoscope/jathakam/components/point-name';
import { describeEnd } from '@/astrology/jathakam/describe-dasas';
import type { DasaEnd } from '@/astrology/jathakam/vimshottari';
import { t } from '@/texts/texts';

/** The nine dasas with their ends. */
export function DasaTable({ ends }: { ends: readonly DasaEnd[] }) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-line">
          {(['jathakam.dasa', 'jathakam.ends'] as const).map((title) => (
            <th key={title} scope="col" className="py-1.5 pr-3 font-medium text-maroon-800">
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ends.map((end) => (
          <tr key={end.lord} className="border-b border-line/70 align-top">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              <PointName point={end.lord} />
            </th>
            <td className="py-1.5 pr-3">{describeEnd(end)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same for paper, as many beside each other as fit. */
export function DasaList({ ends }: { ends: readonly DasaEnd[] }) {
  return (
    <ul
      aria-label={t('jathakam.dasasWithEnds')}
      className="grid grid-cols-[repeat(auto-fill,minmax(13.5em,1fr))] gap-x-[1em]"
    >
      {ends.map((end) => (
        <li key={end.lord}>
          <PointName point={end.lord} />: {describeEnd(end)}
        </li>
      ))}
    </ul>
  );
}
