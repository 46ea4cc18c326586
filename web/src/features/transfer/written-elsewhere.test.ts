import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { usesOfAddressBook } from '@/features/transfer/contact-cards';
import { loadSplitCells } from '@/features/transfer/csv';
import { parseCsv, toTable, type SplitCells } from '@/features/transfer/parse-file';
import { firstChoices, readPeople, type Choices, type FileRow } from '@/features/transfer/read-people';
import { readText } from '@/features/transfer/read-file';
import { readXlsx } from '@/features/transfer/read-xlsx';

const letters = 'ABCDEFG';

// Files as other programs write them. The workbooks were saved by LibreOffice.

let split: SplitCells;
beforeAll(async () => {
  split = await loadSplitCells();
});

async function openWorkbook(name: string) {
  const bytes = await readFile(new URL(`written-elsewhere/${name}.xlsx`, import.meta.url));
  const answer = await readXlsx(new Uint8Array(bytes));
  if ('fault' in answer) throw new Error(answer.fault);
  const table = toTable(answer.sheets);
  const first = firstChoices(table, {});
  return { table, read: (change: Partial<Choices> = {}) => readPeople(table, { ...first, ...change }) };
}

function readCsv(text: string, change: Partial<Choices> = {}) {
  const table = parseCsv(text, split);
  return readPeople(table, { ...firstChoices(table, { ...usesOfAddressBook(table.headings) }), ...change });
}

const marksOf = ({ errors, leftOut, changes, married }: FileRow) =>
  errors.length + leftOut.length + changes.length + (married === null ? 0 : 1);

test('dates since 1904 are those of the sheet, and the error of a formula is named', async () => {
  const { read } = await openWorkbook('dates-since-1904');
  const { rows } = read({ answers: { 3: { clock: '24 hours' } } });
  expect(rows.map(({ person }) => [person.date_of_birth, person.time_of_birth])).toEqual([
    ['1997-03-05', '06:05'],
    ['1993-12-21', null],
  ]);
  expect(rows.map(({ leftOut }) => leftOut.map(({ field, typed }) => [field, typed]))).toEqual([
    [['height', '#DIV/0!']],
    [['location', '#N/A']],
  ]);
});

describe('a sheet with merged cells and hidden rows', async () => {
  const { table, read } = await openWorkbook('merged-and-hidden');

  test('has one heading of two rows, and a block gives its text to each of its cells', () => {
    expect(table.headings.slice(0, 8)).toEqual([
      'Name',
      'Community',
      'Birth Date',
      'Birth Place',
      'Father Name',
      'Father Job',
      'Uncle Name',
      'Uncle Phone',
    ]);
    const { rows, fields } = read();
    expect(fields).toEqual(expect.arrayContaining(['caste', 'date_of_birth', "father's_name", "father's_job"]));
    expect(rows.slice(0, 2).map(({ person }) => [person.name, person.caste, person.date_of_birth])).toEqual([
      ['Anitha Kumar', 'Mudaliar', '1997-03-05'],
      ['Bhavani Raja', 'Mudaliar', '1998-03-25'],
    ]);
    // "Uncle" over "Name" is not the person's.
    expect(rows[0]?.note).toContain('Uncle Name: Velu');
    expect(table.hasMerged).toBe(true);
  });

  test('has no person in a line across the list, and asks for a name that is merged with the row above', () => {
    const { rows } = read();
    expect(table.notRead.lines).toEqual(['SRI AMMAN THIRUMANA MAIYAM', '--- 2025 ---']);
    expect(rows.map(({ place }) => place)).toEqual(['Brides 4', 'Brides 5', 'Brides 7', 'Brides 8', 'Brides 10']);
    expect(rows[3]?.errors.map(({ message }) => message)).toEqual([
      'The name is merged with the row above: both rows may be one person. If this is another person, type the name here.',
    ]);
    const cells = { [`${rows[3]?.number ?? 0} 0`]: 'Chandra Devan' };
    expect(read({ cells }).rows[3]).toMatchObject({ errors: [], person: { name: 'Chandra Devan' } });
  });

  test('marks the cells that got their text from a block over several columns', () => {
    const last = read().rows[4];
    expect(last?.changes.find(({ field }) => field === 'place_of_birth')?.text).toContain('merged');
  });

  test('leaves hidden rows, columns and sheets out until they are ticked', () => {
    const named = (people: ReturnType<typeof read>) => people.rows.map(({ person }) => person.name);
    expect(table.sheets).toEqual([
      { name: 'Brides', isHidden: false },
      { name: 'Old', isHidden: true },
    ]);
    expect(named(read())).not.toContain('Deepa Mani');
    expect(named(read({ hiddenRows: true }))).toContain('Deepa Mani');
    expect(named(read({ leftSheets: [] }))).toContain('Fathima Begum');
    expect(table.hiddenColumns.map((place) => table.headings[place])).toEqual(['Fees']);
    expect(read().rows[0]?.note).not.toContain('Fees');
    expect(read({ hiddenColumns: true }).rows[0]?.note).toContain('Fees: 500');
  });
});

