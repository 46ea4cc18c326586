import { expect, test } from 'vitest';
import { DraftStore } from '@/features/person-form/draft-store';
import { moveDrafts } from '@/features/person-form/drafts';
import { beginRegistration } from '@/features/person-form/register/begin-registration';

test.each([
  ['in the language of the enquiry', 'ta', 'ta'],
  ['without a language, if the enquiry has none', null, ''],
])('the notice is preset %s', (_name, language, preset) => {
  moveDrafts(null, null);
  const enquiry = { id: 1, name: 'Test' };
  const known = { enquiry, relative: null, phoneNumber: '', language, source: 'Website', source_name: '' };
  expect(beginRegistration(known)).toBe(true);
  expect(new DraftStore('new').read().draft.values).toMatchObject({ consents: { notice_language: preset } });
});
