/** Work on an input of a length. */
export type WorkOfLength = (length: number) => () => unknown;

/** Lengths within the limits of a cell and a line, and of a whole text. */
export const shortLengths = { from: 60, to: 480 };
export const longLengths = { from: 1250, to: 20_000 };

/** Microseconds of processor time, of which the shortest measurable one is 1. */
function timeOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}

const tries = 5;
/** Work that grows with the square is 8 times and 16 times as much beyond the length. Compiled code and caches blur it. */
const mostBeyondLength = 4;

/**
 * Whether the work grows faster than its input. It compares two runs with each other, never with a time. A pause or a
 * collection of garbage makes one try wrong; fast growth shows in each.
 */
export function growsTooFast(work: WorkOfLength, { from, to }: { from: number; to: number }): boolean {
  const [short, long] = [work(from), work(to)];
  const most = mostBeyondLength * (to / from);
  return Array.from({ length: tries }).every(() => timeOf(long) > most * timeOf(short));
}