describe('the order of day and month', () => {
  const list = (...dates: string[]) => `Name,DOB\n${dates.map((date, n) => `Asha ${letters[n]},${date}`).join('\n')}\n`;
  const bornIn = ({ rows }: ReturnType<typeof readCsv>) => rows.map(({ person }) => person.date_of_birth ?? null);

  test('is that of the whole column, and said once', () => {
    const people = readCsv(list('6/14/1998', '3/2/1999', '12/25/95', '1/1/1991'));
    expect(bornIn(people)).toEqual(['1998-06-14', '1999-03-02', '1995-12-25', '1991-01-01']);
    expect(people.proofs).toMatchObject([{ place: 1, order: 'month first', count: 1 }]);
    expect(people.rows.flatMap(({ changes }) => changes)).toEqual([]);
    expect(bornIn(readCsv(list('14/6/1998', '3/2/1999')))).toEqual(['1998-06-14', '1999-02-03']);
    expect(readCsv(list('14/6/1998', '3/2/1999')).proofs).toEqual([]);
  });

  test('is the one of India where nothing proves it, and can be changed', () => {
    expect(readCsv(list('3/2/1999')).proofs).toMatchObject([{ order: 'day first', isProven: false, count: 1 }]);
    const changed = readCsv(list('3/2/1999'), { answers: { 1: { order: 'month first' } } });
    expect(bornIn(changed)).toEqual(['1999-03-02']);
    expect(changed.proofs).toMatchObject([{ order: 'month first', isChosen: true }]);
  });

  test('is shown by dates that are written in another way', () => {
    const dates = ['12-03-1995', '05/11/1999', '23.7.1993', '1-2-1998', '19-06-2000'];
    expect(readCsv(list(...dates)).proofs).toMatchObject([{ order: 'day first', isProven: true, shownBy: 2 }]);
    expect(readCsv(list('05/11/1999', '12-25-1995')).proofs).toMatchObject([{ shownBy: 0, unsure: 1 }]);
  });

  test('is the one that the heading states', () => {
    expect(bornIn(readCsv('Name,DOB (mm/dd/yyyy)\nAsha,5/6/1995\n'))).toEqual(['1995-05-06']);
    const stated = readCsv('Name,Date of birth [DD-MM-YYYY]\nAsha,5/6/1995\n');
    expect([bornIn(stated), stated.proofs]).toEqual([['1995-06-05'], []]);
    expect(bornIn(readCsv('Name,DOB (mm/dd/yyyy)\nAsha,5/6/1995\nDevi,15/6/1995\n'))).toEqual([null, '1995-06-15']);
  });

  test('of dates that an American program has turned round is said, and each is marked', () => {
    const people = readCsv(list('13/05/1995', '1995-05-06', '25/12/1996'));
    expect(people.proofs).toMatchObject([{ turned: 1 }]);
    expect(people.rows.map(marksOf)).toEqual([0, 1, 0]);
    expect(readCsv(list('13/05/1995', '1995-05-16', '25/12/1996')).proofs).toEqual([]);
  });

  test('is asked for where a column has both: a date that may be either is left out', () => {
    const both = list('6/14/1998', '3/2/1999', '14/6/1997');
    const people = readCsv(both);
    expect(bornIn(people)).toEqual(['1998-06-14', null, '1997-06-14']);
    expect(people.proofs).toMatchObject([{ order: null, count: 1 }]);
    expect(people.rows[1]?.leftOut).toHaveLength(1);
    const chosen = readCsv(both, { answers: { 1: { order: 'day first' } } });
    expect(bornIn(chosen)).toEqual(['1998-06-14', '1999-02-03', '1997-06-14']);
    expect(chosen.rows.map(marksOf)).toEqual([1, 0, 0]);
    // A date that the clerk types has the day first.
    const { number } = people.rows[1] ?? { number: 0 };
    expect(bornIn(readCsv(both, { cells: { [`${number} 1`]: '3/2/1999' } }))[1]).toBe('1999-02-03');
  });

  test('is that of dates written alike: with points the day is first, a day of the week decides, another one is left out', () => {
    const dates = ['6/14/1998', '3/2/1999', '10.11.1995', '05-08-1996', '9/21/1997', '07.03.95 (Tue)', '3/4/95 (Mon)'];
    const people = readCsv(list(...dates));
    expect(bornIn(people)).toEqual([
      '1998-06-14',
      '1999-03-02',
      '1995-11-10',
      null,
      '1997-09-21',
      '1995-03-07',
      '1995-04-03',
    ]);
    expect(people.proofs).toMatchObject([{ order: 'month first', unsure: 1 }]);
    expect(people.rows.map(marksOf)).toEqual([0, 0, 1, 1, 0, 1, 1]);
    expect(people.rows[2]?.changes[0]?.text).toMatch(/^10\.11\.1995 is read as 10 November 1995/);
  });
});

