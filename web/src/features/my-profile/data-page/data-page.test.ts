import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeDataPage } from '@/features/my-profile/data-page/data-page';
import { partWords } from '@/features/my-profile/data-page/part-labels';
import { consentChannels, introductionAnswers, reportReasons, waysOfShowing } from '@/lib/register-members.gen';
import {
  agreementWays,
  callTimes,
  followUpStates,
  grievanceSubjects,
  pauseReasons,
  paymentWays,
  relatives,
} from '@/lib/register-work.gen';
import { phoneOwners, verificationItems } from '@/person/value-lists';
import { readTexts } from '@/texts/build/catalogue';
import { compilePseudo } from '@/texts/build/texts-plugin';
import { pseudoLanguage } from '@/texts/languages';
import { activateTexts, addTexts } from '@/texts/texts';

const moment = '2026-03-11T20:00:00+00:00';
const attack = `<script>window.ran=true</script><img src=x onerror='run("1")'>&amp;`;

/** One row of everything that the database exports. */
const data = {
  exported_at: moment,
  account: { username: 'asha', created_at: moment, last_password_set_at: null },
  profile: {
    name: 'Asha',
    gender: 'bride',
    age: '28',
    height: '163',
    date_of_birth: '1998-08-14',
    "father's_name": 'Raman',
    phone_number: '+91 58430 77002',
    address: '2, South Street\nCoimbatore',
    id: 17,
    status: 'on hold',
    status_reason: 'The parents are abroad.',
    verified_at: moment,
    verified_items: ['Mobile', 'ID'],
    created_at: moment,
    updated_at: moment,
  },
  pictures: {
    first_img: '17/a.webp',
    second_img: 'https://example.com/me.jpg',
    third_img: null,
    birth_chart: '17/c.png',
  },
  nominee: { name: 'Kamala', relation: 'Uncle or guardian', phone_number: '+91 58430 77003' },
  proposals: [
    {
      changes: { job: 'Principal', diet: null, second_img: '17/b.webp', third_img: '17/gone.webp' },
      base: { job: 'Teacher', diet: 'Vegetarian', second_img: null, third_img: null },
      status: 'pending',
      reason: null,
      decided_at: null,
      created_at: moment,
    },
  ],
  likes: [{ registered_user_id: 31, name: 'Bala', created_at: moment }],
  requests: [
    {
      registered_user_id: 32,
      name: 'User id 32 (hidden)',
      note: 'We would like to talk.',
      status: 'declined',
      decline_reason: 'Age',
      decided_at: moment,
      created_at: moment,
    },
  ],
  consents: [
    { given_on: '2026-02-01', channel: 'Telephone', person: 'Father', recorded_by: 'Lakshmi', recorded_at: moment },
  ],
  register_consents: [
    {
      purpose: 'whatsapp',
      given: false,
      notice_version: 1,
      notice_language: 'ta',
      said_by: 'Self',
      said_by_name: null,
      channel: 'telephone',
      said_on: '2026-02-02',
      recorded_by: 'Lakshmi',
    },
  ],
  log: [
    {
      written_at: moment,
      kind: 'Other',
      entry: 'They will think it over',
      written_by: 'Lakshmi',
      call_again_on: '2026-03-20',
      done_at: moment,
    },
  ],
  attempts: [{ tried_at: moment, channel: 'WhatsApp', note: 'Nobody at home', tried_by: 'Lakshmi' }],
  follow_ups: [{ state: 'met', changed_at: moment }],
  disclosures: [
    { shared_with: 'Chitra', registered_user_id: 33, shared_at: moment, shared_by: 'Office', revoked_at: moment },
  ],
  blocks: [{ registered_user_id: 34, name: 'Dinesh', created_at: moment }],
  reports: [
    { registered_user_id: 35, reason: 'Wrong information', note: 'Of the job', created_at: moment, resolved_at: null },
  ],
  wishes: { must: { diet: 'Vegan' }, hoped: {}, updated_at: moment },
  links_opened: [{ created_at: moment, first_opened_at: moment, phones: 2, revoked_at: null }],
  saved_searches: [{ name: 'Near home', filters: { religion: 'Hindu' }, created_at: moment }],
  notifications: [
    { message: 'As it is stored.', kind: 'contact given', given: { name: 'Bala' }, created_at: moment, read_at: null },
  ],
  deletion_request: { note: 'We have found someone.', asked_at: moment },
};

