import type { PlainTextId } from '@/texts/texts';

export const keptPoints = [
  'privacy.kept.card',
  'privacy.kept.details',
  'privacy.kept.contact',
  'privacy.kept.note',
  'privacy.kept.nominee',
  'privacy.kept.wishes',
  'privacy.kept.introductions',
  'privacy.kept.fees',
  'privacy.kept.enquiries',
  'privacy.kept.grievances',
  'privacy.kept.stories',
  'privacy.kept.doings',
  'privacy.kept.keeping',
  'privacy.kept.read',
  'privacy.kept.login',
  'privacy.kept.record',
] as const satisfies readonly PlainTextId[];