test('a time that stands with the date is the time of birth, if no column has another one', () => {
  const { rows, fields } = readCsv('Name,DOB,TOB\nMeena,14/06/1998 18:05,\nDevi,14/06/1998 06:05,7:10 am\n');
  expect(rows.map(({ person }) => [person.date_of_birth, person.time_of_birth])).toEqual([
    ['1998-06-14', '18:05'],
    ['1998-06-14', '07:10'],
  ]);
  expect(rows[0]?.changes).toHaveLength(1);
  expect(fields).toEqual(['name', 'date_of_birth', 'time_of_birth']);
  const alone = readCsv('Name,DOB & Time\nMeena,6/14/1998 06:05 am\n');
  expect(alone.rows[0]?.person).toMatchObject({ date_of_birth: '1998-06-14', time_of_birth: '06:05' });
  expect(alone.fields.at(-1)).toBe('time_of_birth');
});

describe('times without am or pm', () => {
  const list = (...times: string[]) =>
    `Name,Time of Birth\n${times.map((time, n) => `Asha ${letters[n]},${time}`).join('\n')}\n`;
  const bornAt = ({ rows }: ReturnType<typeof readCsv>) => rows.map(({ person }) => person.time_of_birth ?? null);
  const times12 = ['06:05', '11:40', '09:15', '03:30', '12:20', '08:50'];

  test('are asked about once, and left out and marked until then', () => {
    const people = readCsv(list(...times12));
    expect(bornAt(people)).toEqual(times12.map(() => null));
    expect(people.rows.map(marksOf)).toEqual(times12.map(() => 1));
    expect(people.proofs).toMatchObject([{ place: 1, clock: null, doubtful: 6 }]);
    expect(bornAt(readCsv(list(...times12), { answers: { 1: { clock: '24 hours' } } }))).toEqual(times12);
    const without = readCsv(list(...times12), { answers: { 1: { clock: 'left out' } } });
    expect([bornAt(without), without.rows.map(marksOf)]).toEqual([times12.map(() => null), times12.map(() => 0)]);
    expect(without.rows[0]?.note).toContain('06:05');
  });

  test('are of 24 hours where another one is, and none says am or pm', () => {
    expect(bornAt(readCsv(list('06:05', '18:20')))).toEqual(['06:05', '18:20']);
    expect(bornAt(readCsv(list('06:05', '00:20', '7:10 pm')))).toEqual([null, '00:20', '19:10']);
  });

  test('are read where a cell carries its half of the day', () => {
    expect(
      bornAt(readCsv(list('6:30 night', '6.30 pm', 'இரவு 6.30', 'रात 8:10 बजे', '12:10 night', '2:00 night'))),
    ).toEqual(['18:30', '18:30', '18:30', '20:10', '00:10', '02:00']);
  });

  test('are asked about beside a date too, and corrected once for all', () => {
    const text = 'Name,DOB\nMeena,14/06/1998 06:05 (Sunday)\nDevi,15/06/1998 06:05\n';
    const { rows, proofs } = readCsv(text);
    expect(rows.map(({ person }) => person)).toMatchObject([
      { date_of_birth: '1998-06-14' },
      { date_of_birth: '1998-06-15' },
    ]);
    expect(rows.map(({ leftOut }) => leftOut)).toMatchObject([
      [{ field: 'time_of_birth', typed: '06:05' }],
      [{ field: 'time_of_birth', typed: '06:05' }],
    ]);
    expect(proofs).toMatchObject([{ place: 1, doubtful: 2 }]);
    expect(bornAt(readCsv(text, { words: { 'time_of_birth 06:05': '6:05 pm' } }))).toEqual(['18:05', '18:05']);
  });

  test('are numbers of a spreadsheet only where the column proves it', () => {
    const serials = readCsv(list('0.25', '0.5', '0.2534722', '18:00', '6.3'));
    expect(bornAt(serials)).toEqual(['06:00', '12:00', '06:05', '18:00', null]);
    expect(serials.rows.map(marksOf)).toEqual([1, 1, 1, 0, 1]);
    expect(serials.rows[0]?.changes[0]?.text).toBe('0.25 is read as 6:00 am.');
    expect(readCsv(list('0.5', '0.2534722')).rows[0]?.note).toBe('Time of birth, not read: 0.5');
    const unproven = readCsv(list('0.25', '18:00'));
    expect([bornAt(unproven), unproven.rows.map(marksOf)]).toEqual([
      [null, '18:00'],
      [1, 0],
    ]);
  });
});

