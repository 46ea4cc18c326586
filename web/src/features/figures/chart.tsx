import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { perLocale } from '@/lib/format';

interface FiguresChartProps {
  /** Its name for screen readers. */
  label: string;
  /** The first days of the months. */
  months: readonly string[];
  /** A bar for each month; null has none. */
  values: readonly (number | null)[];
  format: (value: number) => string;
}

const monthFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));

/** "Nov", with the year below it at the beginning and in January. */
function labelOf(month: string, index: number): string {
  const name = monthFormat().format(new Date(month));
  return index === 0 || month.slice(5, 7) === '01' ? `${name}\n${month.slice(0, 4)}` : name;
}

/** The months as bars. The table below has the same numbers. */
export function FiguresChart({ label, months, values, format }: FiguresChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const { fontSize, fontFamily, color } = getComputedStyle(current);
    const font = `${fontSize} ${fontFamily}`;
    const size = () => ({ width: current.clientWidth, height: 260 });
    const axis = { font, stroke: color, ticks: { show: false } };
    const chart = new uPlot(
      {
        ...size(),
        scales: {
          x: { time: false, range: [-0.6, months.length - 0.4] },
          // Money that was paid back may be more than was received.
          y: { range: (_, least, most) => [Math.min(0, least), Math.max(1, most * 1.05)] },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            space: 44,
            size: 48,
            incrs: [1, 2, 3, 4, 6, 12, 24],
            values: (_, places) =>
              places.map((index) => (months[index] === undefined ? '' : labelOf(months[index], index))),
          },
          {
            ...axis,
            grid: { stroke: 'rgb(217 199 166 / 0.6)', width: 1 },
            incrs: [1, 2, 5, 10, 20, 50]
              .flatMap((step) => [step, step * 100, step * 10_000, step * 1_000_000])
              .sort((a, b) => a - b),
            values: (_, numbers) => numbers.map(format),
            size: (self, numbers: readonly string[] | null) => {
              if (numbers === null) return 40;
              self.ctx.font = font;
              return 16 + Math.max(...numbers.map((text) => self.ctx.measureText(text).width / devicePixelRatio));
            },
          },
        ],
        series: [
          {},
          {
            fill: color,
            width: 0,
            points: { show: false },
            ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.6, 48] }) }),
          },
        ],
        cursor: { show: false },
        legend: { show: false },
      },
      [months.map((_, index) => index), [...values]],
      current,
    );
    const observer = new ResizeObserver(() => chart.setSize(size()));
    observer.observe(current);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [months, values, format]);
  return (
    <div ref={place} role="img" aria-label={label} className="mt-3 min-w-0 overflow-hidden text-sm text-maroon-800" />
  );
}
