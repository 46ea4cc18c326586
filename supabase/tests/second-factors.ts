// The second factor in tests. An auth service with factors gets them by its API, and a real authenticator code. For Supabase
// Lite the tests fill a table like GoTrue's, so that the rules of the database are tested there too.
import { createHmac } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import type postgres from 'postgres';
import { runAsSuperuser } from '../backends/embedded/superuser.ts';
import { readSettings } from '../lib/settings.ts';
import { access, backend, visitor, type Client } from './personas.ts';

/** The auth service of this backend has no factors of its own. */
export const isStandIn = backend.title.startsWith('embedded');

const table = `
  create table auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, friendly_name text,
    factor_type text not null, status text not null, created_at timestamptz not null, updated_at timestamptz not null,
    secret text, phone text, last_challenged_at timestamptz unique
  );
  alter table auth.mfa_factors owner to supabase_auth_admin;
  grant select, insert, update, delete, references, trigger on auth.mfa_factors to postgres;`;

/** Gives the backend the table of factors, where it has none; with the triggers that the migration puts on it. */
export async function addFactors(sql: postgres.Sql): Promise<void> {
  if (!isStandIn) return;
  await removeFactors();
  const made = await runAsSuperuser(readSettings().databasePort, table);
  if (made === undefined) throw new Error('The table of factors was not made.');
  await sql`select private.watch_second_factors()`;
}

/** Takes the table away again. */
export async function removeFactors(): Promise<void> {
  if (isStandIn) await runAsSuperuser(readSettings().databasePort, 'drop table if exists auth.mfa_factors');
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits that an authenticator app shows (RFC 6238). */
function codeOf(secret: string): string {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const place = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(place) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

async function claimsOf(client: Client) {
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error('Nobody is signed in.');
  return { session: data.session, claims: decodeJwt(data.session.access_token) };
}

/** What the auth service does after a right code: the session and its token are of level 2, the others of this login end. */
async function passStandIn(sql: postgres.Sql, client: Client): Promise<void> {
  const { session, claims } = await claimsOf(client);
  const id = String(claims['session_id']);
  await sql`update auth.sessions set aal = 'aal2' where id = ${id}`;
  await sql`delete from auth.sessions where user_id = ${session.user.id} and aal is distinct from 'aal2'`;
  const token = await new SignJWT({ ...claims, aal: 'aal2' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(access.jwtSecret ?? ''));
  const { error } = await client.auth.setSession({ access_token: token, refresh_token: session.refresh_token });
  if (error) throw error;
}

/** A factor and, of a real one, what its app needs. */
export interface Factor {
  readonly id: string;
  readonly secret: string;
}

/** Asks for a factor, which counts once a code was given. @throws the refusal */
export async function askForFactor(
  sql: postgres.Sql,
  client: Client,
  type: 'totp' | 'phone' = 'totp',
): Promise<Factor> {
  if (!isStandIn) {
    const friendlyName = crypto.randomUUID();
    const { data, error } = await client.auth.mfa.enroll(
      type === 'totp'
        ? { factorType: 'totp', friendlyName }
        : { factorType: 'phone', friendlyName, phone: '+915550000000' },
    );
    if (error) throw error;
    return { id: data.id, secret: 'totp' in data ? data.totp.secret : '' };
  }
  const { session } = await claimsOf(client);
  const id = crypto.randomUUID();
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${id}, ${session.user.id}, ${type}, 'unverified', now(), now())`;
  return { id, secret: '' };
}

/** Gives the code of the factor in this client's session. */
export async function giveCode(sql: postgres.Sql, client: Client, { id, secret }: Factor): Promise<void> {
  if (isStandIn) {
    await sql`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${id} and status <> 'verified'`;
    await passStandIn(sql, client);
    return;
  }
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
  if (error) throw error;
}

/** Gives a right or a wrong code, and says what the auth service made of it. */
export async function tryCode(
  sql: postgres.Sql,
  client: Client,
  factor: Factor,
  isRight: boolean,
): Promise<'right' | 'wrong' | 'refused'> {
  if (isStandIn) {
    const { session } = await claimsOf(client);
    const [row] = await sql<{ decision: string }[]>`
      select private.count_factor_code(jsonb_build_object('user_id', ${session.user.id}::text, 'valid', ${isRight}::boolean))
        ->> 'decision' as decision`;
    if (row?.decision === 'reject') return 'refused';
    if (isRight) await passStandIn(sql, client);
    return isRight ? 'right' : 'wrong';
  }
  const code = codeOf(factor.secret);
  const { error } = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: isRight ? code : code.replace(/.$/, (digit) => String((Number(digit) + 5) % 10)),
  });
  if (error === null) return 'right';
  if (error.code === 'mfa_verification_failed') return 'wrong';
  if (error.code === 'mfa_verification_rejected') return 'refused';
  throw error;
}

/** Removes the factor as the page does: the auth service wants the code to have been given. */
export async function unenrol(sql: postgres.Sql, client: Client, { id }: Factor): Promise<void> {
  if (isStandIn) {
    await sql`delete from auth.mfa_factors where id = ${id}`;
    await sql`update auth.sessions set aal = 'aal1' where user_id = ${(await claimsOf(client)).session.user.id}`;
    return;
  }
  const { error } = await client.auth.mfa.unenroll({ factorId: id });
  if (error) throw error;
}

/** A client with the token that this one has now: what somebody has who copied it. */
export async function copyOf(client: Client): Promise<Client> {
  const { session } = await claimsOf(client);
  const copy = visitor();
  const { error } = await copy.auth.setSession(session);
  if (error) throw error;
  return copy;
}
