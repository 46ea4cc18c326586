import { useQuery } from '@tanstack/react-query';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { messageTemplatesQueryOptions } from '@/bureau/api/message-templates';
import { useBureau } from '@/bureau/bureau';
import type { Bureau } from '@/first-load/first-bureau';
import { isLanguage } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { sayName } from '@/texts/words';
import { hrefOf } from '@/lib/navigation/location';

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
}

/** A profile's values for a message; empty for unknown. */
interface SharedFacts {
  name: string;
  id: string;
  age: string;
  star: string;
  education: string;
  town: string;
}
/** A message with its values. */
export type Message = {
  [Name in keyof MessageValues]: MessageValues[Name] & { message: Name };
}[keyof MessageValues];

type Values = Readonly<Record<string, string>>;

/** Value of each placeholder; the names are the same in the database. */
function valuesOf(message: Message, bureau: Bureau): Values {
  const values: Record<string, string> = { bureau: bureau.bureau_name, site: bureau.site_address, phone: bureau.phone };
  for (const [name, value] of Object.entries<string | number>({ ...message })) {
    if (name === 'message') continue;
    if (typeof value === 'string') values[name] = value;
    else values['link'] = bureau.site_address + hrefOf({ page: 'profile', profileId: value });
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
export function placeholdersOf(message: Message, bureau: Bureau) {
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
function withNames(message: Message): Message {
  const name = sayName(message.name, null);
  return 'other' in message ? { ...message, name, other: sayName(message.other, null) } : { ...message, name };
}

/**
 * Fills a message template of the bureau in the family's language. It is English without a choice, or without a message in
 * that language. The text is null until the template is loaded, and while the language is not known yet (undefined).
 */
export const useMessage = (message: Message, language: string | null | undefined) => useMessages([message], language);

/** The same for several messages of one template, as one text. */
export function useMessages(messages: readonly Message[], language: string | null | undefined) {
  const templates = useQuery(messageTemplatesQueryOptions());
  const bodyIn = (wanted: string) =>
    templates.data?.find(({ template, language: own }) => template === messages[0]?.message && own === wanted)?.body;
  const own = isLanguage(language) ? bodyIn(language) : undefined;
  const body = language === undefined ? undefined : (own ?? bodyIn('en'));
  /** The language of the text. */
  const ofText = own !== undefined && isLanguage(language) ? language : 'en';
  const bureau = useBureau(ofText);
  // With the words of names.
  const { say, failed } = useSayIn(ofText, ['visitor']);
  const fillAll = (filled: string) =>
    messages.map((message) => placeholdersOf(withNames(message), bureau).fill(filled)).join('\n\n');
  return {
    text:
      body === undefined || (say === null && !failed) ? null : say === null ? fillAll(body) : say(() => fillAll(body)),
    language: ofText,
    templates,
  };
}

/** `useMessage` in the language of a registered person, for the admin. */
export function useMessageTo(profileId: number, message: Message) {
  const { data, isPending } = useQuery(accountLanguageQueryOptions(profileId));
  return useMessage(message, isPending ? undefined : (data ?? null));
}