const parts = {
  bureau: 'Mangalam Matrimony',
  pictures: new Map([
    ['17/a.webp', 'data:image/webp;base64,AAAA'],
    ['17/b.webp', 'data:image/webp;base64,BBBB'],
    ['17/c.png', 'data:image/png;base64,CCCC'],
  ]),
  describeSearch: (filters: unknown) => `Search ${JSON.stringify(filters)}`,
};

/** The text of the page, without markup. */
const textOf = (page: string) =>
  page
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

test('shows all data with labels, and names missing facts', () => {
  const text = textOf(writeDataPage(data, parts));
  for (const words of [
    'What Mangalam Matrimony keeps about Asha',
    'As it was on 12 March 2026, 1:30 am.',
    'User id 17 Status On hold The bureau writes The parents are abroad. Verified on 12 March 2026, 1:30 am Checked Mobile, ID',
    'Bride or groom Bride Date of birth 14 August 1998 Age 28 years',
    'Height 5\' 4" (163 cm)',
    "Father's name Raman Not provided: Mother's name,",
    'Phone +91 58430 77002 Address 2, South Street Coimbatore Not provided: Whose number, Second number, Whose second number, E-mail',
    'Picture 2 On another site: https://example.com/me.jpg',
    'Your login Username asha Made on 12 March 2026, 1:30 am',
    'Your nominee Name Kamala Relation Uncle or guardian Phone +91 58430 77003',
    'Proposed on 12 March 2026, 1:30 am Status Pending Proposed Picture 2 Picture 3 Not kept any more Job Principal Diet Nothing',
    'Before Picture 2 Nothing Picture 3 Nothing Job Teacher Diet Vegetarian',
    'Profiles you marked Name Bala User id 31 Marked on',
    'Name User id 32 (hidden) User id 32 Asked on 12 March 2026, 1:30 am Your note We would like to talk. Status Declined',
    'Reason Age',
    'When your family agreed Given on 1 February 2026 Who agreed Father How Telephone Recorded by Lakshmi Recorded at',
    'What you have agreed to What for WhatsApp Agreed No Who answered Myself How By telephone Answered on 2 February 2026',
    'Recorded by Lakshmi Notice 1 Language of the notice தமிழ்',
    'Tried by Lakshmi How WhatsApp Note Nobody at home',
    'Given to Chitra User id 33',
    'Taken back on',
    'Profiles you blocked Name Dinesh',
    'Reason Wrong information Your note Of the job',
    'Private links that were opened Made on 12 March 2026, 1:30 am First opened on 12 March 2026, 1:30 am Phones, at least 2',
    'Name Near home Looks for Search {"religion":"Hindu"}',
    'Message Your contact details were shared with Bala. Sent on',
    'Your note We have found someone.',
  ])
    expect(text).toContain(words);
});

test('embeds its pictures, also a proposed one, and loads nothing from other hosts', () => {
  const page = writeDataPage(data, parts);
  expect(page.match(/<img [^>]*>/g)).toEqual([
    '<img src="data:image/webp;base64,AAAA" alt="Picture 1 of Asha" />',
    '<img src="data:image/png;base64,CCCC" alt="Birth chart of Asha" />',
    '<img src="data:image/webp;base64,BBBB" alt="Picture 2 of Asha" />',
  ]);
  expect(page).toContain(`content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"`);
});

test('escapes markup in every text', () => {
  const spoil = (value: unknown): unknown => {
    if (typeof value === 'string') return attack;
    if (Array.isArray(value)) return value.map(spoil);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoil(each)]));
  };
  const page = writeDataPage(
    { ...Object(spoil(data)), [attack]: attack },
    { ...parts, bureau: attack, describeSearch: () => attack },
  );
  expect(page).not.toMatch(/<script|<img|onerror='/);
  expect(textOf(page).split('<script>window.ran=true</script>').length).toBeGreaterThan(40);
});

