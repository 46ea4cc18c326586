import { beforeAll, expect, test } from 'vitest';
import {
  loadSplitCells,
  peopleTable,
  problemsTable,
  templateTable,
  writeCsv,
  writeXlsx,
} from '@/features/transfer/csv';
import { FileProblem, maximumRows, parseCsv, toTable, type SplitCells } from '@/features/transfer/parse-file';
import { noChoices, readPeople } from '@/features/transfer/read-people';
import { readXlsx } from '@/features/transfer/read-xlsx';

let split: SplitCells;
beforeAll(async () => {
  split = await loadSplitCells();
});
const parse = (text: string) => {
  const table = parseCsv(text, split);
  return { ...readPeople(table, noChoices), headings: table.headings };
};

test('reads labels, column names and synonyms as headings, with any separator', () => {
  for (const text of [
    'Name,Date of Birth,Location\nMeena,14/08/1998,"Coimbatore, Tamil Nadu"\n',
    '\ufeffNAME;dob;location\r\nMeena;14.08.1998;Coimbatore, Tamil Nadu\r\n',
    'sep=;\r\nname;date_of_birth;Place\r\nMeena;1998-08-14;Coimbatore, Tamil Nadu',
    'Full name\tBirth date\tCity\nMeena\t14-8-1998\tCoimbatore, Tamil Nadu',
  ]) {
    const { fields, rows } = parse(text);
    expect(fields).toEqual(['name', 'date_of_birth', 'location']);
    expect(rows.map(({ person }) => person)).toEqual([
      { name: 'Meena', date_of_birth: '1998-08-14', location: 'Coimbatore, Tamil Nadu' },
    ]);
  }
});

test('numbers rows like a spreadsheet, across empty rows and line breaks in cells', () => {
  const { rows } = parse('Name,Address\nMeena,"Car Street\nCoimbatore"\n,\n\nRavi,\n');
  expect(rows.map(({ number, person }) => [number, person.name])).toEqual([
    [2, 'Meena'],
    [5, 'Ravi'],
  ]);
});

test.each([
  ['', 'The file is empty.'],
  ['Name\n', 'no people'],
  [`Name\n${'Meena\n'.repeat(maximumRows + 1)}`, '1001 people'],
])('refuses the file %#', (text, message) => {
  expect(() => parse(text)).toThrow(FileProblem);
  expect(() => parse(text)).toThrow(message);
});

