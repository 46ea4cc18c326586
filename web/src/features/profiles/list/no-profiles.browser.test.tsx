import { expect, test, vi } from 'vitest';
import { profileKeys } from '@/features/profiles/api/profiles';
import { StarMatchNote, StarMissing, adviceFor } from '@/features/profiles/list/no-profiles';
import { leftOutByStars } from '@/features/profiles/stars';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import { starsByMatch } from '@/astrology/porutham/star-lists';
import type { StarFacts } from '@/astrology/star-facts';
import { firstStarSettings } from '@/astrology/star-settings';
import type { Viewer } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';

const bride: Viewer = { kind: 'member', username: 'asha', name: null, profileId: 1, gender: 'bride' };
const filters = { religion: 'Hindu', matches_star: 'South 6' };
const rohini: StarFacts = { birth_star: 'Rohini', star_pada: 2, rasi: null };

async function show(star: StarFacts, open: number, starless: number) {
  const onChange = vi.fn();
  const byMatch = starsByMatch('bride', star, 'South', firstStarSettings) ?? [];
  const leftOut = leftOutByStars(filters, byMatch, 'groom');
  const own = { ...sampleProfile, profile_details: { ...sampleProfile.profile_details, ...star } };
  const screen = await renderPart(
    <StarMatchNote viewer={bride} query={{ filters, sort: 'newest' }} onChange={onChange} />,
    [
      [profileKeys.one(1), own],
      [profileKeys.matchingStars(1, 'South'), byMatch],
      [profileKeys.count(leftOut?.open ?? null), open],
      [profileKeys.count(leftOut?.starless ?? null), starless],
    ],
  );
  return { screen, onChange };
}

test('says how many more may match and how many have no star, and shows all, the best first', async () => {
  const { screen, onChange } = await show(rohini, 47, 127);
  await expect
    .element(screen.getByText('47 more may reach it: their pada is not known, or something else cannot be computed.'))
    .toBeVisible();
  await expect.element(screen.getByText('127 without a birth star are not in this list.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show all, best match first' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    filters: { religion: 'Hindu', looking_for: 'groom' },
    sort: 'match',
  });
});

test('says nothing where nobody is left out', async () => {
  const { screen } = await show(rohini, 0, 0);
  expect(screen.container.textContent).toBe('');
  const one = await show(rohini, 0, 1);
  await expect.element(one.screen.getByText('1 without a birth star is not in this list.')).toBeVisible();
});

test('tells a member whose own star lies in two rasis what is needed', async () => {
  const { screen } = await show({ birth_star: 'Krittika', star_pada: null, rasi: null }, 80, 0);
  await expect.element(screen.getByText(/^80 more may reach it: your pada or theirs is not known,/)).toBeVisible();
  await expect
    .element(
      screen.getByText(/^Your star lies in two rasis: with your pada or rasi on your profile, more can be told\./),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
});

test('a member without a star learns who adds it', async () => {
  const screen = await renderPart(<StarMissing />);
  await expect.element(screen.getByRole('heading', { name: 'Your birth star is not known' })).toBeVisible();
  await expect.element(screen.getByText(/^No star can match one that is not on your profile\./)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('an empty list advises what its filters allow', () => {
  expect(adviceFor({ looking_for: 'groom', search: 'ashwq' })).toEqual(['profiles.noMatch.name']);
  expect(adviceFor({ age_to: '20', location: 'Madurai' })).toEqual(['profiles.noMatch.age', 'profiles.noMatch.place']);
  expect(adviceFor({ search: 'asha', caste: 'Iyer' })).toEqual(['profiles.noMatch.name', 'profiles.noMatch.other']);
  expect(adviceFor({ looking_for: 'groom' })).toEqual(['profiles.noMatch.other']);
});
