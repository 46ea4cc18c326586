import { consentChannels } from '@/lib/register-members.gen';
import { t, type PlainTextId } from '@/texts/texts';

const ids = {
  Telephone: 'requests-office.channel.telephone',
  WhatsApp: 'requests-office.channel.whatsApp',
  'In person': 'requests-office.channel.inPerson',
  Letter: 'requests-office.channel.letter',
} as const satisfies Readonly<Record<(typeof consentChannels)[number], PlainTextId>>;

/** A stored channel in words. */
export function formatChannel(stored: string): string {
  const channel = consentChannels.find((each) => each === stored);
  return channel === undefined ? stored : t(ids[channel]);
}

/** A kind of entry of a person's log in words: a channel, or another kind. */
export const formatLogKind = (stored: string): string =>
  stored === 'Other'
    ? t('admin-people.log.other')
    : stored === 'Enquiry'
      ? t('admin-people.log.enquiry')
      : formatChannel(stored);

/** The channels to choose from. */
export const channelOptions = () => consentChannels.map((value) => ({ value, label: t(ids[value]) }));
