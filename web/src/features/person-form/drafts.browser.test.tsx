import { afterEach, expect, test } from 'vitest';
import { moveDrafts, readDraft, writeDraft } from '@/features/person-form/drafts';
import { readStoredPictures, storePictures } from '@/features/person-form/stored-pictures';
import type { FormPicture } from '@/pictures/form-picture';

const picture: FormPicture = { kind: 'stored', key: 'a', path: '7/a.jpg' };

/** What the browser's stores hold of the drafts. */
const stored = async () => [readDraft('new'), await readStoredPictures('draft', 'pictures')];

async function typeAndSignOut(): Promise<void> {
  writeDraft('new', '{"phone_number":"+91 98450 11223"}');
  await storePictures('draft', 'pictures', [picture]);
  expect(await stored()).toEqual(['{"phone_number":"+91 98450 11223"}', [picture]]);
  // As when another tab signs out.
  moveDrafts('clerk', null);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('98450');
  expect(await stored()).toEqual([null, []]);
}

afterEach(() => moveDrafts('clerk', 'nobody'));

test('a draft comes back with its pictures when the same login signs in again', async () => {
  await typeAndSignOut();
  moveDrafts(null, 'clerk');
  expect(await stored()).toEqual(['{"phone_number":"+91 98450 11223"}', [picture]]);
});

test('another login finds no draft, nor does the first one after it', async () => {
  await typeAndSignOut();
  moveDrafts(null, 'another');
  expect(await stored()).toEqual([null, []]);
  moveDrafts('another', null);
  moveDrafts(null, 'clerk');
  expect(await stored()).toEqual([null, []]);
});
