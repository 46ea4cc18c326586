import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SignJWT } from 'jose';
import postgres from 'postgres';
import { EmbeddedBackend } from '../../backends/embedded/embedded-backend.ts';
import { superuserUrl } from '../../backends/embedded/keys.ts';
import { applyMigrations } from '../../lib/migrations.ts';
import { makeSettings, removeAfter } from '../check/test-backend.ts';
import { widestSearch, type SignedIn } from './cases.ts';

/** A backend with a large register. */
export interface FullBackend {
  readonly people: number;
  readonly restUrl: string;
  readonly superuserUrl: string;
  /** The process of PostgREST. */
  readonly restPid: number;
  readonly tokens: Readonly<Record<SignedIn, string>>;
}

/** Starts a temporary backend, fills it with people, runs the work, and removes it. */
export async function withPeople(people: number, work: (backend: FullBackend) => Promise<void>): Promise<void> {
  const settings = await makeSettings('bench');
  const backend = new EmbeddedBackend(settings);
  await removeAfter(backend, settings, async () => {
    const start = Date.now();
    console.log(`${people.toLocaleString('en')} people ...`);
    await backend.start();
    await applyMigrations(settings.root, backend.access.databaseUrl, backend.whenDataIsOld);
    await fill(superuserUrl(settings.databasePort), people);
    console.log(`  registered in ${Math.round((Date.now() - start) / 1000)} s`);
    const rest = (await backend.status()).find(({ name }) => name === 'rest');
    await work({
      people,
      restUrl: `http://127.0.0.1:${rest?.port ?? 0}`,
      restPid: rest?.pid ?? 0,
      superuserUrl: superuserUrl(settings.databasePort),
      tokens: {
        member: await sign(backend.access.jwtSecret ?? '', 1),
        'other member': await sign(backend.access.jwtSecret ?? '', 2),
        admin: await sign(backend.access.jwtSecret ?? '', 0),
      },
    });
  });
}

async function fill(url: string, people: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql`select set_config('bench.people', ${people}::text, false)`;
    const statements = await readFile(path.join(import.meta.dirname, 'fill.sql'), 'utf8');
    const [head = '', ...steps] = statements.split(/^-- STEP (.*)$/m);
    await sql.unsafe(head);
    for (let step = 0; step < steps.length; step += 2) {
      await timed(steps[step] ?? '', async () => await sql.unsafe(steps[step + 1] ?? ''));
    }
    await sql`
      insert into public.saved_searches (registered_user_id, name, filters, last_opened_at)
      select 1, 'Search ' || n, ${sql.json(widestSearch)} || jsonb_build_object('age_from', 20 + n), '2020-01-01' from generate_series(1, 20) as n`;
    await timed('vacuum analyze', async () => await sql`vacuum analyze`);
    await sql`checkpoint`;
  } finally {
    await sql.end();
  }
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = Date.now();
  await work();
  console.log(`  ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
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
