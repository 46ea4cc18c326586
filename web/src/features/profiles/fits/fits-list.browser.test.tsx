import { expect, test } from 'vitest';
import { profileKeys } from '@/features/profiles/api/profiles';
import type { Fit } from '@/features/profiles/api/wishes';
import { FitWithYou } from '@/features/profiles/fits/fit-parts';
import { FitsList } from '@/features/profiles/fits/fits-list';
import { sampleCard, sampleDetails } from '@/person/sample';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import { noWishes } from '@/features/profiles/wishes';
import { setSession } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';

const counts = (holds: number, unknown: number, wishes: number) => ({ holds, unknown, wishes });

const reasons = {
  mine: [
    { wish: { height_from: '165', height_to: '178' }, must: false, holds: true },
    { wish: { diet: 'Jain' }, must: false, holds: null },
    { wish: { caste: 'Iyer' }, must: false, holds: null },
  ],
  theirs: [],
  theirs_count: counts(5, 0, 6),
};
const wishes = { must: {}, hoped: { height_from: '165', diet: 'Jain' }, othersSeeFit: false };
const own: Fit = { ...sampleCard, ...sampleProfile, id: 7, name: 'Test Kavitha', mine: counts(1, 1, 2), theirs: null };

const opened = {
  ...sampleCard,
  ...sampleProfile,
  id: 7,
  profile_details: { ...sampleDetails, caste: 'Brahmin' },
};

function signIn() {
  const viewer = { kind: 'member', username: 'test', name: 'Test', profileId: 1, gender: 'groom' } as const;
  setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
}

const list = <FitsList profileId={1} skipped={0} heart={(_id, name) => <button type="button">{name}</button>} />;

test('a member reads who fits, and how many wishes of theirs where they allow it', async () => {
  signIn();
  const screen = await renderPart(list, [
    [profileKeys.wishes(1), wishes],
    [
      profileKeys.fits(1, 0),
      {
        people: 2,
        all_hold: 1,
        list: [
          // The details are read once the profile is open.
          { ...own, theirs: counts(5, 0, 6), profile_details: null },
          { ...own, id: 8, name: 'Test Latha' },
        ],
      },
    ],
    [profileKeys.fit(1, 7), reasons],
    [profileKeys.one(7), opened],
  ]);
  const [first, second] = [screen.getByRole('listitem').first(), screen.getByRole('listitem').last()];
  await expect.element(first).toHaveTextContent('Fits 1 of 2, 1 not known');
  await expect.element(first).toHaveTextContent('Fits theirs: 5 of 6');
  await expect.element(second).not.toHaveTextContent('theirs');
  await first.getByText('Why').click();
  await expect.element(first).toHaveTextContent(/Height: 5.+ \(hoped: 5.+ to 5.+\): agrees/);
  await expect.element(first).toHaveTextContent('Caste: Brahmin (hoped: Iyer): may be the same');
  expect(screen.getByRole('link', { name: 'Compare the stars' }).query()).toBeNull();
});

test('a member who is neither bride nor groom reads why nobody fits', async () => {
  signIn();
  const screen = await renderPart(list, [
    [profileKeys.wishes(1), wishes],
    [profileKeys.one(1), { ...sampleCard, ...sampleProfile, id: 1, gender: null }],
    [profileKeys.fits(1, 0), { people: 0, all_hold: 0, list: [] }],
  ]);
  await expect
    .element(screen.getByRole('heading', { name: 'Your profile does not say bride or groom.' }))
    .toBeVisible();
  await expect.element(screen.getByText('The bureau adds for you: Bride or groom. Please tell them.')).toBeVisible();
});

test('a member without wishes sees no list, and enters them at once', async () => {
  signIn();
  const screen = await renderPart(list, [
    [profileKeys.wishes(1), { ...noWishes, othersSeeFit: false }],
    [profileKeys.one(1), { ...sampleCard, ...sampleProfile, id: 1 }],
    [profileKeys.fits(1, 0), { people: 377, all_hold: 377, list: [{ ...own, mine: counts(0, 0, 0) }] }],
  ]);
  await expect.element(screen.getByText('You have entered no wishes yet.')).toBeVisible();
  await expect.element(screen.getByText('377 people')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Enter wishes' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'What you look for' })).toBeVisible();
});

test('a member sees how the stars match', async () => {
  signIn();
  const screen = await renderPart(list, [
    [profileKeys.wishes(1), wishes],
    [profileKeys.fits(1, 0), { people: 1, all_hold: 1, list: [own] }],
    [profileKeys.matchCounts(1, null, 'en'), new Map([['12', () => 'Porutham 8 of 10']])],
    [profileKeys.starCode(7), '12'],
  ]);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Porutham 8 of 10');
});

test('a member reads on a profile whether it fits; without wishes nothing', async () => {
  signIn();
  const part = <FitWithYou ownId={1} profile={{ ...sampleCard, ...sampleProfile, id: 7 }} />;
  const screen = await renderPart(part, [
    [profileKeys.wishes(1), wishes],
    [profileKeys.fit(1, 7), reasons],
    [profileKeys.one(7), opened],
  ]);
  await screen.getByText('Fits your wishes: 1 of 3, 2 not known').click();
  await expect.element(screen.getByText('Fits theirs: 5 of 6')).toBeVisible();
  const empty = await renderPart(part, [[profileKeys.wishes(1), { ...noWishes, othersSeeFit: false }]]);
  expect(empty.container.textContent).toBe('');
});