test('the same 18:30 behind each date is midnight in India: the next day, without a time', () => {
  const utc = 'Name,DOB\nNila,1998-06-13 18:30:00\nOviya,1999-02-28 18:30:00\nPadma,1996-12-31 18:30:00\n';
  const born = ({ rows }: ReturnType<typeof readCsv>) =>
    rows.map(({ person }) => [person.date_of_birth, person.time_of_birth ?? null]);
  const people = readCsv(utc);
  expect(born(people)).toEqual([
    ['1998-06-14', null],
    ['1999-03-01', null],
    ['1997-01-01', null],
  ]);
  expect(people.rows.map(marksOf)).toEqual([0, 0, 0]);
  expect(people.proofs).toMatchObject([{ zone: 'universal', doubtful: 0 }]);
  expect(born(readCsv(utc, { answers: { 1: { zone: 'as written' } } }))[0]).toEqual(['1998-06-13', '18:30']);
  expect(born(readCsv(`${utc}Usha,1996-11-05 06:05 am\n`))[0]).toEqual(['1998-06-13', '18:30']);
});

describe('the letters of a text', () => {
  const text = 'Name,City\nமீனா,மதுரை\n';
  const utf16 = Buffer.from(text, 'utf16le');
  const utf32 = Buffer.alloc(Array.from(text).length * 4);
  Array.from(text).forEach((letter, place) => utf32.writeUInt32LE(letter.codePointAt(0) ?? 0, place * 4));
  const swapped = (bytes: Buffer, size: 16 | 32) =>
    size === 16 ? Buffer.from(bytes).swap16() : Buffer.from(bytes).swap32();

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-16, low byte first', utf16],
    ['UTF-16, high byte first', swapped(utf16, 16)],
    ['UTF-16 with its mark, low byte first', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 with its mark, high byte first', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped(utf16, 16)])],
    ['UTF-32, low byte first', utf32],
    ['UTF-32, high byte first', swapped(utf32, 32)],
    ['UTF-32 with its mark, low byte first', Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), utf32])],
    ['UTF-32 with its mark, high byte first', Buffer.concat([Buffer.from([0, 0, 0xfe, 0xff]), swapped(utf32, 32)])],
  ])('%s are read', async (_, bytes) => {
    expect((await readText(new Blob([bytes]))).replace('\ufeff', '')).toBe(text);
  });

  test('of Windows-1252 are read, and a file that is no text is refused', async () => {
    expect(await readText(new Blob([Uint8Array.of(0x63, 0x61, 0x66, 0xe9)]))).toBe('café');
    await expect(readText(new Blob([Uint8Array.of(1, 0, 0, 2, 0, 0, 0xd8, 0xff, 0, 3)]))).rejects.toThrow('no text');
  });
});

