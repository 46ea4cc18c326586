// Twin worlds: they differ in one fact that a caller may not know, and the caller reads the same in both, by every table and
// function. A fact that is not hidden is the control.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { asCaller, literal } from './as-caller.ts';
import { addPerson } from './people.ts';
import { call, setUpPersonas } from './personas.ts';
import { addMember, type TestMember } from './scenes.ts';
import { differences, readWorld, type Readings } from './worlds.ts';

const { clients, sql } = await setUpPersonas();
const written = '2026-01-15T00:00:00Z';
const stamps = { created_at: written, updated_at: written };

describe('what the login of a family reads of the candidate’s own answer', () => {
  const says = (id: number, given: boolean, channel: 'link' | 'site') => `
    insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, said_by, channel, said_on)
    values (${id}, 'sharing', ${given}, 1, 'en', 'Self', '${channel}', private.today())`;
  const hers = (id: number, given: boolean | null) =>
    given === null
      ? ''
      : `insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at, for_candidate, first_opened_at, last_opened_at)
         values (${id}, 'a hash', 'A test', now() + interval '1 day', true, now(), now());
         select private.record_link('opened private link', link) from private.family_links as link where registered_user_id = ${id};
         ${says(id, given, 'link')}`;
  let family: TestMember;
  beforeAll(async () => {
    family = await addMember(sql, { label: 'world-family' });
    await sql`update public.site_settings set fees_on = true`;
    await call(clients.admin, 'make_plan', { name: 'World', price: 1, days: 90, introductions: 1, contacts: 1 });
    const [plan] = await sql<{ id: number; today: string }[]>`
      select max(id)::int as id, private.today()::text as today from private.plans`;
    const sale = { agreed_price: 1, agreed_by: 'Father', agreed_on: plan?.today ?? '', agreed_how: 'office' };
    const of = { request_id: randomUUID(), profile_id: family.id, plan_id: plan?.id ?? 0 };
    expect((await call(clients.admin, 'sell_plan', { ...of, ...sale, starts_on: plan?.today ?? '' })).status).toBe(204);
    return async () => {
      await sql`update public.site_settings set fees_on = false`;
    };
  });

  test('is the same after nothing, a yes or a no of hers, whatever the login says three times, and said before', async () => {
    const read = (before: string, own: boolean | null, given: boolean) =>
      readWorld(
        sql,
        { persona: 'member', client: family.client },
        family,
        `${before} ${hers(family.id, own)}`,
        `select public.set_my_consent('sharing', ${given}, 'Self', 'en');`.repeat(3),
      );
    for (const before of ['', `${says(family.id, true, 'site')};`])
      for (const given of [true, false]) {
        const without = await read(before, null, given);
        const unsteady = Object.keys(differences(without, await read(before, null, given)));
        expect(unsteady.length).toBeLessThan(6);
        // Else the next comparison would leave it out.
        expect(unsteady.join()).not.toContain('read_statements');
        for (const own of [true, false]) {
          const told = Object.keys(differences(without, await read(before, own, given)));
          expect(
            told.filter((each) => !unsteady.includes(each)),
            `she said ${String(own)}, the login ${String(given)} after "${before}"`,
          ).toEqual([]);
        }
      }
  });
});

