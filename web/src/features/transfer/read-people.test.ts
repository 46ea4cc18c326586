import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadSplitCells } from '@/features/transfer/csv';
import { parseCsv, toTable, type SplitCells } from '@/features/transfer/parse-file';
import { cellKey, wordKey } from '@/features/transfer/read-cell';
import {
  conflictKey,
  noChoices,
  readPeople,
  sumUp,
  sumUpConflicts,
  type Choices,
} from '@/features/transfer/read-people';
import { realLifeCsv } from '@/features/transfer/real-life-file';
import { plainSheet } from '@/features/transfer/sheet';

let split: SplitCells;
beforeAll(async () => {
  split = await loadSplitCells();
});
const read = (text: string, choices: Partial<Choices> = {}) =>
  readPeople(parseCsv(text, split), { ...noChoices, ...choices });

describe('a file of 200 people as bureaus have it', () => {
  it('comes in but for what nobody can read', () => {
    const { rows, columns } = read(realLifeCsv());
    expect(rows).toHaveLength(200);
    const whole = rows.filter(({ errors, leftOut }) => errors.length + leftOut.length === 0);
    expect(whole.length).toBe(143);
    expect(rows.filter(({ errors }) => errors.length > 0)).toEqual([]);
    expect(columns.filter(({ isUnknown }) => isUnknown)).toEqual([]);
  });

  it('sums up what is left out, which is corrected once for all', () => {
    const { rows } = read(realLifeCsv());
    expect(sumUp(rows).map(({ count, field, typed }) => [count, field, typed])).toEqual([
      // A month's or a year's: nobody knows.
      [50, 'income', '40000'],
      [3, 'rasi', 'Kadagm'],
      [1, 'date_of_birth', '31/02/1994'],
      [1, 'phone_number', 'ask the uncle'],
      [1, 'birth_star', 'Uttara'],
      [1, 'height', 'tall'],
    ]);
    const corrected = read(realLifeCsv(), { words: { [wordKey('rasi', 'Kadagm')]: 'Karka' } }).rows;
    expect(sumUp(corrected).map(({ typed }) => typed)).not.toContain('Kadagm');
    expect([20, 60, 100].map((n) => corrected[n]?.person.rasi)).toEqual(['Karka', 'Karka', 'Karka']);
  });

  it('keeps what has no field in the note, unless the clerk chooses otherwise', () => {
    const row = read(realLifeCsv()).rows[20];
    expect(row?.note).toBe('Rasi (Moon sign), not read: Kadagm');
    expect(row?.person.income).toBe('5 to 7');
    expect(read(realLifeCsv(), { intoNote: false }).rows[20]).toMatchObject({
      note: null,
      person: { second_phone_number: '+91 55501 00020' },
    });
  });

  it('offers names and places with a capital at the start', () => {
    const asTyped = read(realLifeCsv());
    expect(asTyped.inOneCase).toMatchObject({ example: ['madurai', 'Madurai'] });
    expect(asTyped.rows[3]?.person).toMatchObject({ name: 'VIJAY K' });
    expect(asTyped.rows[1]?.person).toMatchObject({ name: 'Ramesh K', location: 'madurai' });
    const titled = read(realLifeCsv(), { titleCase: true });
    expect(titled.rows[3]?.person).toMatchObject({ name: 'Vijay K' });
    expect(titled.rows[1]?.person).toMatchObject({ name: 'Ramesh K', location: 'Madurai' });
    expect(titled.inOneCase).toEqual(asTyped.inOneCase);
  });
});

test.each([
  ['S. Gokul (Doctor)', 'S. Gokul', 'Doctor'],
  ['Divya - Teacher', 'Divya', 'Teacher'],
])('a name with its job in one cell: %s', (cell, name, job) => {
  const { rows } = read(`Name & Job,Sex\n${cell},M\n`);
  expect(rows[0]).toMatchObject({ person: { name, job }, note: null });
});

describe('two numbers', () => {
  it('of two columns, with their owners', () => {
    const { rows, fields } = read("Name,Father's mobile,Mother's mobile\nMeena,98430 55512,94430 11111\n");
    expect(rows[0]?.person).toEqual({
      name: 'Meena',
      phone_number: '+91 98430 55512',
      whose_phone: 'Father',
      second_phone_number: '+91 94430 11111',
      whose_second_phone: 'Mother',
    });
    expect(fields).toEqual(['name', 'phone_number', 'whose_phone', 'whose_second_phone', 'second_phone_number']);
  });

  it('keep a third one in the note', () => {
    const [row] = read('Name,Phone,Phone 2\nMeena,98430 55512 / 94430 11111,94430 11112\n').rows;
    expect(row?.person.second_phone_number).toBe('+91 94430 11112');
    expect(row?.note).toBe('Second number, also written there: +91 94430 11111');
  });
});

