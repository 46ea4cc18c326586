import { part, together } from './test-results.ts';

/** Work that needs nothing of other pieces, and the names of its parts. */
export interface Piece {
  readonly parts: readonly string[];
  readonly run: () => Promise<void>;
}

/** The parts of a piece by their names. Each gets the place that the piece provides; it may give back why it is left out. */
export type Parts<Place> = Readonly<Record<string, (place: Place) => unknown>>;

/**
 * A piece whose parts need a place.
 * @param provide makes the place for some work, and removes it afterwards
 * @param rows the parts: those of a row one after the other, the rows side by side
 * @param before the parts of `provide` itself
 */
export function makePiece<Place>(
  provide: (work: (place: Place) => Promise<void>) => Promise<void>,
  rows: readonly Parts<Place>[],
  before: readonly string[] = [],
): Piece {
  const runRow = async (row: Parts<Place>, place: Place) => {
    for (const [name, work] of Object.entries(row)) await part(name, () => work(place));
  };
  return {
    parts: [...before, ...rows.flatMap((row) => Object.keys(row))],
    run: () => provide((place) => together(...rows.map((row) => runRow(row, place)))),
  };
}
