import { t } from '@/texts/texts';

/** Channels between the bureau and a family, as they are stored. The database has the same list. */
const channels = ['Telephone', 'WhatsApp', 'In person', 'Letter'] as const;
const ids = {
  Telephone: 'requests-office.channel.telephone',
  WhatsApp: 'requests-office.channel.whatsApp',
  'In person': 'requests-office.channel.inPerson',
  Letter: 'requests-office.channel.letter',
} as const;

/** A stored channel in words. */
export function formatChannel(stored: string): string {
  const channel = channels.find((each) => each === stored);
  return channel === undefined ? stored : t(ids[channel]);
}

/** The channels to choose from. */
export const channelOptions = () => channels.map((value) => ({ value, label: t(ids[value]) }));
