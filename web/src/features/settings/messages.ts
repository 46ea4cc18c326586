import { z } from 'zod';
import type { Bureau } from '@/first-load/kept-bureau';
import { limitedText } from '@/lib/limited-text';
import { placeholdersOf, type Message } from '@/person/messages';

export type MessageName = Message['message'];
/** The text of each message, as typed. */
export type TypedMessages = Record<MessageName, string>;
/** A message as it is stored. */
export interface StoredMessage {
  template: string;
  body: string;
  /** The default text. */
  original: string | null;
}

/** What each message is called, and sample values for its preview. */
export const messages = {
  'account made': { title: 'Account made', sample: { message: 'account made', name: 'Meena', username: 'meena.s' } },
  'password reset': {
    title: 'Password reset',
    sample: { message: 'password reset', name: 'Meena', username: 'meena.s' },
  },
  'request approved': {
    title: 'Contact request approved',
    sample: { message: 'request approved', name: 'Meena', other: 'Arun', linkedId: 1001 },
  },
  'request declined': {
    title: 'Contact request declined',
    sample: { message: 'request declined', name: 'Meena', other: 'Arun', reason: 'Talks in progress elsewhere' },
  },
  'consent question': {
    title: 'Question to the other family',
    sample: { message: 'consent question', name: 'Arun', other: 'Meena', linkedId: 1002 },
  },
  'both ways question': {
    title: 'Question to the family that asked, to share both ways',
    sample: { message: 'both ways question', name: 'Meena', other: 'Arun', linkedId: 1001 },
  },
} as const satisfies { readonly [Name in MessageName]: { title: string; sample: Message & { message: Name } } };

/** Whether a name is that of a message. */
export function isMessage(name: string): name is MessageName {
  return Object.hasOwn(messages, name);
}

/** Every message, in the order of the form. */
export const messageNames: readonly MessageName[] = Object.keys(messages).filter(isMessage);

/** Default values of the form. */
export function toTypedMessages(stored: readonly StoredMessage[]): TypedMessages {
  const bodyOf = (name: MessageName) => stored.find(({ template }) => template === name)?.body ?? '';
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
      .refine((text) => text !== '', 'Write the message.')
      .superRefine((text, check) => {
        const unknown = unknownIn(text);
        if (unknown === undefined) return;
        check.addIssue({ code: 'custom', message: `${unknown} is not known here. Known are: ${known.join(', ')}.` });
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
