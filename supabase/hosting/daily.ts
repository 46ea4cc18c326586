import { z } from 'zod';
import { queryJson, type Installation } from '../backends/compose/compose.ts';
import { removeObjects } from './objects.ts';

const counts = z.object({ ages: z.number(), requests: z.number() });
const erased = z.object({ count: z.number() });
const files = z.array(z.object({ bucket: z.string(), name: z.string() }));

/** What has to be done once a day, as make daily does it for the development stack. Says what was done. */
export async function doDailyDuties(installation: Installation): Promise<string> {
  const done = counts.parse(
    await queryJson(
      installation,
      `jsonb_build_object('ages', private.refresh_ages(), 'requests', private.expire_requests())`,
    ),
  );
  const erasures = await repeat(async () => {
    const { count } = erased.parse(
      await queryJson(installation, `jsonb_build_object('count', cardinality(private.erase_due_people()))`),
    );
    return count;
  });
  const removals = await repeat(async () => await removeSomeFiles(installation));
  return `Ages changed: ${done.ages}. Profiles erased: ${erasures}. Requests expired: ${done.requests}. Files removed: ${removals}.`;
}

async function removeSomeFiles(installation: Installation): Promise<number> {
  const unreferenced = files.parse(
    await queryJson(
      installation,
      `(select coalesce(jsonb_agg(file), '[]') from (select bucket_id as bucket, name from private.unreferenced_files() limit 500) as file)`,
    ),
  );
  if (unreferenced.length === 0) return 0;
  await removeObjects(installation, unreferenced);
  return unreferenced.length;
}

/** Does the work until nothing is left of it, and adds up. */
async function repeat(work: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await work();
    if (count === 0) return total;
    total += count;
  }
}