test('a bad name keeps the person out, another bad cell only itself', () => {
  const { rows } = read('Name,Height,Religion\n,5.12,Hindu\nRavi,170,Hindu,too much\n');
  expect(rows[0]?.errors).toEqual([{ field: 'name', message: 'The name is missing.' }]);
  expect(rows[0]?.leftOut.map(({ field, typed }) => [field, typed])).toEqual([['height', '5.12']]);
  expect(rows[0]?.person.height).toBeNull();
  expect(rows[1]?.errors.map(({ field, message }) => [field, message.slice(0, 40)])).toEqual([
    [null, 'This row has more cells than there are h'],
  ]);
});

test.each([
  [
    'headings in two rows, one of which goes on below no group',
    [
      ['Name', 'Birth', '', 'Height', 'Job', 'Company', 'Brothers', ''],
      ['', 'Time', 'Place', '(cm)', '', '', 'No', 'Mar'],
      ['Ravi', '6 pm', 'Ooty', '170', 'Engineer', 'TCS', '2', '1'],
    ],
    [
      { top: 0, bottom: 0, left: 1, right: 2 },
      { top: 0, bottom: 0, left: 6, right: 7 },
    ],
    [
      {
        name: 'Ravi',
        time_of_birth: '18:00',
        place_of_birth: 'Ooty',
        height: '170',
        job: 'Engineer, TCS',
        brothers: '2',
        married_brothers: '1',
      },
    ],
  ],
  [
    'sections with a side, sums and remarks that are nobody',
    [
      ['SL', 'NAME', 'CASTE', 'SUB CASTE', 'JOB'],
      ['MALE', '', '', '', ''],
      ['1', 'RAVI', 'Nadar', 'CSI', 'Nil'],
      ['FEMALE', '', '', '', ''],
      ['1', 'MEENA', '-', '', ''],
      ['', 'TOTAL MALE 1 FEMALE 1', '', '', ''],
      ['மொத்தம்', '2 வரன்கள்', '', '', ''],
      ['', '2', '', '', ''],
      ['Note: contact the office', '', '', '', ''],
    ],
    [],
    [
      { name: 'RAVI', gender: 'groom', caste: 'Nadar, CSI', job: null },
      { name: 'MEENA', gender: 'bride', caste: null },
    ],
  ],
  [
    'a town behind the time beside an address, and remarks',
    [
      ['பெயர்', 'நேரம்', 'ஊர்', 'முகவரி', 'REMARKS'],
      ['மீனா', '6 pm', 'மதுரை', 'தேனி', 'SEVVAI DOSHAM'],
    ],
    [],
    [{ name: 'மீனா', place_of_birth: 'மதுரை', address: 'தேனி', mangal_dosha: 'Yes' }],
  ],
])('%s', (_, rows, merged, people) => {
  const table = toTable([{ ...plainSheet('', rows), merged }]);
  const uses = table.sheetColumn?.isGender ? { [table.sheetColumn.place]: 'gender' as const } : {};
  const read = readPeople(table, { ...noChoices, uses }).rows;
  expect(read.map(({ person }) => person)).toMatchObject(people);
  expect(read.flatMap(({ errors, leftOut }) => [...errors, ...leftOut])).toEqual([]);
});

test.each([
  ['Name,File status\nRavi,HOLD\n', { married: 'HOLD' }],
  [
    'Name,REMARKS\nRavi,DOCTOR BRIDE ONLY\n',
    { married: null, note: 'REMARKS: DOCTOR BRIDE ONLY', unreadWishes: ['DOCTOR BRIDE ONLY'] },
  ],
  ['Name,DOB\nRavi,10/9/90\nMeena,1990-09-13\n', { leftOut: [{ typed: '10/9/90' }] }],
  ['Name,Income\nRavi,$1800/month\n', { leftOut: [{ typed: '$1800/month' }] }],
])('the row of %j is held back, or asked for', (text, row) => {
  expect(read(text).rows[0]).toMatchObject(row);
});

test('a cell is typed again', () => {
  const text = 'Name,Height\nMeena,tall\n';
  expect(read(text).rows[0]?.leftOut).toHaveLength(1);
  const [row] = read(text, { cells: { [cellKey(2, 1)]: "5'4" } }).rows;
  expect(row).toMatchObject({ person: { height: '163' }, leftOut: [], cells: ['Meena', "5'4"] });
});

