import { afterAll, expect, test } from 'vitest';
import { addPerson, oneValue } from './people.ts';
import { call, setUpPersonas } from './personas.ts';

// A name in one script is found by its spelling in another: the keys of the search, without people.

const { clients, sql } = await setUpPersonas();

/** Latin spellings of a name, and how it is written in the scripts: ta, ml, te, kn, hi; null where it is not used. */
const names: readonly (readonly [latin: readonly string[], ...written: readonly (string | null)[]])[] = [
  [['Meena', 'Mina'], 'மீனா', 'മീന', 'మీనా', 'ಮೀನಾ', 'मीना'],
  [['Lakshmi', 'Laxmi'], 'லட்சுமி', 'ലക്ഷ്മി', 'లక్ష్మి', 'ಲಕ್ಷ್ಮಿ', 'लक्ष्मी'],
  [['Krishnan'], 'கிருஷ்ணன்', 'കൃഷ്ണൻ', 'కృష్ణన్', 'ಕೃಷ್ಣನ್', 'कृष्णन'],
  [['Gayathri', 'Gayatri'], 'காயத்ரி', 'ഗായത്രി', 'గాయత్రి', 'ಗಾಯತ್ರಿ', 'गायत्री'],
  [['Balaji'], 'பாலாஜி', 'ബാലാജി', 'బాలాజీ', 'ಬಾಲಾಜಿ', 'बालाजी'],
  [['Priya'], 'பிரியா', 'പ്രിയ', 'ప్రియ', 'ಪ್ರಿಯಾ', 'प्रिया'],
  [['Ganesh'], 'கணேஷ்', 'ഗണേഷ്', 'గణేష్', 'ಗಣೇಶ', 'गणेश'],
  [['Suresh'], 'சுரேஷ்', 'സുരേഷ്', 'సురేష్', 'ಸುರೇಶ', 'सुरेश'],
  [['Rajesh'], 'ராஜேஷ்', 'രാജേഷ്', 'రాజేష్', 'ರಾಜೇಶ್', 'राजेश'],
  [['Saravanan'], 'சரவணன்', 'ശരവണൻ', null, null, 'सरवणन'],
  [['Chandran'], 'சந்திரன்', 'ചന്ദ്രൻ', 'చంద్రన్', 'ಚಂದ್ರನ್', 'चंद्रन'],
  [['Shanmugam', 'Sanmugam'], 'சண்முகம்', null, 'షణ్ముగం', null, 'षण्मुगम'],
  [['Shanmukhan'], 'சண்முகன்', 'ഷൺമുഖൻ', null, 'ಷಣ್ಮುಖನ್', 'षण्मुखन'],
  [['Sangeetha', 'Sangita'], 'சங்கீதா', 'സംഗീത', 'సంగీత', 'ಸಂಗೀತಾ', 'संगीता'],
  [['Deepa', 'Dipa'], 'தீபா', 'ദീപ', 'దీప', 'ದೀಪಾ', 'दीपा'],
  [['Divya', 'Dhivya'], 'திவ்யா', 'ദിവ്യ', 'దివ్య', 'ದಿವ್ಯಾ', 'दिव्या'],
  [['Mohan'], 'மோகன்', 'മോഹൻ', 'మోహన్', 'ಮೋಹನ್', 'मोहन'],
  [['Vetrivel'], 'வெற்றிவேல்', null, null, null, null],
  [['Yazhini'], 'யாழினி', 'യാഴിനി', null, null, null],
  [['Ezhil'], 'எழில்', 'എഴിൽ', null, null, null],
  [['Fathima', 'Fatima', 'Pathima'], 'பாத்திமா', null, null, null, null],
  [['Jayanthi', 'Jayanti'], 'ஜெயந்தி', 'ജയന്തി', 'జయంతి', 'ಜಯಂತಿ', 'जयंती'],
  [['Gowri', 'Gauri'], 'கௌரி', 'ഗൗരി', 'గౌరి', 'ಗೌರಿ', 'गौरी'],
  [['Vaishnavi'], 'வைஷ்ணவி', 'വൈഷ്ണവി', 'వైష్ణవి', 'ವೈಷ್ಣವಿ', 'वैष्णवी'],
  [['Sundaram'], 'சுந்தரம்', 'സുന്ദരം', 'సుందరం', 'ಸುಂದರಂ', 'सुंदरम'],
  [['Indira'], 'இந்திரா', 'ഇന്ദിര', 'ఇందిర', 'ಇಂದಿರಾ', 'इंदिरा'],
  [['Antony', 'Anthony'], 'அந்தோணி', 'അന്തോണി', 'ఆంటోనీ', null, null],
  [['Antani'], 'ஆண்டனி', 'ആന്റണി', null, null, null],
  [['Venkatesh'], 'வெங்கடேஷ்', 'വെങ്കടേഷ്', null, null, null],
  [['Rohit'], null, null, 'రోహిత్', 'ರೋಹಿತ್', 'रोहित'],
  [['Vijay'], 'விஜய்', 'വിജയ്', 'విజయ్', 'ವಿಜಯ್', 'विजय'],
  [['Asha'], 'ஆஷா', 'ആശ', 'ఆశ', 'ಆಶಾ', 'आशा'],
  [['Aishwarya'], 'ஐஸ்வர்யா', 'ഐശ്വര്യ', 'ఐశ్వర్య', 'ಐಶ್ವರ್ಯಾ', 'ऐश्वर्या'],
];

