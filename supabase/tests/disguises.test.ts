// Phone numbers, addresses and links in disguise, in texts that others read; and texts that only look like them.
import { describe, expect, test } from 'vitest';
import { numbersInTexts, textsWithoutContact } from '../../web/src/person/sample-contacts.ts';
import { call, setUpPersonas } from './personas.ts';

const { clients, sql } = await setUpPersonas();

const propose = (job: string) => call(clients.member, 'propose_changes', { changes: { job } });
/** Digits as signs of the block of tags, which no font shows. */
const tags = '9845012345'.replace(/\d/g, (digit) => String.fromCodePoint(0xe0000 + digit.charCodeAt(0)));

describe('is found', () => {
  test.each([
    ...numbersInTexts,
    '❾❽❹❺⓿❶❷❸❹❺',
    '๙๘๔๕๐๑๒๓๔๕',
    '៩៨៤៥០១២៣៤៥',
    '᱙᱘᱔᱕᱐᱑᱒᱓᱔᱕',
    '9️⃣8️⃣4️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
    '9\u034f8\u034f4\u034f5\u034f0\u034f1\u034f2',
    'asha＠gmail．com',
    'asha @ gmail . com',
    'asha(at)gmail.com',
    'asha gmail dot com',
    't.me/asha',
    'instagram.com/asha',
  ])('%s', async (text) => {
    expect(await propose(`Engineer ${text}`)).toMatchObject({ status: 400, code: '22023', hint: 'job' });
  });
});

describe('is refused as a sign that cannot be shown', () => {
  test.each([
    ['a number of invisible signs', tags],
    ['U+034F', 'a\u034fb'],
    ['U+17B4', 'a\u17b4b'],
    ['U+180B', 'a\u180bb'],
    ['U+3164', 'a\u3164b'],
    ['U+FFA0', 'a\uffa0b'],
    ['a variation selector', 'a\ufe01b'],
    ['a pile of marks', `a${'\u0301'.repeat(100)}`],
  ])('%s', async (_name, text) => {
    expect(await propose(`Engineer ${text}`)).toMatchObject({ status: 400, code: '22023', hint: 'job' });
  });
});

describe('is no contact', () => {
  test.each(textsWithoutContact)('%s', async (text) => {
    expect((await propose(text)).status).toBe(200);
    await call(clients.member, 'withdraw_proposal');
  });
});

test('wide and mathematical letters are kept as plain ones', async () => {
  await propose('Ｓｅｎｉｏｒ 𝐄𝐧𝐠𝐢𝐧𝐞𝐞𝐫');
  const { data } = await clients.member.from('profile_proposals').select('changes').eq('status', 'pending');
  expect(data).toEqual([{ changes: { job: 'Senior Engineer' } }]);
  await call(clients.member, 'withdraw_proposal');
  await sql`delete from public.profile_proposals where changes ->> 'job' is not null and status = 'withdrawn'`;
});

test('what members write to the bureau is kept as a reader sees it', async () => {
  const { member } = clients;
  expect(
    (await call(member, 'ask_for_deletion', { note: 'Ｍａｒｒｉｅｄ\u200b \u{e0041}in 𝐌𝐚𝐲 \u202eக்\u200cஷ' })).status,
  ).toBeLessThan(300);
  const { data } = await member.from('deletion_requests').select('note');
  expect(data).toEqual([{ note: 'Married in May க்\u200cஷ' }]);
  expect((await call(member, 'withdraw_deletion_request')).status).toBeLessThan(300);
});

test('every column that holds what somebody has written is tidied', async () => {
  const rows = await sql<{ name: string }[]>`
    select relname || '.' || encode(argument, 'escape') as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid,
      unnest(string_to_array(encode(tgargs, 'escape'), '\\000')) as words (word), convert_to(word, 'UTF8') as argument
    where tgname = 'tidy_texts' and word <> ''`;
  const written = await sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(note|reason|person)$' and table_name not in ('audit_log')
    union all select 'saved_searches.name' union all select 'profile_log.entry'`;
  // These are chosen from a list.
  const chosen = ['reports.reason', 'introductions.reason'];
  const expected = written.map(({ name }) => name).filter((name) => !chosen.includes(name));
  expect(rows.map(({ name }) => name).sort()).toEqual(expected.sort());
});
