import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

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

export const figures = z.object({
  /** Of the register. */
  first_month: z.string(),
  fees_on: z.boolean(),
  months: z.array(z.object({ month: z.string(), counts, to_verify: median, to_decide: median })),
  /** Medians of the whole time, in days. */
  days: z.object({ to_verify: median, to_decide: median }),
  admins: split,
  sources: split,
});
export type Figures = z.infer<typeof figures>;

/** The months from one to another, by a day of each: "2026-11-01". */
export interface Period {
  from: string;
  to: string;
}

export const figureKeys = { of: ({ from, to }: Period) => ['figures', from, to] as const };

/** Without the months before the register began, as long as they are empty. */
const fromTheFirst = (read: Figures): Figures => {
  const begun = read.months.findIndex(
    ({ month, counts: done }) => month >= read.first_month || Object.keys(done).length > 0,
  );
  return { ...read, months: read.months.slice(Math.max(begun, 0)) };
};

/** What the bureau did in these months. */
export const figuresQueryOptions = (period: Period) =>
  queryOptions({
    queryKey: figureKeys.of(period),
    queryFn: async ({ signal }) =>
      readAs(
        figures,
        await run(supabase.rpc('read_figures', { first_month: period.from, last_month: period.to }), signal),
      ),
    select: fromTheFirst,
    placeholderData: keepPreviousData,
    // A visit to the page shows the latest numbers.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** The kinds that are shown: money only while the bureau takes fees. */
export const kindsOf = ({ fees_on: takesFees }: Figures) =>
  kind.options.filter((each) => takesFees || each !== 'money');
