// The site's door to the functions of the database. A name stands here once with the shape of its answer. The access tests compare
// that shape with what the database answers (supabase/tests/shapes-of-site.ts).
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import { z } from 'zod';
import { act, call, type Name } from '@/lib/act';
import { nextByCount, readAs, run, runReading, type Args, type Part } from '@/lib/run';

// For a feature whose api.ts has shapes too.
export { act };

const keyOf = (name: Name, args: object): QueryKey => [name, args];

/** A function that answers JSON of a shape. Name and arguments are the key of its query. */
export const question = <Asked extends Name, Data>(name: Asked, shape: z.ZodType<Data>, staleTime?: number) => ({
  name,
  shape,
  /** Asks without a query of its own: the database records it, or another query needs it. */
  read: async (args: Args<Asked>, signal?: AbortSignal) => readAs(shape, await runReading(call(name, args), signal)),
  of: (args: Args<Asked>) =>
    queryOptions({
      queryKey: keyOf(name, args),
      queryFn: async ({ signal }) => readAs(shape, await run(call(name, args), signal)),
      ...(staleTime !== undefined && { staleTime }),
    }),
});

/** The same for an answer that comes in parts. `listOf` has the rows of a part, with the number of all rows. */
export const inParts = <Asked extends Name, Data>(
  name: Asked,
  shape: z.ZodType<Data>,
  listOf: (part: Data) => Part,
  staleTime?: number,
) => ({
  name,
  shape,
  of: (args: Args<Asked>) =>
    infiniteQueryOptions({
      queryKey: keyOf(name, args),
      queryFn: async ({ pageParam, signal }) =>
        readAs(shape, await run(call(name, { ...args, skipped: pageParam }), signal)),
      initialPageParam: 0,
      getNextPageParam: (last, parts) => nextByCount(listOf(last), parts.map(listOf)),
      ...(staleTime !== undefined && { staleTime }),
    }),
});

/** The same for a list alone. */
export const listing = <Asked extends Name, Row>(name: Asked, row: z.ZodType<Row>, staleTime?: number) =>
  inParts(name, z.object({ count: z.number(), list: z.array(row) }), (part) => part, staleTime);

export type Listing<Row> = ReturnType<typeof listing<Name, Row>>;

/** A reading that a first call records. Not a query: each reading is recorded, and its answer is gone with the page. */
export const opening = <Recorded extends Name, Asked extends Name, Data>(
  record: Recorded,
  asked: Asked,
  shape: z.ZodType<Data>,
) => ({
  name: asked,
  shape,
  of: (args: Args<Recorded> & Args<Asked>) =>
    mutationOptions({
      mutationFn: async () => {
        await runReading(call(record, args));
        return readAs(shape, await runReading(call(asked, args)));
      },
      gcTime: 0,
      meta: { reads: true },
    }),
});