describe('a star and a rasi that exclude one another', () => {
  const text =
    'Name,Star,Pada,Rasi\nMeena,Revathi,,Mithunam\nLatha,Revathi,,Mithunam\nRavi,Karthigai,1,Rishabam\nAnu,Karthigai,,Rishabam\n';

  it('are said at their person, and summed up', () => {
    const { rows } = read(text);
    expect(rows.map(({ changes }) => changes.map(({ text }) => text))).toEqual([
      ['Revathi is always Meenam, never Mithunam. Look at the star and the rasi.'],
      ['Revathi is always Meenam, never Mithunam. Look at the star and the rasi.'],
      ['Pada 1 of Karthigai is always Mesham, never Rishabam. Look at the star, the pada and the rasi.'],
      [],
    ]);
    expect(sumUpConflicts(rows)).toEqual([
      { star: 'Revati', pada: null, rasi: 'Mithuna', count: 2 },
      { star: 'Krittika', pada: '1', rasi: 'Vrishabha', count: 1 },
    ]);
    expect(rows[0]?.person.rasi).toBe('Mithuna');
  });

  it('are corrected once for all', () => {
    const [conflict] = sumUpConflicts(read(text).rows);
    const { rows } = read(text, { rasis: conflict === undefined ? {} : { [conflictKey(conflict)]: 'Meena' } });
    expect(rows.map(({ person }) => person.rasi)).toEqual(['Meena', 'Meena', 'Vrishabha', 'Vrishabha']);
    expect(rows[0]?.changes.map(({ text }) => text)).toEqual(['Mithunam is replaced by the rasi of the star.']);
    expect(sumUpConflicts(rows)).toHaveLength(1);
  });
});

describe('the columns', () => {
  it('are unknown, or assigned by the register', () => {
    const { columns } = read('User Id,Name,Status,Hobby,Sl No\n1,Meena,verified,Music,1\n');
    expect(columns).toEqual([
      { heading: 'User Id', use: 'none', fields: [], isUnknown: false },
      { heading: 'Name', use: 'name', fields: ['name'], isUnknown: false },
      { heading: 'Status', use: 'none', fields: [], isUnknown: false },
      { heading: 'Hobby', use: 'note', fields: [], isUnknown: true },
      { heading: 'Sl No', use: 'none', fields: [], isUnknown: false },
    ]);
  });

  it('give a field once: the second waits for a choice', () => {
    const text = 'Name,Place,City\nMeena,Madurai,Ooty\n';
    expect(read(text).columns.map(({ use, isUnknown }) => [use, isUnknown])).toEqual([
      ['name', false],
      ['location', false],
      ['note', true],
    ]);
    const chosen = read(text, { uses: { 2: 'location' } });
    expect(chosen.rows[0]?.person.location).toBe('Ooty');
    expect(chosen.columns[1]).toMatchObject({ use: 'note', isUnknown: true });
  });

  it('a note is cut at whole characters, as the database counts them', () => {
    const noteOf = (cell: string) =>
      read(`Name,Hobby\nMeena,${cell}\n`, { uses: { 0: 'name', 1: 'note' } }).rows[0]?.note;
    expect(noteOf('½'.repeat(2000))).toHaveLength(2000);
    expect(noteOf('½')).toBe('Hobby: 1⁄2');
    expect(noteOf('🎵'.repeat(2000))).not.toMatch(/\p{Surrogate}/u);
  });

  it('give two fields, if the heading names two', () => {
    const { columns, rows, fields } = read(
      'Name,D.O.B & TIME,STAR/RASI,Height,QUALI.\n' +
        'Meena,14/8/1998 6.05 am,Rohini / Rishabam,160,B.Com\n' +
        'Latha,"5-1-99, 18:20",Qwertz,,\n' +
        'Ravi,,Magam,,\n',
    );
    expect(columns.filter(({ isUnknown }) => isUnknown)).toEqual([]);
    expect(fields).toEqual(['name', 'date_of_birth', 'time_of_birth', 'birth_star', 'rasi', 'height', 'education']);
    expect(
      rows.map(({ person }) => [person.date_of_birth, person.time_of_birth, person.birth_star, person.rasi]),
    ).toEqual([
      ['1998-08-14', '06:05', 'Rohini', 'Vrishabha'],
      ['1999-01-05', '18:20', undefined, null],
      [undefined, undefined, 'Magha', undefined],
    ]);
    expect(rows[1]?.leftOut.map(({ field, typed }) => [field, typed])).toEqual([['rasi', 'Qwertz']]);
    expect(rows[1]?.changes).toEqual([]);
  });

  it('are chosen: a field, the note, or left out', () => {
    const [row] = read('Person,Hobby,Caste\nMeena,Music,Nair\n', { uses: { 0: 'name', 1: 'note', 2: 'none' } }).rows;
    expect(row).toMatchObject({ person: { name: 'Meena' }, note: 'Hobby: Music' });
  });
});