const pairs = names.flatMap(([latin, ...written]) => {
  const scripts = written.filter((name): name is string => name !== null);
  // Each spelling with each script, and the scripts with one another.
  return scripts.flatMap((name) => [
    ...latin.map((spelling) => [name, spelling] as const),
    ...scripts.filter((other) => other > name).map((other) => [name, other] as const),
  ]);
});

const different: readonly (readonly [string, string])[] = [
  ['மீனா', 'Manju'],
  ['பாலாஜி', 'Palani'],
  ['बाला', 'Pala'],
  ['ದೀಪಾ', 'Tipu'],
  ['గీత', 'Kitty'],
  ['ഗോപി', 'Kopi'],
  ['राजेश', 'Rasheed'],
  ['കൃഷ്ണൻ', 'Kishore'],
  ['సురేష్', 'Saritha'],
  ['சங்கர்', 'Sankari Devi'],
  ['मोहन', 'Mukan'],
  ['ಗೌರಿ', 'Gayathri'],
  ['ஆஷா', 'Natarajan'],
  ['சு', 'Junaid'],
];

const stored = [...new Set([...pairs, ...different].flat())];
const people = await Promise.all(
  stored.map(async (name) => [name, (await addPerson(sql, { label: 'script', card: { name } })).id] as const),
);
const ids = new Map(people);
afterAll(async () => {
  await sql`delete from public."RegisteredUsers" where id in ${sql([...ids.values()])}`;
});

/** Which of these searches do not find the person of the name, without a look for similar names. */
async function notFound(all: readonly (readonly [stored: string, searched: string])[]): Promise<string[]> {
  const found = await Promise.all(
    all.map(async ([stored, searched]) => {
      const self = `id = ${ids.get(stored) ?? 0}`;
      const condition = await oneValue(sql<{ condition: string }[]>`
        select private.name_condition(${searched}, ${self}) as condition`);
      // Nobody has the name: the search would look for similar ones.
      if (condition.includes('%>')) return [`${searched} in ${stored}`];
      const rows = await sql.unsafe(`select from private.profile_search where ${self} and ${condition}`);
      return rows.length === 1 ? [] : [`${searched} in ${stored}`];
    }),
  );
  return found.flat();
}
const inBothDirections = (all: readonly (readonly [string, string])[]) =>
  all.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

test('is found by its spelling in another script, in both directions', async () => {
  expect(pairs.length).toBeGreaterThan(60);
  expect(await notFound(inBothDirections(pairs))).toEqual([]);
});

test('is not found by another name', async () => {
  expect(await notFound(different)).toHaveLength(different.length);
});

test('is found by the bureau and by members, in any script', async () => {
  const found = await call(clients.admin, 'find_people', { filters: { name: 'Yazhini' } });
  expect(JSON.stringify(found.data)).toContain('யாழினி');
  const ofMember = await call(clients.member, 'find_profiles', { filters: { search: 'यालिनी' } });
  expect(JSON.stringify(ofMember.data)).toContain('யாழினி');
});