test('shows unknown columns too, and states empty parts', () => {
  const text = textOf(
    writeDataPage(
      { profile: { name: 'Asha' }, pictures: {}, likes: [], home_visits: [{ visited_by: 'Lakshmi' }] },
      parts,
    ),
  );
  expect(text).toContain('Profiles you marked None.');
  expect(text).toContain('Your pictures None.');
  expect(text).toContain('Home visits Visited by Lakshmi');
  expect(text).toMatch(/Not provided: [^:]*Age/);
  const single = { ...data, profile: { ...data.profile, marital_status: 'Never Married' } };
  expect(textOf(writeDataPage(single, parts))).not.toMatch(/Not provided: [^:]*Children/);
  expect(textOf(writeDataPage(data, parts))).not.toMatch(/Not provided: [^:]*Age/);
});

/** The columns of a select list: commas within brackets are not between columns. */
function columnsOf(selected: string): string[] {
  let depth = 0;
  let lines = '';
  for (const letter of selected) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    lines += letter === ',' && depth === 0 ? ';' : letter;
  }
  return lines.split(';').map((column) => /(\w+)\s*$/.exec(column)?.[1] ?? column);
}

test('each list that the database exports has a title, and each of its columns a label', () => {
  const sql = readFileSync('supabase/schemas/coming-and-going/transfer.sql', 'utf8');
  const lists = [...sql.matchAll(/^ {4}\('(\w+)', 'select (.*?)\s+from /gms)];
  expect(lists.length).toBeGreaterThan(20);
  const words = partWords();
  const lacking = lists.flatMap(([, list = '', selected = '']) =>
    columnsOf(selected)
      // A notification is shown as its sentence.
      .filter((column) => !(list === 'notifications' && ['kind', 'given'].includes(column)))
      .filter((column) => words[list]?.labels[column] === undefined)
      .map((column) => `${list}.${column}`),
  );
  expect(lacking).toEqual([]);
});

describe('in another language', () => {
  beforeAll(() => {
    const texts = Object.entries(readTexts('en')).map(([id, text]) => [id, compilePseudo(text)] as const);
    addTexts(pseudoLanguage, Object.fromEntries(texts));
    activateTexts(pseudoLanguage);
  });
  afterAll(() => activateTexts('en'));

  test.each<[string, string, readonly string[]]>([
    ['introductions', 'how', waysOfShowing],
    ['introductions', 'answer', introductionAnswers],
    ['shown_before', 'kind', ['shown', 'asked', 'shared', 'talked', 'tried', 'followed up']],
    ['log', 'kind', ['Other', 'Enquiry', ...consentChannels]],
    ['consents', 'channel', consentChannels],
    ['enquiries', 'relative', relatives],
    ['enquiries', 'best_time', callTimes],
    ['grievances', 'about', grievanceSubjects],
    ['reports', 'reason', reportReasons],
    ['requests', 'decline_reason', ['Age', 'Horoscope does not match']],
    ['pauses', 'reason', pauseReasons],
    ['payments', 'way', paymentWays],
    ['purchases', 'agreed_by', phoneOwners],
    ['purchases', 'agreed_how', agreementWays],
    ['follow_ups', 'state', followUpStates],
    ['profile', 'verified_items', verificationItems],
  ])('each value of %s.%s has a text', (list, column, values) => {
    for (const value of values) {
      const row = { [column]: column === 'verified_items' ? [value] : value };
      const text = textOf(
        writeDataPage({ profile: {}, pictures: {}, [list]: list === 'profile' ? row : [row] }, parts),
      );
      expect(text, value).not.toContain(` ${value} `);
    }
  });

  test('languages and amounts are in words too', () => {
    const text = textOf(
      writeDataPage(
        { account: { language: 'ta' }, purchases: [{ agreed_price: 300_000, parts: { engaged: 100_000 } }] },
        parts,
      ),
    );
    expect(text).toContain('தமிழ்');
    expect(text).toMatch(/₹3,000.*₹1,000/);
  });
});
