import { z } from 'zod';
import { compose, queryJson } from './compose.ts';

const counts = z.object({ ages: z.number(), requests: z.number() });
const erased = z.object({ count: z.number() });
const files = z.array(z.object({ bucket_id: z.string(), name: z.string() }));

/** Run inside the storage container: the Storage API removes the rows and what lies on the disk. */
const removeFiles = `
let text = '';
for await (const chunk of process.stdin) text += chunk;
for (const [bucket, prefixes] of Object.entries(JSON.parse(text))) {
  const token = process.env.SERVICE_KEY;
  const response = await fetch('http://127.0.0.1:5000/object/' + bucket, {
    method: 'DELETE',
    headers: { authorization: 'Bearer ' + token, apikey: token, 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes }),
  });
  const removed = await response.json();
  if (!response.ok || removed.length === 0) throw new Error('Files in ' + bucket + ' could not be removed: ' + response.status);
}
`;

/** What has to be done once a day, as make daily does it for the development stack. Says what was done. */
export async function doDailyDuties(root: string): Promise<string> {
  const done = counts.parse(
    await queryJson(root, `jsonb_build_object('ages', private.refresh_ages(), 'requests', private.expire_requests())`),
  );
  const erasures = await repeat(async () => {
    const { count } = erased.parse(
      await queryJson(root, `jsonb_build_object('count', cardinality(private.erase_due_people()))`),
    );
    return count;
  });
  const removals = await repeat(async () => await removeSomeFiles(root));
  return `Ages changed: ${done.ages}. Profiles erased: ${erasures}. Requests expired: ${done.requests}. Files removed: ${removals}.`;
}

async function removeSomeFiles(root: string): Promise<number> {
  const unreferenced = files.parse(
    await queryJson(
      root,
      `(select coalesce(jsonb_agg(file), '[]') from (select * from private.unreferenced_files() limit 500) as file)`,
    ),
  );
  if (unreferenced.length === 0) return 0;
  const buckets = [...new Set(unreferenced.map(({ bucket_id }) => bucket_id))];
  const namesIn = (bucket: string) => unreferenced.filter((file) => file.bucket_id === bucket).map(({ name }) => name);
  const input = JSON.stringify(Object.fromEntries(buckets.map((bucket) => [bucket, namesIn(bucket)])));
  await compose(root, ['exec', '-T', 'storage', 'node', '--input-type=module', '--eval', removeFiles], { input });
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
