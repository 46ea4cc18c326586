import { formatDeclineReason } from '@/bureau/words';
import type { Bureau } from '@/first-load/first-bureau';
import { hrefIn } from '@/lib/navigation/href-in';
import { getLanguage, t } from '@/texts/texts';
import { sayName } from '@/texts/words';

/** Values of each WhatsApp message template, in addition to the common ones. */
interface MessageValues {
  'account made': { name: string; username: string };
  'password reset': { name: string; username: string };
  'request approved': { name: string; other: string; linkedId: number };
  /** The same to a family without a login: the contact details follow it. */
  'details sent': { name: string; other: string; linkedId: number };
  'request declined': { name: string; other: string; reason: string };
  /** To the family of `name`, after a contact request by `other`. */
  'consent question': { name: string; other: string; linkedId: number };
  /** To the family of `name`, which asked for `other`: whether their own details may be shown too. */
  'both ways question': { name: string; other: string; linkedId: number };
  /** A profile in some lines, for any family: facts only, no contact details. */
  'profile shared': SharedFacts & { linkedId: number };
  /** The link leads to the family's own list. */
  'profiles chosen': { name: string; link: string };
  'please call': { name: string };
  'photo missing': { name: string };
  /** After a registration without a login: the number of the profile, by which the office finds it. */
  registered: { name: string; id: string };
  'grievance received': Officer & { name: string; days: string };
  'grievance answer': Officer & { name: string; answer: string };
  /** Somebody without permission used data of the family, between two moments: "20/11/2026, 10:15". */
  breach: { name: string; from: string; to: string };
  /** The link leads to the notice in the family's language. */
  notice: { name: string; link: string };
}

/** Who answers complaints for the bureau. */
interface Officer {
  officer: string;
  officerphone: string;
  officeremail: string;
}

/** The facts of a shared profile; empty for unknown. */
interface SharedFacts {
  name: string;
  id: string;
  age: string;
  height: string;
  community: string;
  star: string;
  education: string;
  work: string;
  town: string;
}
export type Message = {
  [Name in keyof MessageValues]: MessageValues[Name] & { message: Name };
}[keyof MessageValues];

// The text of a message: pure functions.

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

/** The names in the letters of the moment's language, and a listed reason in its words. */
function inLanguage(message: Message): Message {
  const name = sayName(message.name, null);
  if (message.message === 'request declined')
    return { ...message, name, other: sayName(message.other, null), reason: formatDeclineReason(message.reason) };
  return 'other' in message ? { ...message, name, other: sayName(message.other, null) } : { ...message, name };
}

/** A template with the values of one message, in the moment's language. */
export const fillOne = (message: Message, body: string, bureau: Sender): string =>
  placeholdersOf(inLanguage(message), bureau).fill(body);

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
