import { petal } from './geometry.ts';

interface LotusOptions {
  stroke: string;
  strokeWidth: number;
  fill?: string;
  scale?: number;
}

/** An open lotus standing on the origin, about 40 wide and 27 high. Outer petals come first, so that inner ones cover them. */
export function lotus({ stroke, strokeWidth, fill = 'none', scale = 1 }: LotusOptions): string {
  const pairs = [
    { turn: 78, height: 19, halfWidth: 5 },
    { turn: 50, height: 22, halfWidth: 6 },
    { turn: 24, height: 24, halfWidth: 7 },
  ];
  const outer = pairs
    .map(({ turn, height, halfWidth }) => {
      const shape = petal(0, height, halfWidth, 0.5);
      return `<path d="${shape}" transform="rotate(-${turn})"/><path d="${shape}" transform="rotate(${turn})"/>`;
    })
    .join('');
  const heart = `<path d="${petal(0, 27, 7, 0.5)}"/><path d="${petal(0, 16, 3, 0.5)}"/>`;
  const scaled = scale === 1 ? '' : `transform="scale(${scale})" `;
  return (
    `<g ${scaled}fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round">` +
    `${outer}${heart}</g>`
  );
}
