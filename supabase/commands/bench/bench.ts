import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { SignJWT } from 'jose';
import type postgres from 'postgres';
import { z } from 'zod';
import { EmbeddedBackend } from '../../backends/embedded/embedded-backend.ts';
import { superuserUrl } from '../../backends/embedded/keys.ts';
import { withDatabase } from '../../lib/database.ts';
import { applyMigrations } from '../../lib/migrations.ts';
import { readSetting, readSettings, StackError } from '../../lib/settings.ts';
import { makeSettings, removeAfter } from '../check/test-backend.ts';
import { benchCases, besideCase, widestSearch, type BenchCase, type Caller } from './cases.ts';

/** A running backend with a large register. */
interface FullBackend {
  readonly people: number;
  readonly restUrl: string;
  readonly sql: postgres.Sql;
  readonly restPid: number;
  readonly headersOf: (caller: Caller) => Readonly<Record<string, string>>;
}

const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/**
 * Measures the slowest requests of the site with few people and with many, on a temporary backend of its own. Prints figures and writes
 * the table of docs/bench.md; it asserts nothing. Settings: PEOPLE=1000000 (sizes of the register), ONLY=name (only cases whose
 * name contains this; nothing is written), SECONDS=1.5 (for each case).
 */
export async function bench(): Promise<void> {
  const sizes = (readSetting('PEOPLE') ?? '1000,10000,100000').split(',').map(Number);
  const only = readSetting('ONLY') ?? '';
  const ms = Number(readSetting('SECONDS') ?? '1.5') * 1000;
  if (sizes.some((size) => !Number.isInteger(size) || size < 1000) || !(ms > 0)) {
    throw new StackError('PEOPLE and SECONDS are numbers.', 'As in: make bench PEOPLE=1000,10000 SECONDS=2');
  }
  const rows = [...benchCases, besideCase]
    .filter(({ name }) => name.includes(only))
    .map((benchCase) => ({ benchCase, cells: [benchCase.caller, benchCase.name] }));
  for (const size of sizes) {
    await withPeople(size, async (backend) => {
      for (const { benchCase, cells } of rows) {
        const figures = await (benchCase === besideCase ? measureBeside : measure)(backend, benchCase, ms);
        cells.push(...figures.map(figure));
        console.log(`  ${size} ${benchCase.name}: ${figures.map(figure).join(' and ')} ms`);
      }
    });
  }
  const head = ['who', 'what', ...sizes.flatMap((size) => [`${size / 1000}k`, 'p50'])];
  const table = [head, head.map(() => '---'), ...rows.map(({ cells }) => cells)].map(line).join('\n');
  console.log(`\n${table}`);
  if (only === '') replaceTable(path.join(readSettings().root, 'docs/bench.md'), table);
}

/** Replaces everything before the second heading; the rest is written by hand. */
function replaceTable(file: string, table: string): void {
  const [, ...byHand] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const processors = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const machine = `${processors}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const head = `# Few people and many

Written by \`make bench\` on ${machine}; the embedded backend, requests
straight to PostgREST, one after the other. Times are in milliseconds. The first figure of each size is the processor time of one
answer (PostgREST and PostgreSQL), which other load on the machine changes by a third. The second is the median elapsed time. A
find or a count may take 20 ms of processor time with 100,000 people and 50 with a million (\`PEOPLE=1000000\`). Columns depend on
one another as in life: castes on religions, places and mother tongues on castes, rasis and padas on stars. The last row has two
95th percentiles of elapsed time.

`;
  writeFileSync(file, `${head}${table}\n\n${byHand.join('')}`);
}

/** Starts a temporary backend, fills it with people, runs the work, and removes it. */
async function withPeople(people: number, work: (backend: FullBackend) => Promise<void>): Promise<void> {
  const settings = await makeSettings('bench');
  const backend = new EmbeddedBackend(settings);
  await removeAfter(backend, settings, async () => {
    console.log(`${people.toLocaleString('en')} people ...`);
    await backend.start();
    await applyMigrations(settings.root, backend.access.databaseUrl, backend.whenDataIsOld);
    const rest = (await backend.status()).find(({ name }) => name === 'rest');
    const tokens = await Promise.all([0, 1, 2].map((person) => sign(backend.access.jwtSecret ?? '', person)));
    await withDatabase(superuserUrl(settings.databasePort), async (sql) => {
      await fill(sql, people);
      await work({
        people,
        restUrl: `http://127.0.0.1:${rest?.port ?? 0}`,
        sql,
        restPid: rest?.pid ?? 0,
        headersOf: (caller) => {
          const token = tokens[['admin', 'member', 'other member'].indexOf(caller)];
          return {
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          };
        },
      });
    });
  });
}