describe('a hidden fact of somebody who is shown', () => {
  let id = 0;
  let other = 0;
  let login = '';
  let person = { id: 0, name: '' };
  beforeAll(async () => {
    const details = { ...stamps, date_of_birth: '1996-03-04', "father's_name": 'Test father' };
    const shown = await addMember(sql, {
      label: 'world-shown',
      card: { ...stamps, gender: 'bride' },
      details,
      contact: stamps,
    });
    person = shown;
    ({ id } = shown);
    const [account] = await sql<{ user_id: string }[]>`
      select user_id from public.accounts where registered_user_id = ${id}`;
    login = account?.user_id ?? '';
    await sql`insert into public.income_details (registered_user_id, income, income_shown_to) values (${id}, '30 to 50', 'Bureau only')`;
    await sql`insert into public.office_details (registered_user_id, source) values (${id}, 'Temple')`;
    other = (
      await addPerson(sql, { label: 'world-other', card: { ...stamps, gender: 'groom', card_for_members: true } })
    ).id;
    await sql`update public.site_settings set fees_on = true`;
    return async () => {
      await sql`update public.site_settings set fees_on = false`;
    };
  });

  const request = (status: string) => `
    insert into public.contact_requests (requester_id, profile_id, status, decided_by_name, decided_at)
    values (${other}, ${id}, '${status}', 'A test', now())`;
  const hidden: Readonly<Record<string, () => string>> = {
    'the telephone number': () =>
      `update public.contact_details set phone_number = '+91 51230 55501' where registered_user_id = ${id}`,
    'a second number': () =>
      `update public.contact_details set second_phone_number = '+91 51230 55502', whose_second_phone = 'Self' where registered_user_id = ${id}`,
    'the e-mail': () =>
      `update public.contact_details set email = 'world@example.com' where registered_user_id = ${id}`,
    'the address': () =>
      `update public.contact_details set address = '7 World Street' where registered_user_id = ${id}`,
    'the assets': () => `update public.contact_details set assets = 'Own house' where registered_user_id = ${id}`,
    'an income for the bureau': () =>
      `update public.income_details set income = '50 and above' where registered_user_id = ${id}`,
    'an income for families with the details': () =>
      `update public.income_details set income_shown_to = 'Approved contact' where registered_user_id = ${id}`,
    'the source': () =>
      `update public.office_details set source = 'Website', source_name = 'World' where registered_user_id = ${id}`,
    'the wish for no links': () =>
      `update public.office_details set off_links = true, off_whatsapp = true where registered_user_id = ${id}`,
    'the household': () => `
      insert into public.office_details (registered_user_id) values (${other}) on conflict do nothing;
      update public.office_details set household = gen_random_uuid() where registered_user_id = ${id}`,
    'the caller': () => `update public.office_details set handled_by = 'clerk' where registered_user_id = ${id}`,
    "the office's note": () => `insert into private.office_notes values (${id}, 'World')`,
    'a nominee': () => `insert into private.nominees values (${id}, 'World', 'Sister', '+91 51230 55503')`,
    'the names of the parents': () =>
      `update public.profile_details set "father's_name" = 'World', "mother's_name" = 'World' where registered_user_id = ${id}`,
    'the date of birth': () =>
      `update public.profile_details set date_of_birth = '1996-03-05' where registered_user_id = ${id}`,
    'the star': () =>
      `update public.profile_details set birth_star = 'Rohini', star_pada = 2 where registered_user_id = ${id}`,
    'the job': () => `update public.profile_details set job = 'World', diet = 'Vegan' where registered_user_id = ${id}`,
    'a check of the verification': () => `
      insert into public.verification_checks (registered_user_id, item, checked_by_name) values (${id}, 'ID', 'World') on conflict do nothing`,
    'an entry of the log': () => `
      insert into public.profile_log (registered_user_id, kind, entry, written_by_name) values (${id}, 'Telephone', 'World', 'A test')`,
    'a link for the candidate': () => `
      insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at, for_candidate, last_opened_at)
      values (${id}, 'a hash', 'A test', now() + interval '1 day', true, now())`,
    'a request': () => request('approved'),
    'a sharing': () => `${request('approved')};
      insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
      select max(id), ${id}, ${other}, 'A test' from public.contact_requests`,
    'a no to sharing': () => `
      insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, said_by, channel, said_on)
      values (${id}, 'sharing', false, 1, 'en', 'Self', 'link', private.today())`,
    'a no of the candidate to links and messages': () => `
      insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, said_by, channel, said_on)
      select ${id}, purpose, false, 1, 'en', 'Self', 'link', private.today() from unnest(array['families', 'whatsapp']) as purpose`,
    'the language of its readers': () => `select private.note_language(${id}, 'te')`,
    'an introduction': () => `
      insert into public.introductions (family_id, shown_id, how, shown_by_name) values (${id}, ${other}, 'List', 'A test')`,
    'a like': () => `insert into public.likes (liker_id, profile_id) values (${id}, ${other})`,
    'a block': () => `insert into public.blocks (blocker_id, profile_id) values (${id}, ${other})`,
    'a report': () => `insert into public.reports (reporter_id, profile_id, reason) values (${other}, ${id}, 'Other')`,
    'a saved search': () =>
      `insert into public.saved_searches (registered_user_id, name, filters) values (${id}, 'World', '{"religion": "Hindu"}')`,
    'a proposal': () =>
      `insert into public.profile_proposals (registered_user_id, changes, base) values (${id}, '{"job": "World"}', '{}')`,
    'a request for deletion': () =>
      `insert into public.deletion_requests (registered_user_id, note) values (${id}, 'World')`,
    'a password of the bureau': () => `
      update public.accounts set must_change_password = true, bureau_password_at = now(), bureau_password_by = 'A test' where user_id = '${login}'`,
    'a login that is off': () => `update public.accounts set active = false where user_id = '${login}'`,
    'a notification': () => `
      insert into public.notifications (recipient, registered_user_id, kind, message) values ('${login}', ${id}, 'contact given', 'World')`,
    'a verified card of somebody for members': () =>
      `update public."RegisteredUsers" set verified_by = 'World' where id = ${id}`,
    'somebody who is not shown': () => `
      insert into public."RegisteredUsers" (name, gender, age, status, status_reason) values ('Test world hidden', 'bride', 30, 'on hold', 'World')`,
    'somebody who is deleted': () => `
      insert into public."RegisteredUsers" (name, gender, age, status, deleted_at) values ('Test world deleted', 'bride', 30, 'withdrawn', now())`,
    'a complaint': () => `
      insert into private.grievances (about, name, words, channel) values ('misuse', 'World', 'World', 'website')`,
    'an enquiry': () => `insert into private.enquiries (kind, name) values ('new', 'World')`,
  };
  /** Facts that members read. */
  const forMembers = ['a verified card of somebody for members'];
  /** What a caller reads without the fact, and the statements whose answers differ by chance. */
  const plain = new Map<string, { readings: Readings; unsteady: readonly string[] }>();

  describe.each(['visitor', 'member', 'otherMember'] as const)('%s', (persona) => {
    const read = (world = '') => readWorld(sql, { persona, client: clients[persona] }, person, world);
    beforeAll(async () => {
      const [readings, again] = [await read(), await read()];
      plain.set(persona, { readings, unsteady: Object.keys(differences(readings, again)) });
    });
    const tells = async (world: string) => {
      const known = plain.get(persona);
      if (known === undefined) throw new Error('Nothing was read before.');
      const found = differences(known.readings, await read(world));
      return Object.fromEntries(Object.entries(found).filter(([statement]) => !known.unsteady.includes(statement)));
    };

    test('reads the same at another time, but for tokens', () => {
      expect(plain.get(persona)?.readings.size).toBeGreaterThan(10);
      expect(plain.get(persona)?.unsteady.length).toBeLessThan(6);
    });

    test('reads a fact that is not hidden', async () => {
      const world = `update public."RegisteredUsers" set location = ${literal('World, Tamil Nadu')} where id = ${id}`;
      expect(Object.keys(await tells(world))).not.toEqual([]);
    });

    test('reads none that is hidden', async () => {
      const facts = Object.keys(hidden).filter((fact) => persona === 'visitor' || !forMembers.includes(fact));
      expect(await tells(facts.map((fact) => hidden[fact]?.()).join(';'))).toEqual({});
    });
  });

  test('a birthday leaves no stamp on the card, and an age that nobody counts does', async () => {
    const stampAfter = async (change: string) => {
      const read = `select updated_at from public."RegisteredUsers" where id = ${id}`;
      const { text } = await asCaller(sql, clients.admin, (run) => run(read), {}, change);
      return text;
    };
    const before = await stampAfter('');
    expect(before).toContain('2026-01-15');
    // A year later all ages change that are known to the day.
    const birthday = 'select private.refresh_ages((private.today() + 366)::date)';
    expect(await stampAfter(birthday)).toBe(before);
    const byHand = `
      update public.profile_details set date_of_birth = null where registered_user_id = ${id};
      update public."RegisteredUsers" set age = 40 where id = ${id}`;
    expect(await stampAfter(byHand)).not.toBe(before);
  });
});
