import { type Chart, type ChartLanguage, type ChartPoint, nameOfPoint } from '@/astrology/sky/chart-names';
import { type ChartKind, describeChart, pointsIn, titleOfChart } from '@/features/horoscope/charts/describe';
import {
  type ChartCell,
  chartCells,
  chartSide,
  type ChartStyle,
  placeNames,
  scriptOf,
} from '@/features/horoscope/charts/layout';

/** The titles in each script. */
const ownTitles: Readonly<Record<ChartKind, Readonly<Record<ChartLanguage, string | null>>>> = {
  rasi: { en: null, ta: 'ராசி', ml: 'രാശി', te: 'రాశి', kn: 'ರಾಶಿ', hi: 'राशि' },
  navamsam: { en: null, ta: 'நவாம்சம்', ml: 'നവാംശം', te: 'నవాంశం', kn: 'ನವಾಂಶ', hi: 'नवांश' },
};

/** Marks names as data. React's types have the attribute for HTML alone. */
const asData = { translate: 'no' };

/** Space for the frame around the square, and for a title above it. */
const frame = 8;
const titleHeight = 52;

interface ChartDrawingProps {
  kind: ChartKind;
  chart: Chart;
  style: ChartStyle;
  language: ChartLanguage;
  /** The largest font size of names, in drawing units (400 per side). */
  fontSize: number;
}

/** A rasi or navamsa chart in almanac style, as wide as its container. Its accessible name lists the planets by sign. */
export function ChartDrawing({ kind, chart, style: wanted, language, fontSize }: ChartDrawingProps) {
  // Houses need a lagnam. Without one, use the chart style with fixed signs.
  const style = wanted === 'North Indian' && chart.lagnam === null ? 'South Indian' : wanted;
  // A North Indian chart has no free centre for the title.
  const above = style === 'North Indian' ? titleHeight : 0;
  const box = [-frame, -frame - above, chartSide + 2 * frame, chartSide + 2 * frame + above];
  const cells = chartCells(style, chart.lagnam);
  const title = titleOfChart(kind);
  const own = ownTitles[kind][language];
  return (
    <svg
      role="img"
      aria-label={describeChart(chart, kind)}
      viewBox={box.join(' ')}
      className="block h-auto w-full fill-none stroke-maroon-800 font-text text-ink forced-colors:stroke-[CanvasText]"
    >
      <rect
        x={-6}
        y={-6}
        width={chartSide + 12}
        height={chartSide + 12}
        rx={3}
        className="stroke-gold-500 stroke-[1.5]"
      />
      <rect width={chartSide} height={chartSide} className="fill-paper stroke-2 forced-colors:fill-none" />
      {cells.map((cell) => (
        <Cell key={cell.sign} cell={cell} points={pointsIn(chart, cell.sign)} language={language} fontSize={fontSize} />
      ))}
      <path d={edgesOf(cells).join('')} className="stroke-[1.25]" />
      <Title
        title={title}
        own={own === title ? null : own}
        language={language}
        size={style === 'East Indian' ? 23 : 28}
        middle={above === 0 ? chartSide / 2 : -frame - above / 2}
        isInOneLine={above > 0}
      />
    </svg>
  );
}

/** SVG path segments of the cell borders. A border shared by two cells is drawn once. */
function edgesOf(cells: readonly ChartCell[]): string[] {
  const edges = cells.flatMap(({ outline }) =>
    outline.map((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      const [first, second] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from];
      return `M${first.x} ${first.y}L${second.x} ${second.y}`;
    }),
  );
  return [...new Set(edges)];
}

interface CellProps {
  cell: ChartCell;
  points: readonly ChartPoint[];
  language: ChartLanguage;
  fontSize: number;
}

function Cell({ cell: { outline, isLagnam, area, centre, stroke, number }, points, language, fontSize }: CellProps) {
  const names = points.map((point) => nameOfPoint(point, language).short);
  const { size, middles } = placeNames(names, area, centre, scriptOf(language), fontSize);
  return (
    <g>
      {isLagnam && (
        <polygon
          points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-wash stroke-none forced-colors:fill-none"
        />
      )}
      {stroke !== null && (
        <line x1={stroke[0].x} y1={stroke[0].y} x2={stroke[1].x} y2={stroke[1].y} className="stroke-2" />
      )}
      {number !== null && (
        <text
          x={number.place.x}
          y={number.place.y + 5.5}
          fontSize={16}
          textAnchor="middle"
          className="fill-gold-700 stroke-none forced-colors:fill-[CanvasText]"
        >
          {number.value}
        </text>
      )}
      <g
        lang={language}
        {...asData}
        fontSize={size}
        textAnchor="middle"
        className="fill-ink stroke-none font-medium forced-colors:fill-[CanvasText]"
      >
        {points.map((point, index) => (
          <text
            key={point}
            x={middles[index]?.x}
            y={middles[index]?.y}
            className={point === 'Lagnam' ? 'fill-maroon-800 forced-colors:fill-[CanvasText]' : undefined}
          >
            {names[index]}
          </text>
        ))}
      </g>
    </g>
  );
}

interface TitleProps {
  title: string;
  own: string | null;
  language: ChartLanguage;
  /** The font size. */
  size: number;
  /** The vertical centre. */
  middle: number;
  /** Both titles on one line, not stacked. */
  isInOneLine: boolean;
}

function Title({ title, own, language, size, middle, isInOneLine }: TitleProps) {
  const x = chartSide / 2;
  const look = 'fill-maroon-800 stroke-none font-display forced-colors:fill-[CanvasText]';
  if (isInOneLine) {
    return (
      <text x={x} y={middle + 8} fontSize={size} textAnchor="middle" className={look}>
        {title}
        {own !== null && (
          <tspan lang={language} {...asData} dx={14} fontSize={size - 5}>
            {own}
          </tspan>
        )}
      </text>
    );
  }
  return (
    <g textAnchor="middle">
      <text x={x} y={own === null ? middle - 6 : middle - 14} fontSize={size} className={look}>
        {title}
      </text>
      <Ornament x={x} y={own === null ? middle + 14 : middle + 5} />
      {own !== null && (
        <text lang={language} {...asData} x={x} y={middle + 38} fontSize={size - 5} className={look}>
          {own}
        </text>
      )}
    </g>
  );
}

/** A thin line with a lozenge at its centre. */
function Ornament({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x - 46} ${y}h34M${x + 12} ${y}h34M${x - 8} ${y}l8 -6l8 6l-8 6z`}
      className="stroke-gold-500 stroke-[1.5] forced-colors:stroke-[CanvasText]"
    />
  );
}
