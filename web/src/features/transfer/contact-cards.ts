// Contacts as address books write them: vCard files, which telephones share, and Google's CSV.
import type { ChosenUses, ColumnUse } from '@/features/transfer/columns';

/** A property of a card: `TEL;CELL:+91...`, its parameters in capitals. */
interface Property {
  name: string;
  parameters: string;
  value: string;
}

/** Decodes quoted-printable text, as version 2.1 has it for all letters but English ones. */
function decodeQuoted(value: string, parameters: string): string {
  const bytes = Array.from(value.replace(/=\n/g, '').matchAll(/=([0-9A-F]{2})|([^=])/gi), ([, code, plain = '']) =>
    code === undefined ? (plain.codePointAt(0) ?? 0) : Number.parseInt(code, 16),
  );
  const charset = /CHARSET=([\w-]+)/.exec(parameters)?.[1] ?? 'utf-8';
  return new TextDecoder(/^(?:utf-?8|us-ascii)$/i.test(charset) ? 'utf-8' : 'windows-1252').decode(
    new Uint8Array(bytes),
  );
}

function readProperty(line: string): Property | null {
  const [, head = '', value = ''] = /^(?:[\w-]+\.)?([^:"]*(?:"[^"]*"[^:"]*)*):([\s\S]*)$/.exec(line) ?? [];
  const [name = '', ...rest] = head.toUpperCase().split(';');
  const parameters = rest.join(';');
  if (name === '') return null;
  return { name, parameters, value: parameters.includes('QUOTED-PRINTABLE') ? decodeQuoted(value, parameters) : value };
}

const unescape = (text: string) =>
  text.replace(/\\([\\,;nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim();

const partsOf = (value: string) => value.split(/(?<!\\);/).map(unescape);

/** Headings as the import knows them. Other properties of a card, as its picture, are not read. */
const headings = ['Name', 'Gender', 'Phone', 'Second number', 'Email', 'Date of birth', 'Address', 'Job', 'Note'];

function readCard(lines: readonly string[]): string[] {
  const properties = lines.map(readProperty).filter((property) => property !== null);
  const valuesOf = (name: string) =>
    properties.filter((one) => one.name === name && one.value.trim() !== '').map(({ value }) => value);
  const [family = '', given = '', middle = ''] = partsOf(valuesOf('N')[0] ?? '');
  const joined = [given, middle, family].filter((part) => part !== '').join(' ');
  const phones = [...new Set(valuesOf('TEL').map((value) => unescape(value).replace(/^tel:/i, '')))];
  const birthday = (valuesOf('BDAY')[0] ?? '').replace(/^(\d{4})(\d{2})(\d{2})(?:T.*)?$/, '$1-$2-$3');
  const address = partsOf(valuesOf('ADR')[0] ?? '')
    .filter((part) => part !== '')
    .join(', ');
  return [
    unescape(valuesOf('FN')[0] ?? joined),
    unescape(valuesOf('GENDER')[0] ?? '').slice(0, 1),
    phones[0] ?? '',
    phones[1] ?? '',
    unescape(valuesOf('EMAIL')[0] ?? ''),
    birthday,
    address,
    unescape(valuesOf('TITLE')[0] ?? ''),
    [
      ...phones.slice(2),
      ...valuesOf('ORG').flatMap(partsOf),
      ...valuesOf('X-ABLABEL').map(unescape),
      ...valuesOf('NOTE').map(unescape),
    ]
      .filter((text) => text !== '')
      .join('; '),
  ];
}

/** The contact cards of a file as rows under headings; null for another kind of file. */
export function readCards(text: string): string[][] | null {
  if (!/^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 200))) return null;
  const lines = text
    .replace(/\r\n?/g, '\n')
    // A long value goes on in the next line: behind a blank, or in quoted-printable text behind "=".
    .replace(/\n[ \t]/g, '')
    .replace(/=\n(?!(?:BEGIN|END):)/gi, '')
    .split('\n');
  const cards: string[][] = [];
  let card: string[] = [];
  for (const line of lines) {
    if (/^BEGIN:VCARD/i.test(line)) card = [];
    else if (/^END:VCARD/i.test(line)) cards.push(readCard(card));
    else card.push(line);
  }
  // Most cards have a name and a number only.
  return [headings, ...cards].map((cells) => cells.filter((_, place) => cards.some((one) => one[place] !== '')));
}

/** The columns that Google's address book has, as it wrote them until 2024 and since. Others are found by their heading. */
const googleUses: readonly (readonly [RegExp, ColumnUse])[] = [
  [/^name$/, 'name'],
  [/^(?:first|given|middle|additional|last|family) name$/, 'namePart'],
  [/^birthday$/, 'date_of_birth'],
  [/^e-mail 1 - value$/, 'email'],
  [/^phone 1 - value$/, 'phone_number'],
  [/^phone 2 - value$/, 'second_phone_number'],
  [/^address 1 - formatted$/, 'address'],
  [/^organization (?:1 - )?title$/, 'job'],
  // Their own order: which number is at home, and how a name is sorted.
  [/ - (?:label|type)$|phonetic|yomi|^(?:photo|labels|file as|group membership|language|sensitivity)$/, 'none'],
];

/** The uses of the columns of an address book by Google; null for another file. */
export function usesOfAddressBook(names: readonly string[]): ChosenUses | null {
  const all = names.map((name) => name.trim().toLowerCase());
  if (!all.includes('phone 1 - value')) return null;
  return Object.fromEntries(
    all.flatMap((name, place) => {
      const use = googleUses.find(([pattern]) => pattern.test(name))?.[1];
      return use === undefined ? [] : [[place, use] as const];
    }),
  );
}
