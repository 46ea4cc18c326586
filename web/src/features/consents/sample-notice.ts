import { consentPurposes } from '@/person/typed-consents';
import type { Notice } from '@/features/consents/api';

/** A notice for tests: the sentence of a purpose names it. */
export const sampleNotice = (language: string, version = 1): Notice => ({
  version,
  language,
  published_on: '2026-11-27',
  items: {
    data: `Kept in ${language}.`,
    recipients: 'Members see it.',
    withdraw: 'Call the bureau.',
    rights: 'See, correct, delete.',
    bureau: 'Ask the bureau.',
    board: 'Complain to the Board.',
    purposes: Object.fromEntries(consentPurposes.map((purpose) => [purpose, `We agree: ${purpose}.`])),
  },
});
