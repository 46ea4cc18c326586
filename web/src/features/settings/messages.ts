import { z } from 'zod';
import type { Bureau } from '@/first-load/first-bureau';
import { limitedText } from '@/lib/text-rules';
import { recordOf } from '@/features/settings/record-of';
import { t } from '@/texts/texts';
import { placeholdersOf, type Message } from '@/bureau/messages';
import { languageCodes, languages, type Language } from '@/texts/languages';

export type MessageName = Message['message'];
/** A message as it is stored. */
export interface StoredMessage {
  template: string;
  language: string;
  body: string;
  /** The default text. */
  original: string | null;
}

const sampleOfficer = { officer: 'Lakshmi', officerphone: '+91 422 555 0142', officeremail: 'lakshmi@bureau.in' };

/** The name of each message, and sample values for its preview. */
export const messages = {
  'account made': {
    title: () => t('settings.message.accountMade'),
    sample: { message: 'account made', name: 'Meena', username: 'meena.s' },
  },
  'password reset': {
    title: () => t('settings.message.passwordReset'),
    sample: { message: 'password reset', name: 'Meena', username: 'meena.s' },
  },
  'request approved': {
    title: () => t('settings.message.requestApproved'),
    sample: { message: 'request approved', name: 'Meena', other: 'Arun', linkedId: 1001 },
  },
  'details sent': {
    title: () => t('settings.message.detailsSent'),
    sample: { message: 'details sent', name: 'Meena', other: 'Arun', linkedId: 1001 },
  },
  'request declined': {
    title: () => t('settings.message.requestDeclined'),
    sample: { message: 'request declined', name: 'Meena', other: 'Arun', reason: 'Talks in progress elsewhere' },
  },
  'consent question': {
    title: () => t('settings.message.consentQuestion'),
    sample: { message: 'consent question', name: 'Arun', other: 'Meena', linkedId: 1002 },
  },
  'both ways question': {
    title: () => t('settings.message.bothWaysQuestion'),
    sample: { message: 'both ways question', name: 'Meena', other: 'Arun', linkedId: 1001 },
  },
  'profile shared': {
    title: () => t('settings.message.profileShared'),
    sample: {
      message: 'profile shared',
      name: 'Arun',
      id: '1001',
      age: '29',
      height: '5\' 10"',
      community: 'Kongu Vellala Gounder',
      star: 'Rohini',
      education: 'B.E',
      work: 'Engineer',
      town: 'Erode, Tamil Nadu',
      linkedId: 1001,
    },
  },
  'profiles chosen': {
    title: () => t('settings.message.profilesChosen'),
    sample: { message: 'profiles chosen', name: 'Meena', link: 'https://…/#for-you' },
  },
  'please call': {
    title: () => t('settings.message.pleaseCall'),
    sample: { message: 'please call', name: 'Meena' },
  },
  'photo missing': {
    title: () => t('settings.message.photoMissing'),
    sample: { message: 'photo missing', name: 'Meena' },
  },
  registered: {
    title: () => t('settings.message.registered'),
    sample: { message: 'registered', name: 'Meena', id: '1001' },
  },
  'grievance received': {
    title: () => t('settings.message.grievanceReceived'),
    sample: { message: 'grievance received', name: 'Meena', days: '30', ...sampleOfficer },
  },
  'grievance answer': {
    title: () => t('settings.message.grievanceAnswer'),
    sample: { message: 'grievance answer', name: 'Meena', answer: '…', ...sampleOfficer },
  },
  breach: {
    title: () => t('settings.message.breach'),
    sample: { message: 'breach', name: 'Meena', from: '20/11/2026, 10:15', to: '20/11/2026, 18:00' },
  },
  notice: {
    title: () => t('settings.message.notice'),
    sample: { message: 'notice', name: 'Meena', link: 'https://…/#privacy/en' },
  },
} as const satisfies { readonly [Name in MessageName]: { title: () => string; sample: Message & { message: Name } } };

/** Whether a name is that of a message. */
export const isMessage = (name: string): name is MessageName => Object.hasOwn(messages, name);

/** Every message, in the order of the form. */
export const messageNames: readonly MessageName[] = Object.keys(messages).filter(isMessage);

/** A message in a language, by its name in the form. */
export type MessageKey = `${MessageName} in ${Language}`;
/** The message that is shown, and its language. */
export type ChosenMessage = { name: MessageName; language: Language };
/** The text of each message in each language, as typed. */
export type TypedMessages = Record<MessageKey, string>;

/** Every message in every language, in the order of the form. */
export const messageKeys = languageCodes.flatMap((language) =>
  messageNames.map((name) => ({ key: `${name} in ${language}` as const, name, language })),
);

const keys: ReadonlySet<string> = new Set(messageKeys.map(({ key }) => key));

/** Whether a name of the form is that of a message. */
export const isMessageKey = (name: string): name is MessageKey => keys.has(name);

/** The name of a message among several languages: "Account made (தமிழ்)". */
export function titleOf({ name, language }: ChosenMessage): string {
  const message = messages[name].title();
  return language === 'en'
    ? message
    : t('settings.messages.inLanguage', { message, language: languages[language].name });
}

/** A message as it is stored in a language. */
export const storedMessage = (stored: readonly StoredMessage[], name: MessageName, wanted: Language) =>
  stored.find(({ template, language }) => template === name && language === wanted);

/** A record with a value for each message in each language. */
const forEachMessage = <Value>(make: (name: MessageName, language: Language) => Value) =>
  recordOf(messageKeys.map(({ key, name, language }) => [key, make(name, language)] as const));

export const toTypedMessages = (stored: readonly StoredMessage[]): TypedMessages =>
  forEachMessage((name, language) => storedMessage(stored, name, language)?.body ?? '');

/** Validates the messages. The database checks the same. */
export function messagesSchema(bureau: Bureau) {
  return z.object(
    forEachMessage((name, language) => {
      const { known, unknownIn } = placeholdersOf(messages[name].sample, bureau);
      return limitedText(1000)
        .refine((text) => language !== 'en' || text !== '', { error: () => t('settings.message.missing') })
        .superRefine((text, check) => {
          const unknown = unknownIn(text);
          if (unknown === undefined) return;
          check.addIssue({
            code: 'custom',
            message: t('settings.message.unknown', { unknown, known: known.join(', ') }),
          });
        });
    }),
  );
}
