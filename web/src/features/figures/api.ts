import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { question } from '@/lib/rpc';

const kind = z.enum([
  'enquiries',
  'registered',
  'verified',
  'shown',
  'interested',
  'shared',
  'engaged',
  'married',
  'money',
]);
export type FigureKind = z.infer<typeof kind>;

const median = z.number().nullable();
/** Numbers by kind; money in paise. A kind that is left out is 0. */
const counts = z.partialRecord(kind, z.number());
const split = z.array(z.object({ name: z.string().nullable(), counts }));
export type Split = z.infer<typeof split>;

export const figures = question(
  'read_figures',
  z.object({
    /** Of the register. */
    first_month: z.string(),
    fees_on: z.boolean(),
    months: z.array(z.object({ month: z.string(), counts, to_verify: median, to_decide: median })),
    /** Medians of the whole time, in days. */
    days: z.object({ to_verify: median, to_decide: median }),
    admins: split,
    sources: split,
  }),
  0,
);
export type Figures = z.infer<typeof figures.shape>;

/** Without the months before the register began, as long as they are empty. */
const fromTheFirst = (read: Figures): Figures => {
  const begun = read.months.findIndex(
    ({ month, counts: done }) => month >= read.first_month || Object.keys(done).length > 0,
  );
  return { ...read, months: read.months.slice(Math.max(begun, 0)) };
};

/** What the bureau did in these months, by a day of each: "2026-11-01". A visit to the page shows the latest numbers. */
export const figuresQueryOptions = (from: string, to: string) => ({
  ...figures.of({ first_month: from, last_month: to }),
  select: fromTheFirst,
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: false,
});

/** The kinds that are shown: money only while the bureau takes fees. */
export const kindsOf = ({ fees_on: takesFees }: Figures) =>
  kind.options.filter((each) => takesFees || each !== 'money');
