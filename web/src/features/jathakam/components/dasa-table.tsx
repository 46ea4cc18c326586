import { clsx } from 'clsx';
import { PointName } from '@/features/jathakam/components/point-name';
import { describeEnd } from '@/astrology/jathakam/describe-dasas';
import type { DasaEnd } from '@/astrology/jathakam/vimshottari';

/** The nine dasas with their ends. */
export function DasaTable({ ends, look }: { ends: readonly DasaEnd[]; look: 'page' | 'paper' }) {
  const cell = look === 'paper' ? 'pr-[0.6em]' : 'py-1.5 pr-3';
  return (
    <table className="mt-[0.2em] w-full text-left">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={clsx(cell, 'font-medium text-maroon-800')}>
            Dasa
          </th>
          <th scope="col" className={clsx(cell, 'font-medium text-maroon-800')}>
            Ends
          </th>
        </tr>
      </thead>
      <tbody>
        {ends.map((end) => (
          <tr key={end.lord} className="border-b border-line/70 align-top">
            <th scope="row" className={clsx(cell, 'font-normal')}>
              <PointName point={end.lord} />
            </th>
            <td className={cell}>{describeEnd(end)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
