import postgres from 'postgres';
import { withToken, type FullBackend } from './full-backend.ts';
import { load } from './load.ts';

/** A task that runs once, or goes through the gateway, with its figure and unit. */
export interface Task {
  readonly name: string;
  readonly people: number;
  readonly figure: string;
}

/** Measures the tasks whose name contains `only`. @param ms milliseconds for each repeated request */
export async function measureTasks(backend: FullBackend, only: string, ms: number): Promise<Task[]> {
  const measured: Task[] = [];
  const { people } = backend;
  for (const [name, work] of Object.entries(tasks)) {
    if (!name.includes(only)) continue;
    const figure = await work(backend, ms);
    measured.push({ name, people, figure });
    console.log(`  ${people} ${name}: ${figure}`);
  }
  return measured;
}

type Work = (backend: FullBackend, ms: number) => Promise<string>;

/** Runs a statement once as the superuser, and rolls it back. */
const statement =
  (text: string): Work =>
  async ({ superuserUrl }) => {
    const sql = postgres(superuserUrl, { max: 1, onnotice: () => undefined });
    try {
      const start = performance.now();
      await sql
        .begin(async (transaction) => {
          await transaction.unsafe(text);
          throw new RolledBack();
        })
        .catch((error: unknown) => {
          if (!(error instanceof RolledBack)) throw error;
        });
      return `${Math.round(performance.now() - start)} ms`;
    } finally {
      await sql.end();
    }
  };
class RolledBack extends Error {}

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    name: `New Person ${n}`,
    gender: 'bride',
    religion: 'Hindu',
    location: 'Salem, Tamil Nadu',
    date_of_birth: '1999-05-04',
    phone_number: `+91 8${String(n).padStart(9, '0')}`,
  }));

const sendOnce = async (backend: FullBackend, path: string, body: unknown): Promise<string> => {
  const answer = await load(backend.restUrl, () => withToken(backend.tokens.admin, { path, body }), {
    connections: 1,
    ms: 0,
  });
  return `${Math.round(answer.worst)} ms${answer.refused > 0 ? ' (refused)' : ''}`;
};

const tasks: Readonly<Record<string, Work>> = {
  'daily: ages after birthdays': statement('select private.refresh_ages(private.today() + 1)'),
  'daily: requests that expire': statement('select private.expire_requests()'),
  'daily: unreferenced files': statement('select * from private.unreferenced_files()'),
  'check of a CSV file of 500 people': async (backend) =>
    await sendOnce(backend, '/rpc/check_import', { people: rows(500) }),
  'sign-in (through the gateway)': async ({ gatewayUrl, publishableKey }, ms) => {
    const body = { email: 'member1@members.matrimony.invalid', password: 'Demo-member-2026' };
    const request = () => ({ path: '/auth/v1/token?grant_type=password', body, headers: { apikey: publishableKey } });
    const answers = await load(gatewayUrl, request, { connections: 1, ms });
    return `p50 ${answers.p50.toFixed(1)} ms${answers.refused > 0 ? ` (${answers.refused} of ${answers.requests} refused)` : ''}`;
  },
  'share of the gateway in a first page': async ({ gatewayUrl, restUrl, publishableKey, tokens }, ms) => {
    const path = '/RegisteredUsers?select=*&visible=is.true&order=created_at.desc,id.desc&limit=25';
    const direct = await load(restUrl, () => withToken(tokens.member, { path }), { connections: 1, ms });
    const through = () => withToken(tokens.member, { path: `/rest/v1${path}` }, { apikey: publishableKey });
    const whole = await load(gatewayUrl, through, { connections: 1, ms });
    return `${Math.round((1 - direct.p50 / whole.p50) * 100)} % (${whole.p50.toFixed(2)} ms with it)`;
  },
  'another caller during 12 slow calls of one member': async ({ gatewayUrl, publishableKey, tokens }, ms) => {
    const slow = () =>
      withToken(
        tokens.member,
        { path: '/rest/v1/rpc/find_profiles', body: { filters: { caste: 'Iyer', mother_tongue: 'Punjabi' } } },
        { apikey: publishableKey },
      );
    const other = () => withToken(undefined, { path: '/rest/v1/rpc/one' }, { apikey: publishableKey });
    const alone = await load(gatewayUrl, other, { connections: 1, ms });
    const [concurrent] = await Promise.all([
      load(gatewayUrl, other, { connections: 1, ms: ms * 2 }),
      load(gatewayUrl, slow, { connections: 12, ms: ms * 2 }),
    ]);
    return `p50 ${concurrent.p50.toFixed(1)} ms, worst ${concurrent.worst.toFixed(0)} ms (alone ${alone.p50.toFixed(1)} and ${alone.worst.toFixed(0)})${concurrent.refused > 0 ? `, ${concurrent.refused} refused` : ''}`;
  },
};
