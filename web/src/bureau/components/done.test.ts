import { expect, test } from 'vitest';

/** Where a form or a dialog gives way to its end. */
const ends = import.meta.glob<string>(
  [
    '@/bureau/components/enquiry-dialog.tsx',
    '@/features/account/{password-page,welcome}.tsx',
    '@/features/consents/components/candidate-question.tsx',
    '@/features/contact-requests/components/report-and-block.tsx',
    '@/features/grievances/{member,visitor}.tsx',
    '@/features/introductions/components/family-page.tsx',
    '@/features/my-profile/{confirm-part,deletion-part}.tsx',
    '@/features/person-form/propose/pending-proposal.tsx',
    '@/features/person-form/register/registered-panel.tsx',
    '@/features/transfer/components/import-page.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('each act that ends its form says so by the same part', () => {
  const without = Object.entries(ends).filter(([, code]) => !code.includes('<Done'));
  expect(Object.keys(ends)).toHaveLength(13);
  expect(without.map(([file]) => file)).toEqual([]);
});
