// The text of a message: pure functions.
import type { Message } from '@/bureau/message-values';
import type { Bureau } from '@/first-load/first-bureau';
import { hrefIn } from '@/lib/navigation/href-in';
import { getLanguage, t } from '@/texts/texts';
import { sayName } from '@/texts/words';

/** What messages say of the bureau. */
type Sender = Pick<Bureau, 'bureau_name' | 'site_address' | 'phone'>;

type Values = Readonly<Record<string, string>>;

/** Value of each placeholder; the names are the same in the database. */
function valuesOf(message: Message, bureau: Sender): Values {
  const values: Record<string, string> = { bureau: bureau.bureau_name, site: bureau.site_address, phone: bureau.phone };
  for (const [name, value] of Object.entries<string | number>({ ...message })) {
    if (name === 'message') continue;
    if (typeof value === 'string') values[name] = value;
    else values['link'] = bureau.site_address + hrefIn(getLanguage(), { page: 'profile', profileId: value });
  }
  return values;
}

function withoutUnknown(line: string, values: Values): string | null {
  const parts = line.split(/(?<=,) /);
  const known = parts.filter(
    (part) => ![...part.matchAll(/\{([a-z]+)\}/g)].some(([, name = '']) => values[name] === ''),
  );
  if (known.length === parts.length) return line;
  return known.length === 0 ? null : known.join(' ').replace(/,$/, '');
}

/** Values of a template's placeholders; `known` lists the permitted ones. */
export function placeholdersOf(message: Message, bureau: Sender) {
  const values = valuesOf(message, bureau);
  const known = Object.keys(values).map((name) => `{${name}}`);
  return {
    known,
    /** The first unknown placeholder; undefined if all are known. */
    unknownIn: (body: string) => body.match(/\{[^{}]*\}|[{}]/g)?.find((found) => !known.includes(found)),
    /** A part of a line, between commas, goes with a value that is not known; so does a line without another part. */
    fill: (body: string) =>
      body
        .split('\n')
        .map((line) => (line.trim() === '' ? line : withoutUnknown(line, values)))
        .filter((line) => line !== null)
        .join('\n')
        .replaceAll(/\{([a-z]+)\}/g, (found, name: string) => values[name] ?? found),
  };
}

/** The names in the letters of the moment's language. */
function withNamesInLetters(message: Message): Message {
  const name = sayName(message.name, null);
  return 'other' in message ? { ...message, name, other: sayName(message.other, null) } : { ...message, name };
}

/** A template with the values of one message; names in the letters of the moment's language. */
export const fillOne = (message: Message, body: string, bureau: Sender): string =>
  placeholdersOf(withNamesInLetters(message), bureau).fill(body);

/** The placeholders that are the same in each message of the bureau. */
const common = ['{bureau}', '{site}', '{phone}'];

/**
 * Several profiles by one template, under one head: each has a number, its id, and the facts of the template in one line. The
 * lines of the template before and after the facts stand once.
 * @param original the default text of the template, whose head stands in the plural
 */
export function fillSeveral(
  messages: readonly (Message & { id: string })[],
  body: string,
  original: string | null,
  bureau: Sender,
): string {
  const lines = body.split('\n');
  const isOfPerson = (line: string) => [...line.matchAll(/\{[a-z]+\}/g)].some(([name]) => !common.includes(name));
  const places = lines.flatMap((line, place) => (isOfPerson(line) ? [place] : []));
  const [first = 0] = places;
  const end = (places.at(-1) ?? -1) + 1;
  const [head, foot] = [lines.slice(0, first), lines.slice(end)];
  // The id begins each line, so a part that is the id alone goes.
  const isId = (part: string) => part.match(/\{[a-z]+\}/g)?.join() === '{id}';
  const facts = lines.slice(first, end).map((line) => {
    const parts = line.split(', ');
    return parts.filter((part) => !isId(part)).join(', ');
  });
  const isStock = head.length === 1 && original?.split('\n')[0] === head[0];
  const numbered = messages.map((message, place) => {
    const fill = (line: string) => fillOne(message, line, bureau);
    const known = facts.map(fill).filter((line) => line.trim() !== '');
    const links = known.filter((line) => /^https?:\S+$/.test(line));
    const words = known.filter((line) => !links.includes(line));
    const line = [t('profiles.numbered', { number: String(place + 1), id: message.id }), ...words].join(', ');
    return [line, ...links].join('\n');
  });
  // Any message fills lines that name nobody.
  const [anyone] = messages;
  const once = (common: readonly string[]) =>
    anyone === undefined ? [] : common.map((line) => fillOne(anyone, line, bureau));
  const heads = isStock
    ? [t('profiles.several', { count: String(messages.length), bureau: bureau.bureau_name })]
    : once(head);
  return [...heads, ...numbered, ...once(foot)].join('\n');
}