test('a title above the headings is passed over, and rows keep their numbers', () => {
  const { rows } = read('SRI MURUGAN MATRIMONY,,\n\nName,Phone\nMeena,98765 43210\n');
  expect(rows.map(({ number, person }) => [number, person.name])).toEqual([[4, 'Meena']]);
});

test('a thousand people are read, each under its row number', () => {
  const [first = '', ...lines] = realLifeCsv().split('\r\n');
  const many = [first, ...Array.from({ length: 5 }, () => lines).flat()].join('\r\n');
  const { rows } = read(many);
  expect(rows).toHaveLength(1000);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(1000);
});

test('bride or groom is asked for the sheet where neither a column nor a title says it', () => {
  const text = 'Name,Gender\nSelvi. Asha,\nDevi,\nBala,Male\nChitra,Qwertz';
  const asked = read(text);
  expect(asked.rows.map(({ side }) => side)).toEqual([null, 'missing', null, null]);
  expect(asked.rows[0]).toMatchObject({
    person: { gender: 'bride' },
    changes: [{ field: 'name' }, { field: 'gender' }],
  });
  const [{ sheet } = { sheet: '' }] = asked.sides;
  expect(asked.sides).toEqual([{ sheet, count: 1, side: null }]);
  const answered = read(text, { sides: { [sheet]: 'groom' } });
  expect(answered.sides).toEqual([{ sheet, count: 1, side: 'groom' }]);
  // What was not understood has its own question.
  expect(answered.rows.map(({ person }) => person.gender)).toEqual(['bride', 'groom', 'groom', null]);
});

describe('rows that belong together', () => {
  it('a section names the side, and a number alone is of the person above', () => {
    const { rows } = readPeople(
      toTable([
        plainSheet('List', [
          ['Name', 'Star', 'Phone'],
          ['SALT STREET - BRIDES', '', ''],
          ['Uma R', 'Rohini', '55500 12345'],
          ['', '', '55500 12346'],
          ['SALT STREET - GROOMS (NORTH)', '', ''],
          ['Arivu M', 'Hasta', '55500 12347'],
        ]),
      ]),
      { ...noChoices, uses: { 3: 'gender' } },
    );
    expect(rows.map(({ person }) => [person.name, person.gender, person.second_phone_number ?? null])).toEqual([
      ['Uma R', 'bride', '+91 55500 12346'],
      ['Arivu M', 'groom', null],
    ]);
  });

  it('a section names the caste, to be looked at; a street or two castes are none', () => {
    const sections = [
      'KAMMALAR - BRIDES',
      'MUSLIM (ROWTHER) - BRIDES',
      'SALT STREET - BRIDES',
      'NADAR / PILLAI - BRIDES',
    ];
    const { rows } = readPeople(
      toTable([
        plainSheet('List', [
          ['Name', 'Star'],
          ...sections.flatMap((one) => [
            [one, ''],
            ['Uma R', 'Rohini'],
          ]),
        ]),
      ]),
      { ...noChoices, uses: { 2: 'gender' } },
    );
    expect(rows.map(({ person, changes }) => [person.caste, changes.some(({ field }) => field === 'caste')])).toEqual([
      ['KAMMALAR', true],
      ['ROWTHER', true],
      [null, false],
      [null, false],
    ]);
    expect(rows[1]?.person.religion).toBe('Muslim');
  });

  it('headings with two facts in brackets or strokes, and a unit, say it for their column', () => {
    const heads = 'Name,Sex,Father (Occ),Native / Present,B / S,Religion-Caste,Income LPA';
    const { rows } = read(
      `${heads}\nUma,F,Raman (weaver),Karur / Salem,1B 2S,Hindu-Nair (Menon),6.5\nDevi,F,,,,,45000\n`,
    );
    expect(rows[0]?.person).toMatchObject({
      "father's_name": 'Raman',
      "father's_job": 'weaver',
      native_place: 'Karur',
      location: 'Salem',
      brothers: '1',
      sisters: '2',
      religion: 'Hindu',
      caste: 'Nair (Menon)',
      income: '5 to 7',
    });
    // Nobody writes thousands under lakhs.
    expect(rows[1]?.changes.map(({ field }) => field)).toContain('income');
  });

  it('a row of somebody who tries the form is no person', () => {
    expect(read('Name,Sex\ntest test,F\n').rows[0]?.errors).toHaveLength(1);
  });
});
