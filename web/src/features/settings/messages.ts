import { z } from 'zod';
import type { Bureau } from '@/first-load/kept-bureau';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { placeholdersOf, type Message } from '@/person/messages';
import type { Language } from '@/texts/languages';

export type MessageName = Message['message'];
/** The text of each message, as typed. */
export type TypedMessages = Record<MessageName, string>;
/** A message as it is stored. */
export interface StoredMessage {
  template: string;
  language: string;
  body: string;
  /** The default text. */
  original: string | null;
}

/** What each message is called, and sample values for its preview. */
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
} as const satisfies { readonly [Name in MessageName]: { title: () => string; sample: Message & { message: Name } } };

/** Whether a name is that of a message. */
export function isMessage(name: string): name is MessageName {
  return Object.hasOwn(messages, name);
}

/** Every message, in the order of the form. */
export const messageNames: readonly MessageName[] = Object.keys(messages).filter(isMessage);

/** A message as it is stored in a language. */
export const storedMessage = (stored: readonly StoredMessage[], name: MessageName, wanted: Language) =>
  stored.find(({ template, language }) => template === name && language === wanted);

/** Default values of the form: the English messages. */
export function toTypedMessages(stored: readonly StoredMessage[]): TypedMessages {
  const bodyOf = (name: MessageName) => storedMessage(stored, name, 'en')?.body ?? '';
  return {
    'account made': bodyOf('account made'),
    'password reset': bodyOf('password reset'),
    'request approved': bodyOf('request approved'),
    'request declined': bodyOf('request declined'),
    'consent question': bodyOf('consent question'),
    'both ways question': bodyOf('both ways question'),
  };
}

/** Validates the messages. The database checks the same. */
export function messagesSchema(bureau: Bureau) {
  const bodyOf = (name: MessageName) => {
    const { known, unknownIn } = placeholdersOf(messages[name].sample, bureau);
    return limitedText(1000)
      .refine((text) => text !== '', { error: () => t('settings.message.missing') })
      .superRefine((text, check) => {
        const unknown = unknownIn(text);
        if (unknown === undefined) return;
        check.addIssue({
          code: 'custom',
          message: t('settings.message.unknown', { unknown, known: known.join(', ') }),
        });
      });
  };
  return z.object({
    'account made': bodyOf('account made'),
    'password reset': bodyOf('password reset'),
    'request approved': bodyOf('request approved'),
    'request declined': bodyOf('request declined'),
    'consent question': bodyOf('consent question'),
    'both ways question': bodyOf('both ways question'),
  });
}