async function fill(sql: postgres.Sql, people: number): Promise<void> {
  await sql`select set_config('bench.people', ${people}::text, false)`;
  const statements = readFileSync(path.join(import.meta.dirname, 'fill.sql'), 'utf8');
  const [head = '', ...steps] = statements.split(/^-- STEP (.*)$/m);
  await sql.unsafe(head);
  for (let step = 0; step < steps.length; step += 2) {
    const start = Date.now();
    await sql.unsafe(steps[step + 1] ?? '');
    console.log(`  ${steps[step] ?? ''} (${Math.round((Date.now() - start) / 1000)} s)`);
  }
  await sql`
    insert into public.saved_searches (registered_user_id, name, filters, last_opened_at)
    select 1, 'Search ' || n, ${sql.json(widestSearch)} || jsonb_build_object('age_from', 20 + n), '2020-01-01' from generate_series(1, 20) as n`;
  await sql`vacuum analyze`;
  await sql`checkpoint`;
}

/** A token for a session of fill.sql. */
async function sign(secret: string, person: number): Promise<string> {
  const id = `be000000-0000-4000-8000-${person.toString(16).padStart(12, '0')}`;
  return await new SignJWT({ sub: id, role: 'authenticated', aud: 'authenticated', session_id: id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('6h')
    .sign(new TextEncoder().encode(secret));
}

/** Measures a case for a while. @returns processor time of an answer and median elapsed time in ms @throws Error if an answer is a refusal */
async function measure(backend: FullBackend, benchCase: BenchCase, ms: number): Promise<[number, number]> {
  const given = benchCase.body?.(backend.people, turn) ?? {};
  if (benchCase.caller !== 'admin' && benchCase.caller !== 'visitor' && 'filters' in given)
    await begin(backend, benchCase.caller, given.filters);
  // A warm-up: the first executions are planned, and the first reads come from the disk.
  await repeat(backend, benchCase, ms / 5);
  const before = await processorTimes(backend);
  const times = await repeat(backend, benchCase, ms);
  const after = await processorTimes(backend);
  const processor = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  return [processor / times.length, percentile(times, 0.5)];
}

/** A member begins a search by details first, in a request of its own. */
async function begin(backend: FullBackend, caller: Caller, filters: unknown): Promise<void> {
  await repeat(backend, { name: 'begin', caller, path: '/rpc/begin_search', body: () => ({ filters }) }, 0);
}

/** The 95th percentile of the elapsed times of a case: alone, and during twelve simultaneous searches for matches by person 1. */
async function measureBeside(backend: FullBackend, benchCase: BenchCase, ms: number): Promise<[number, number]> {
  const { restUrl } = backend;
  const headers = backend.headersOf('member');
  const own = await fetch(`${restUrl}/wishes?select=must,hoped`, { headers });
  const [wishes] = z.array(z.object({ must: z.looseObject({}), hoped: z.looseObject({}) })).parse(await own.json());
  await begin(backend, 'member', { ...wishes?.must, ...wishes?.hoped });
  await measure(backend, benchCase, ms);
  const alone = percentile(await repeat(backend, benchCase, ms * 4), 0.95);
  const end = new AbortController();
  let answered = 0;
  const send = async () => {
    const body = JSON.stringify({ profile_id: 1 });
    const answer = await fetch(`${restUrl}/rpc/find_matches`, { method: 'POST', headers, body });
    await answer.text();
    if (answer.ok) answered += 1;
  };
  const load = (async () => {
    while (!end.signal.aborted) await Promise.all(Array.from({ length: 12 }, send));
  })();
  const beside = await repeat(backend, benchCase, ms * 4).finally(() => {
    end.abort();
  });
  await load;
  if (answered === 0) throw new Error('No search for matches was answered.');
  return [alone, percentile(beside, 0.95)];
}

/** The number of calls so far: a case that must send something new each time takes it. */
let turn = 0;

/** Sends the request again and again for a while, once at least. @returns the elapsed time of each */
async function repeat(
  { restUrl, headersOf, people }: FullBackend,
  { name, caller, path, body }: BenchCase,
  ms: number,
) {
  const headers = headersOf(caller);
  const times: number[] = [];
  const start = performance.now();
  do {
    turn += 1;
    const request =
      body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body(people, turn)) };
    const sent = performance.now();
    const answer = await fetch(`${restUrl}${path}`, request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${text}`);
    times.push(performance.now() - sent);
  } while (performance.now() - start < ms);
  return times;
}

/**
 * Processor time so far of PostgREST and of each of its PostgreSQL backends, in milliseconds. Other load on the machine changes
 * it far less than the elapsed time.
 */
async function processorTimes({ sql, restPid }: FullBackend): Promise<Map<number, number>> {
  const connections = await sql<{ pid: number }[]>`select pid from pg_stat_activity where usename = 'authenticator'`;
  return new Map([restPid, ...connections.map(({ pid }) => pid)].map((pid) => [pid, timeOf(pid)]));
}

/** Processor time of all threads of a process, in milliseconds, from the scheduler's statistics. */
function timeOf(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}