describe('a broken text', () => {
  const marked = ({ errors, leftOut }: FileRow) =>
    [...errors, ...leftOut].map(({ field, message }) => [field, /font|CSV UTF-8/.exec(message)?.[0]]);

  test('of a web page or encoded twice is put right where it has one reading, and listed', () => {
    const { rows } = readCsv(
      'Name,Phone,Address,Job,Place\n' +
        'Mary D&#39;Souza,9843057151,"&quot;Sri Illam&quot; 12 1st St &amp; 2nd Cross",R&amp;D engineer,Salem\n' +
        'Meena&nbsp;Selvam,&nbsp;9843057152,4/5 Car St&lt;br&gt;Salem,Teacher,à®®à®¤à¯\u0081à®°à¯ˆ\n' +
        'Anne Dâ€™Souza,,,R&amp;amp;D,SÃO\n',
    );
    expect(rows.map(({ person }) => [person.name, person.address, person.job, person.location])).toEqual([
      ["Mary D'Souza", '"Sri Illam" 12 1st St & 2nd Cross', 'R&D engineer', 'Salem'],
      ['Meena Selvam', '4/5 Car St, Salem', 'Teacher', 'மதுரை'],
      ['Anne D’Souza', null, 'R&D', 'SÃO'],
    ]);
    expect(rows[1]?.person.phone_number).toBe('+91 98430 57152');
    expect(rows.map(({ changes }) => changes.length)).toEqual([3, 4, 2]);
    expect(rows[0]?.changes[0]?.text).toBe("Mary D&#39;Souza is read as Mary D'Souza.");
  });

  test('with lost letters is marked, with the remedy', () => {
    const { rows } = readCsv(
      'Name,Gender,City,Native place,First job\n' +
        '?????? ?????,F,?????,?????,\nMeena ???????,F,Salem,,\nKavya R,F,à® à®¤,Ka?ur,\nDevi,F,Karur?,Erode,\n',
    );
    expect(rows.map(marked)).toEqual([
      ['name', 'location', 'native_place'].map((field) => [field, 'CSV UTF-8']),
      [['name', 'CSV UTF-8']],
      ['location', 'native_place'].map((field) => [field, 'CSV UTF-8']),
      [],
    ]);
  });

  test('of an old font is marked and never offered with capitals', () => {
    const { rows, inOneCase } = readCsv(
      'Name,Gender,City,Job\n' +
        'ngau; nry;tp,F,kJiu,\nfz;zfp uhkd;,F,Nryk;,\nKUfd;,M,Salem,\nMeena Selvam,F,Erode,B.Sc;M.Sc\n' +
        "lquhrk 'kekZ,F,fnYyh,\nÁ£É¡ ÌÁ¡÷,F,Erode,\nJosé DSouza,M,Salem,iPhone dealer; Govt;Pvt\nSaiRam McIntyre,M,Salem,MBBS;MSc\nIshqpreet K,F,Hassan,Dy Mgr;Hyd\n",
    );
    expect(rows.map(marked)).toEqual([
      [
        ['name', 'font'],
        ['location', 'font'],
      ],
      [
        ['name', 'font'],
        ['location', 'font'],
      ],
      [['name', 'font']],
      [],
      [
        ['name', 'font'],
        ['location', 'font'],
      ],
      [['name', 'font']],
      [],
      [],
      [],
    ]);
    expect(inOneCase).toBeNull();
    const [row] = readCsv('Initial,First Name\nK,fz;zfp\n').rows;
    expect(row?.errors.map(({ message }) => message)).toEqual([
      'This looks like text of an old font. Convert it to Unicode first.',
    ]);
  });
});

test('dates and numbers with the dashes of Windows are read', () => {
  const { rows } = readCsv('Name,DOB,Phone\nMeena,14–06–1998,9843055101\nKavya,02 – 03 – 1999,98430–55103\n');
  expect(rows.map(({ person }) => [person.date_of_birth, person.phone_number])).toEqual([
    ['1998-06-14', '+91 98430 55101'],
    ['1999-03-02', '+91 98430 55103'],
  ]);
});

test('a contact card is one person, whatever its version', () => {
  const card = [
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;=E0=AE=AE=E0=AF=80=E0=AE=A9=E0=AE=BE;;;',
    'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=AE=AE=E0=AF=80=',
    '=E0=AE=A9=E0=AE=BE',
    'TEL;CELL:+919843055101',
    'TEL;HOME:0452 2555142',
    'BDAY:19980614',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:4.0',
    'N:Raja;Karthik;;;',
    'item1.TEL;TYPE="voice,cell":tel:+91-98430-55102',
    'ADR:;;12 Car Street;Madurai;;625001;',
    'NOTE:Uncle\\, call',
    '  after six',
    'END:VCARD',
  ].join('\r\n');
  const { rows } = readCsv(card);
  expect(rows.map(({ person }) => person)).toMatchObject([
    {
      name: 'மீனா',
      phone_number: '+91 98430 55101',
      second_phone_number: '+91 452 2555142',
      date_of_birth: '1998-06-14',
    },
    { name: 'Karthik Raja', phone_number: '+91 98430 55102', address: '12 Car Street, Madurai, 625001' },
  ]);
  expect(rows[1]?.note).toBe('Note: Uncle, call after six');
  expect(parseCsv(card, split).cards).toBe(2);
});

