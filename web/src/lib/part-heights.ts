// Heights of the parts of a long list. Parts far from the screen are replaced by empty ones of the same height, so that Back
// and a reload restore the scroll position.
import { tabStorage } from '@/base/browser-storage';

/** Heights by index of the part, in pixels; undefined for a part not measured yet. */
export interface PartHeights {
  /** How wide the list was: in another width its parts have other heights. */
  width: number;
  heights: readonly (number | undefined)[];
}

const storageKey = (list: string) => `heights of ${list}`;

function readNumbers(text: string): (number | undefined)[] {
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return [];
    return values.map((value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined));
  } catch {
    return [];
  }
}

/** The measured heights of a list in this tab, over a reload too. */
export function readHeights(list: string): PartHeights {
  const [width = 0, ...heights] = readNumbers(tabStorage.getItem(storageKey(list)) ?? '[]');
  return { width, heights };
}

export function keepHeights(list: string, { width, heights }: PartHeights): void {
  tabStorage.setItem(storageKey(list), JSON.stringify([width, ...heights]));
}

/** The heights together with the measured ones, by place; the same object when nothing is new. */
export function withMeasured(known: PartHeights, width: number, measured: ReadonlyMap<number, number>): PartHeights {
  const before = known.width === width ? known.heights : [];
  if (known.width === width && [...measured].every(([part, height]) => before[part] === height)) return known;
  const count = Math.max(before.length, ...[...measured.keys()].map((part) => part + 1));
  return { width, heights: Array.from({ length: count }, (_, part) => measured.get(part) ?? before[part]) };
}

/** The height of each part; an unmeasured one is estimated by the first measured. */
export function estimateHeights({ heights }: PartHeights, count: number, guess: number): number[] {
  // Not the mean: each new measurement would move every unmeasured part.
  const usual = heights.find((height) => height !== undefined) ?? guess;
  return Array.from({ length: count }, (_, part) => heights[part] ?? usual);
}

/** Which parts, stacked from `top` on, overlap the range between two positions of the page. */
export function partsBetween(heights: readonly number[], top: number, from: number, to: number): boolean[] {
  let end = top;
  return heights.map((height) => {
    const start = end;
    end += height;
    return end > from && start < to;
  });
}
