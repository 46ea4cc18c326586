import { inject, test } from 'vitest';

/** How much of its cases a test takes: a sample in `make test`, all in `make check`, ten times the random ones at night. */
export type TestDepth = 'sample' | 'whole' | 'tenfold';

declare module 'vitest' {
  interface ProvidedContext {
    depth: TestDepth;
  }
}

const depth = inject('depth');

/** The cases of a table: every seventh in `make test`, always the same ones, and all in `make check`. */
export const sampled = <T>(all: readonly T[]): readonly T[] =>
  depth === 'sample' ? all.filter((_, index) => index % 7 === 3) : all;

/** A test of a rare state beside everyday ones: in `make check` alone. */
export function inDepth(title: string, run: () => Promise<void>): void {
  if (depth !== 'sample') test(title, run);
}

/** How often a random test runs: a third of this in `make test`, or a smaller part, and ten times at night. */
export const randomRuns = (whole: number, parts = 3): number =>
  ({ sample: Math.ceil(whole / parts), whole, tenfold: whole * 10 })[depth];