test('the parts of a name are joined', () => {
  const nameOf = (text: string) => readCsv(text).rows.map(({ person, errors }) => person.name ?? errors.length);
  expect(nameOf('First Name,Last Name\nMeena,Selvam\n,Raman\n')).toEqual(['Meena Selvam', 1]);
  expect(nameOf('Initial,Name\nK,Meena\n,Devi\n')).toEqual(['K. Meena', 'Devi']);
  expect(nameOf('Name,Given Name,Family Name,Phone 1 - Value\nMeena Selvam,Meena,Selvam,9843055101\n')).toEqual([
    'Meena Selvam',
  ]);
});

test('an answer such as Daughter says bride or groom', () => {
  const { rows } = readCsv('Name,Profile for\nMeena,Daughter\nRavi,Son\nDevi,Self\n');
  expect(rows.map(({ person, leftOut }) => person.gender ?? leftOut[0]?.typed)).toEqual(['bride', 'groom', 'Self']);
});

test.each([
  ['two lists beside one another', 'Name,DOB,Name,DOB\nRavi,1/2/1990,Meena,1/2/1995\n', 'Two lists'],
  ['the labels down the side', 'Name,Raja\nGender,Male\nDate of birth,1/2/1990\n', 'one person below one another'],
  ['a quotation mark without an end', 'Name,Address\nRavi,"12 Car Street\nMeena,Salem\n', 'Row 2 has a quotation mark'],
])('a file with %s is refused', (_, text, message) => {
  expect(() => parseCsv(text, split)).toThrow(message);
});

test('a list without headings has only people, and headings that are repeated are none', () => {
  expect(readCsv('Kumar,Male,1/2/1990\nRavi,Male,3/4/1991\n', { uses: { 0: 'name' } }).rows).toHaveLength(2);
  const { rows } = readCsv(`${'\n'.repeat(12)}Name,Phone\nMeena,9843055101\nName,Phone\nDevi,9843055102\n`);
  expect(rows.map(({ person }) => person.name)).toEqual(['Meena', 'Devi']);
});

test('a line across the list, or its sum, is no person, and is said', () => {
  const table = parseCsv(
    'Name,Phone,Age\n--- 2025 register ---,,\nMeena,,\nTotal Raj,,\nTotal,,60\nTotal ... 60,,\nTotal brides: 60,,\n',
    split,
  );
  expect(table.rows.map(({ cells }) => cells[0])).toEqual(['Meena', 'Total Raj']);
  expect(table.notRead.lines).toEqual(['--- 2025 register ---', 'Total 60', 'Total ... 60', 'Total brides: 60']);
});

test('a status, a name or an answer says that a person is taken, and another status is kept in the log', () => {
  const { rows } = readCsv(
    'Name,Status,Married?\nRaj (married),,\nDevi,Settled,\nRavi,VIP,\nAsha,Verified,\nMeena,,Yes\nRadha,,No\n',
  );
  expect(rows.map(({ married }) => married)).toEqual(['Raj (married)', 'Settled', null, null, 'Yes', null]);
  expect(rows.map(({ note }) => note?.includes('Status: ') ?? false)).toEqual([false, true, true, false, false, false]);
});

test('an answer in two languages is read, a dosham is asked for, and so is a year of two digits that makes nobody', () => {
  const [row] = readCsv('Name,Gender,Dosham,DOB\nRavi,Male / ஆண்,Sevvai,15/06/29\n').rows;
  expect(row?.person).toMatchObject({ gender: 'groom', other_dosha: null, date_of_birth: null });
  expect(row?.leftOut).toHaveLength(2);
});

test('a remark that the person is married is no person to add, and a second marriage asks for the status', () => {
  const { rows, fields } = readCsv(
    'Name,REMARKS\nMeena,MARRIED 2025\nKavya,2nd marriage\nDevi,sister married\nRadha,unmarried\n',
  );
  expect(rows.map(({ married }) => married)).toEqual(['MARRIED 2025', null, null, null]);
  expect(rows[1]?.leftOut).toMatchObject([{ field: 'marital_status', typed: '2nd marriage' }]);
  expect(fields).toContain('marital_status');
});