test('an export is UTF-8 with BOM and CRLF, without formulas', async () => {
  const csv = await writeCsv(
    peopleTable(
      [
        {
          id: 1,
          status: 'verified',
          name: '=HYPERLINK("http://x","y")',
          job: '\t=1+1',
          caste: '＝1',
          location: 'Ooty, "TN"',
          phone_number: '+91 98765 43210',
        },
      ],
      true,
    ),
  );
  expect(csv.startsWith('\ufeff"User Id","Status","Name"')).toBe(true);
  expect(csv).toContain('\r\n"1","Verified","\'=HYPERLINK(""http://x"",""y"")"');
  expect(csv).toContain('"\'\t=1+1"');
  expect(csv).toContain('"\'＝1"');
  // A number is no formula.
  expect(await writeCsv([['-1500.50', '-1+1']])).toBe('\ufeff"-1500.50","\'-1+1"\r\n');
  expect(csv).toContain('"Ooty, ""TN"""');
  expect(csv).toContain('"\'+91 98765 43210"');
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('an export without contact details has no such columns', async () => {
  const csv = await writeCsv(
    peopleTable([{ id: 1, status: 'draft', name: 'Meena', phone_number: '+91 98765 43210' }], false),
  );
  expect(csv).not.toMatch(/Phone|Address|98765/);
});

test('an export can be imported again', async () => {
  const person = { name: '-Meena', height: 163, date_of_birth: '1998-08-14', phone_number: '+91 98765 43210' };
  const { rows } = parse(await writeCsv(peopleTable([{ id: 1, status: 'draft', ...person }], true)));
  expect(rows[0]?.errors).toEqual([]);
  expect(rows[0]?.person).toMatchObject({ ...person, height: '163' });
});

test("a family's wishes come in again, and what is no wish goes into the note", async () => {
  const wishes = {
    must: { age_from: 25, age_to: 31, religion: 'Hindu' },
    hoped: { mother_tongue: 'Tamil, Telugu', matches_star: 'South 6' },
  };
  const csv = await writeCsv(peopleTable([{ id: 1, status: 'draft', name: 'Meena', wishes }], false));
  expect(csv).toContain('"Must","Hoped for"');
  expect(csv).toContain('"age: 25 to 31; religion: Hindu","mother tongue: Tamil, Telugu; star match: South 6"');
  const [row] = parse(csv).rows;
  expect(row).toMatchObject({
    wishes: { must: { age_from: '25', age_to: '31', religion: 'Hindu' }, hoped: wishes.hoped },
    unreadWishes: [],
    note: null,
  });
  const [other] = parse('Name,Must,Expectation\nMeena,diet: Vegan,"fair, tall; diet: Jain; caste: Iyer"').rows;
  expect(other).toMatchObject({
    wishes: { must: { diet: 'Vegan' }, hoped: { caste: 'Iyer' } },
    unreadWishes: ['fair, tall', 'diet: Jain'],
    note: 'Expectation: fair, tall; diet: Jain',
  });
});

test.each(['எதிர்பார்ப்பு', 'अपेक्षित', 'ఆశ', 'ನಿರೀಕ್ಷೆ', 'പ്രതീക്ഷ'])(
  'an older export has what is hoped for under %s',
  (heading) => {
    expect(parse(`Name,${heading}\nMeena,diet: Vegan`).rows[0]).toMatchObject({
      wishes: { hoped: { diet: 'Vegan' } },
      note: null,
    });
  },
);

test('an export has the words of the screen, and its note and lists come in again', async () => {
  const stored = { name: 'Meena', gender: 'bride', birth_star: 'Jyeshtha', rasi: 'Vrishchika', old_number: 'G-101' };
  const csv = await writeCsv(
    peopleTable([{ id: 1, status: 'changes requested', ...stored, office_note: 'Call\nlate' }], true),
  );
  expect(csv).toContain('"1","Changes requested","Meena","","Bride"');
  expect(csv).not.toContain('Jyeshtha');
  const [row] = parse(csv).rows;
  expect(row?.person).toMatchObject(stored);
  expect(row?.note).toBe("Office's note: Call late");
  expect(
    await writeCsv(peopleTable([{ id: 1, status: 'draft', ...stored, office_note: 'Call' }], false)),
  ).not.toContain('Call');
});

test('an export for Excel loses no sign, and comes in again with the same facts', async () => {
  const phones = { phone_number: '+91 98765 43210', second_phone_number: '+91 422 2555142' };
  const person = {
    id: 7,
    status: 'verified',
    name: 'Meena',
    job: '=1+1',
    ...phones,
    address: '1 <Car> Street & more\u0001',
    height: 163,
    date_of_birth: '1998-02-05',
    time_of_birth: '18:05',
    old_number: '0012',
    brothers: 1,
    sisters: 2,
  };
  const workbook = await writeXlsx({ List: peopleTable([person], true) });
  const answer = await readXlsx(new Uint8Array(await workbook.arrayBuffer()));
  if ('fault' in answer) throw new Error(answer.fault);
  const [headings = [], cells = []] = answer.sheets[0]?.rows ?? [];
  const cellOf = (heading: string) => cells[headings.indexOf(heading)];
  expect(cellOf('Job')).toBe('=1+1');
  expect(cellOf('Status')).toBe('Verified');
  expect(cellOf('Phone')).toBe('+91 98765 43210');
  expect(cellOf('Second number')).toBe('+91 422 2555142');
  expect(cellOf('Address')).toBe('1 <Car> Street & more');
  expect(cellOf('Old number')).toBe('0012');
  expect(headings.length).toBeGreaterThan(26);
  const { rows } = readPeople(toTable(answer.sheets), noChoices);
  expect(rows[0]).toMatchObject({
    errors: [],
    leftOut: [],
    person: { ...phones, height: '163', date_of_birth: '1998-02-05', time_of_birth: '18:05', number_of_siblings: '3' },
  });
});

test('the template can be parsed, but its example row is no person', async () => {
  const { rows, columns } = parse(await writeCsv(templateTable()));
  expect(columns.filter(({ isUnknown }) => isUnknown)).toEqual([]);
  expect(rows[0]?.errors).toEqual([{ field: 'name', message: "This is the template's example. Delete the row." }]);
});

test('accepts mixed line endings in one file', () => {
  const { rows } = parse('Name,Age\r\nMeena,25\nRavi,30\rAnu,28\r\n');
  expect(rows.map(({ number, person }) => [number, person.name])).toEqual([
    [2, 'Meena'],
    [3, 'Ravi'],
    [4, 'Anu'],
  ]);
});

test('the file of invalid rows holds the cells as typed, can be parsed again, and drops earlier errors', async () => {
  const first = parse('Name;DOB;Hobby;Height\n ;31/02/1998;=Music;5.12\nRavi;;;170;too much\nAnu;;;170\n');
  const bad = (file: typeof first) => file.rows.filter(({ errors }) => errors.length > 0);
  const csv = await writeCsv(problemsTable(first.headings, bad(first)));
  const [headings, meena, ravi, ...others] = split(csv.replace(/^\ufeff/, ''), ',');
  expect(headings).toEqual(['What is wrong', 'Name', 'DOB', 'Hobby', 'Height']);
  expect(meena).toEqual(['Name: The name is missing.', ' ', '31/02/1998', "'=Music", '5.12']);
  expect(ravi?.slice(1)).toEqual(['Ravi', '', '', '170', 'too much']);
  expect(others).toEqual([['']]);

  const corrected = parse(csv.replace('" "', '"Meena"').replace('31/02/1998', '28/02/1998').replace('"5.12"', '"163"'));
  expect(corrected.columns.filter(({ isUnknown }) => isUnknown).map(({ heading }) => heading)).toEqual(['Hobby']);
  expect(corrected.rows[0]).toMatchObject({ person: { name: 'Meena', date_of_birth: '1998-02-28' }, errors: [] });
  const again = split(await writeCsv(problemsTable(corrected.headings, bad(corrected))), ',');
  expect(again[0]).toHaveLength(5);
  expect(again[1]?.slice(1)).toEqual(['Ravi', '', '', '170', 'too much']);
});
