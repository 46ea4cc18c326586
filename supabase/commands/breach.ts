import postgres from 'postgres';
import { withDatabase } from '../lib/database.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import type { Stack } from './stack.ts';

interface Extent {
  readonly count: number;
  readonly people: readonly { id: number; name: string; kinds: readonly string[] }[];
  readonly actors: readonly { actor_name: string; acts: number; people: number; addresses: readonly string[] }[];
}

/** A typed time in India, as PostgreSQL reads it. A day alone is the whole day: its beginning, or its end. */
export function readMoment(name: 'FROM' | 'TO', text: string | undefined): string {
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(text?.trim() ?? '') ?? [];
  if (Number.isNaN(Date.parse(`${day}T${time ?? '00:00'}Z`))) {
    throw new StackError(
      `${name} is no time.`,
      `Write a day, or a day with a time of day in India: ${name}="2026-11-20 14:30"`,
    );
  }
  return `${day} ${time ?? (name === 'FROM' ? '00:00' : '24:00')} Asia/Kolkata`;
}

/** The extent in lines: who did it and from where, then each person concerned. */
export const sayExtent = ({ count, people, actors }: Extent): string[] => [
  `People concerned: ${count}.`,
  ...actors.map(
    ({ actor_name: name, acts, people: concerned, addresses }) =>
      `  ${name}: ${acts} acts about ${concerned} people, ${addresses.length === 0 ? 'no internet address known' : `from ${addresses.join(', ')}`}.`,
  ),
  ...people.map(({ id, name, kinds }) => `  #${id} ${name}: ${kinds.join(', ')}`),
];

/** Lists whose data were opened, looked up, shared, exported or changed in a time: section 8(6) of the DPDP Act. It is logged. */
export async function breach({ backend }: Stack): Promise<void> {
  const began = readMoment('FROM', readSetting('BREACH_FROM'));
  const to = readSetting('BREACH_TO');
  const ended = to === undefined ? new Date().toISOString() : readMoment('TO', to);
  const login = readSetting('BREACH_LOGIN') ?? null;
  await withDatabase(backend.access.databaseUrl, async (sql) => {
    const [row] = await sql<{ extent: Extent }[]>`
      select private.describe_breach(began, ended, private.check_breach(began, ended, ${login}::text)) as extent
      from (select ${began}::text::timestamptz as began, ${ended}::text::timestamptz as ended) as time`;
    await sql`select private.write_audit('looked into breach', 'breaches', ${`${began} to ${ended}`})`;
    for (const line of row === undefined ? [] : sayExtent(row.extent)) console.log(line);
    console.log('Record it as an owner: Audit, Breaches of personal data. The 72 hours for the Board begin there.');
  }).catch((error: unknown) => {
    // A refusal: a login that is not there, a day that is none, an end before its beginning.
    if (!(error instanceof postgres.PostgresError)) throw error;
    throw new StackError(
      error.message,
      'make breach FROM=2026-11-20 TO="2026-11-21 14:30" LOGIN=lakshmi; without TO until now.',
    );
  });
}
