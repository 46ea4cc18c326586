// Random sequences of every function of the API, by several callers at once. After each batch, no caller has read contact
// details without a right, and each failure is a refusal. Every sharing has an approved request and a consent, limits hold,
// and the audit log is whole. FUZZ_SEED=<seed of a failure> repeats it, as far as calls sent at once repeat.
import { randomInt } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { randomRuns } from '../../web/test-depth.ts';
import { audiences, plausibleArguments } from './functions.ts';
import { addPerson, column, one, versionOf } from './people.ts';
import { setUpPersonas, send, signIn, type Client } from './personas.ts';

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const batches = randomRuns(12);
const callsAtOnce = 24;

/** Numbers from 0 up to 1, always the same after the same seed (mulberry32). */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = generator(seed);
const below = (limit: number) => Math.floor(random() * limit);
function oneOf<T>(choices: readonly T[]): T {
  const chosen = choices[below(choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}

const callers = ['visitor', 'first', 'second', 'third', 'unverified', 'admin'] as const;
type Caller = (typeof callers)[number];
const phoneOf = (n: number) => `+91 51230 9871${n}`;

const {
  clients: { visitor, admin },
  sql,
} = await setUpPersonas();
/** The settings that functions change for the whole bureau: put back after the test, because other tests read them. */
const settings = await one(sql`select * from public.site_settings`);
const templates = await sql<
  { template: string; body: string }[]
>`select template, body from public.message_templates where language = 'en'`;
const people = await Promise.all(
  ['first', 'second', 'third', 'unverified'].map((label, n) =>
    addPerson(sql, {
      label: `fuzz-${label}`,
      login: true,
      contact: { phone_number: phoneOf(n), email: `fuzz9b2c${n}@example.com` },
      ...(label === 'unverified' && { card: { status: 'submitted', verified_at: null, verified_by: null } }),
    }),
  ),
);
const [first, second, third, unverified] = await Promise.all(people.map(({ username }) => signIn(username)));
if (!first || !second || !third || !unverified) throw new Error('Somebody did not sign in.');
const clients: Record<Caller, Client> = { visitor, first, second, third, unverified, admin };
afterAll(async () => {
  await sql`update public.site_settings set ${sql(settings)} where id`;
  for (const { template, body } of templates) {
    await sql`update public.message_templates set body = ${body} where template = ${template} and language = 'en'`;
  }
  await sql`delete from private.password_failures`;
});

/** Whose contact details a text holds, by their place among the people. */
function tracesIn(text: string): number[] {
  const plain = text.replace(/[\s+-]/g, '').toLowerCase();
  return people.flatMap((_person, n) => (plain.includes(`512309871${n}`) || plain.includes(`fuzz9b2c${n}`) ? [n] : []));
}

// They act on the whole register, and other tests need the demo data as it is.
const leftOut = ['erase_due_profiles', 'refresh_ages', 'erase_profile'];
const functions = Object.keys(audiences).filter((name) => !leftOut.includes(name));

/** Functions that connect people are called more often. */
const betweenPeople = [
  'like_profile',
  'ask_for_contact',
  'record_consent',
  'decide_request',
  'revoke_disclosure',
  'read_contact_details',
  'open_contact_details',
  'set_profile_statuses',
  'set_my_status',
  'block_profile',
];

/** Ids left by the batch before, so that functions meet present rows. */
async function present(): Promise<Record<string, readonly number[]>> {
  const ids = people.map(({ id }) => id);
  const [row] = await sql<Record<string, number[]>[]>`
    select
      array(select id::int from public.contact_requests where profile_id = any(${ids})) as request_id,
      array(select id::int from public.disclosures where subject_id = any(${ids})) as disclosure_id,
      array(select id::int from public.reports where profile_id = any(${ids})) as report_id,
      array(select id::int from public.profile_proposals where registered_user_id = any(${ids})) as proposal_id,
      array(select id::int from public.saved_searches where registered_user_id = any(${ids})) as search_id`;
  return row ?? {};
}

/** Arguments for one call: plausible ones about one of the people, now and then with nonsense among them. */
async function argumentsOf(name: string, there: Record<string, readonly number[]>): Promise<Record<string, unknown>> {
  const person = oneOf(people);
  const version = await versionOf(sql, person.id);
  const args: Record<string, unknown> = {
    ...plausibleArguments({ ...person, version, phone: phoneOf(below(people.length)) })[name],
  };
  for (const key of Object.keys(args)) {
    const ids = there[key];
    if (ids !== undefined && ids.length > 0) args[key] = oneOf(ids);
    if (key.endsWith('_request_id') || (key === 'request_id' && typeof args[key] === 'string'))
      args[key] = crypto.randomUUID();
    if (key === 'approve') args[key] = random() < 0.7;
    if (key === 'both_ways') args[key] = random() < 0.5;
    if (key === 'family_of') args[key] = oneOf([null, oneOf(people).id]);
    if (key === 'decline_reason') args[key] = 'Another choice';
    if (key === 'new_status' && name === 'set_my_status') args[key] = oneOf(['verified', 'on hold', 'engaged']);
    if (key === 'changes' && Array.isArray(args[key])) {
      args[key] = [{ id: person.id, status: oneOf(['verified', 'on hold', 'withdrawn', 'submitted']) }];
    }
    if (key === 'current_password') args[key] = oneOf(['guess', 'another guess']);
    if (key === 'temporary_password' || key === 'is_active') args[key] = key === 'is_active' ? true : null;
    if (random() < 0.05) args[key] = oneOf<unknown>([null, '', -1, 'x', [], {}, 2 ** 40, '\u202e']);
  }
  return args;
}

/** The broken rules in the database after a batch. */
const violations = () =>
  column(sql<{ problem: string }[]>`
    select 'shared without an approved request: ' || disclosures.id as problem
      from public.disclosures join public.contact_requests as request on request.id = request_id
      where revoked_at is null and case
        when recipient_id = requester_id then request.status <> 'approved' or subject_id <> profile_id
        -- Both ways. The other direction may be revoked alone.
        else request.status not in ('approved', 'revoked') or (subject_id, recipient_id) is distinct from (requester_id, profile_id)
      end
    union all
    select 'shared without a consent: ' || id from public.disclosures
      where (request_id, subject_id) not in (select request_id, registered_user_id from public.contact_consents)
        and shared_by_name <> 'A test'
    union all
    select 'more open requests than allowed: ' || requester_id from public.contact_requests
      where status in ('requested', 'under review', 'awaiting consent')
      group by requester_id having count(*) > (select open_requests from public.site_settings)
    union all
    select 'more requests a day than allowed: ' || requester_id from public.contact_requests
      where created_at > now() - interval '24 hours' and requester_id = any(${people.map(({ id }) => id)})
      group by requester_id having count(*) > (select requests_per_day from public.site_settings)
    union all
    select 'guessed too often: ' || user_id from private.password_failures where failures > 5
    union all
    select 'visible and not verified: ' || id from public."RegisteredUsers" where visible and verified_at is null
    union all
    select 'audit log, row ' || id || ': ' || problem from private.verify_audit_log()`);

/** Whose contact details are shared with this caller, or could have become so while a batch ran. */
async function sharedWith(n: number): Promise<number[]> {
  const person = people[n];
  const rows = await sql<{ id: number }[]>`
    select subject_id::int as id from public.disclosures where recipient_id = ${person?.id ?? 0}`;
  return rows.map(({ id }) => people.findIndex((other) => other.id === id));
}

test(
  `whatever is called in whatever order, by several at once (FUZZ_SEED=${seed})`,
  async () => {
    let told = 0;
    for (let batch = 0; batch < batches; batch += 1) {
      const there = await present();
      // Each reads their own, so that every batch has an answer with details.
      const calls: { caller: Caller; name: string; args: Record<string, unknown> }[] = callers
        .filter((caller) => caller !== 'visitor' && caller !== 'admin')
        .map((caller, n) => ({ caller, name: 'read_contact_details', args: { profile_id: people[n]?.id } }));
      // One after the other: the same seed makes the same calls.
      for (let n = 0; n < callsAtOnce; n += 1) {
        const caller = oneOf(callers);
        const name = oneOf(random() < 0.5 ? functions : betweenPeople);
        calls.push({ caller, name, args: await argumentsOf(name, there) });
      }
      const answers = await Promise.all(
        calls.map(async ({ caller, name, args }) => ({
          caller,
          name,
          args,
          answer: await send(clients[caller], 'POST', `/rest/v1/rpc/${name}`, args),
        })),
      );
      for (const { caller, name, args, answer } of answers) {
        const what = `FUZZ_SEED=${seed} batch ${batch}: ${caller} ${name} ${JSON.stringify(args)} -> ${answer.status} ${answer.body}`;
        expect(answer.status, what).toBeLessThan(500);
        expect(answer.body, what).not.toContain('Failing row');
        const found = tracesIn(answer.body);
        if (found.length === 0) continue;
        told += 1;
        if (caller === 'admin') {
          // The admin reads details only after a record.
          expect(['read_contact_details', 'export_people'], what).toContain(name);
          const [row] = await sql<{ count: number }[]>`
          select count(*)::int from public.audit_log
          where registered_user_id = any(${found.map((n) => people[n]?.id ?? 0)})
            and (action in ('read contact details', 'put contact details on biodata', 'exported with contact details'))`;
          expect(row?.count, what).toBeGreaterThan(0);
        } else {
          const own = callers.indexOf(caller) - 1;
          const allowed = [own, ...(await sharedWith(own))];
          expect(
            found.filter((n) => !allowed.includes(n)),
            what,
          ).toEqual([]);
        }
      }
      expect(await violations(), `FUZZ_SEED=${seed} batch ${batch}`).toEqual([]);
      // Undo the end of a profile, so that the next batch has players.
      await sql`
      update public.accounts set active = true, must_change_password = false
      where registered_user_id = any(${people.map(({ id }) => id)})`;
      await sql`delete from public.blocks where blocker_id = any(${people.map(({ id }) => id)})`;
    }
    expect(told, `FUZZ_SEED=${seed}: nobody was told anything`).toBeGreaterThan(0);
  },
  batches * 60_000,
);
