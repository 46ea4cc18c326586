import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { profileKeys } from '@/features/profiles/api/profiles';
import { FilterFields } from '@/features/profiles/filter/filter-fields';
import { QueryBar } from '@/features/profiles/list/query-controls';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import type { Filters, SortOrder } from '@/features/profiles/filters';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import type { Viewer } from '@/lib/backend/session';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';

const bride: Viewer = { kind: 'member', username: 'asha', name: null, profileId: 1, gender: 'bride' };

interface Star {
  birth_star: string | null;
  star_pada: number | null;
  rasi: string | null;
}

const rohini: Star = { birth_star: 'Rohini', star_pada: 2, rasi: null };

/** The filter fields, with state for the values. */
async function show(
  star: Star,
  first: Filters = { looking_for: 'groom' },
  viewer: Viewer = bride,
  school: StarSettings['match_school'] = 'South',
) {
  const onChange = vi.fn<(name: string, value: string) => void>();
  function Fields() {
    const [draft, setDraft] = useState(first);
    return (
      <FilterFields
        viewer={viewer}
        draft={draft}
        errors={{}}
        onChange={(name, value) => {
          onChange(name, value);
          setDraft({ ...draft, [name]: value });
        }}
      />
    );
  }
  const own = { ...sampleProfile, profile_details: { ...sampleProfile.profile_details, ...star } };
  const screen = await renderPart(<Fields />, [
    [profileKeys.one(1), own],
    [sharedKeys.starSettings(), { ...firstStarSettings, match_school: school }],
  ]);
  return { screen, onChange, checkbox: screen.getByLabelText('Matches my star') };
}

test('a tick sets the star-match filter with the usual count, and the member can choose another', async () => {
  const { screen, checkbox, onChange } = await show(rohini);
  await expect.element(checkbox).not.toBeChecked();
  await expect.element(screen.getByLabelText('How well at least')).not.toBeInTheDocument();
  await checkbox.click();
  expect(onChange).toHaveBeenLastCalledWith('matches_star', 'South 6');
  const least = screen.getByLabelText('How well at least');
  await expect.element(least).toHaveDisplayValue('6 of 10 or more (usual)');
  await expect
    .element(least)
    .toHaveAccessibleDescription(
      'Rajju must be among them. The list has those who reach this in every case, and says how many more may. Guide only; please confirm with your family astrologer.',
    );
  await least.selectOptions('8 of 10 or more');
  expect(onChange).toHaveBeenLastCalledWith('matches_star', 'South 8');
  await checkbox.click();
  expect(onChange).toHaveBeenLastCalledWith('matches_star', '');
});

test('a new filter counts by the school of the bureau; a stored filter keeps its own school', async () => {
  const north = await show(rohini, { looking_for: 'groom' }, bride, 'North');
  await north.checkbox.click();
  expect(north.onChange).toHaveBeenLastCalledWith('matches_star', 'North 18');
  const least = north.screen.getByLabelText('How well at least');
  await expect.element(least).toHaveDisplayValue('18 of 36 or more (usual)');
  await expect.element(least).toHaveAccessibleDescription(/^The list has those who reach this in every case/);
  const twelve = await show(rohini, { looking_for: 'groom' }, bride, 'Tamil twelve');
  await twelve.checkbox.click();
  expect(twelve.onChange).toHaveBeenLastCalledWith('matches_star', 'Tamil twelve 7');
  await expect.element(twelve.screen.getByLabelText('How well at least')).toHaveDisplayValue('7 of 12 or more (usual)');
  const south = await show(rohini, { matches_star: 'South 7' }, bride, 'North');
  await expect.element(south.screen.getByLabelText('How well at least')).toHaveDisplayValue('7 of 10 or more');
});

test('a stored count that is not among the choices stays', async () => {
  const { screen } = await show(rohini, { matches_star: 'South 3' });
  const least = screen.getByLabelText('How well at least');
  await expect.element(least).toHaveDisplayValue('3 of 10 or more');
  await expect.element(least).toHaveTextContent(/^3 of 10 or more5 of 10 or more6 of 10 or more/);
});

test('a member whose star lies in two rasis, or contradicts the pada, learns what is needed', async () => {
  const { screen } = await show({ birth_star: 'Krittika', star_pada: null, rasi: null }, { matches_star: 'South 6' });
  await expect
    .element(screen.getByLabelText('How well at least'))
    .toHaveAccessibleDescription(
      /Your star lies in two rasis: with your pada or rasi on your profile, more can be told\./,
    );
  const wrong = await show({ birth_star: 'Krittika', star_pada: 1, rasi: 'Kumbha' }, { matches_star: 'South 6' });
  await expect
    .element(wrong.screen.getByLabelText('How well at least'))
    .toHaveAccessibleDescription(/Your star, pada and rasi contradict one another: with one of them put right/);
});

test('a member without a star learns what is missing and who adds it', async () => {
  const { screen, checkbox } = await show({ birth_star: null, star_pada: null, rasi: null });
  await expect
    .element(
      screen.getByText(
        'Matches my star: your birth star is not on your profile. Send it to the bureau, which adds it.',
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect.element(checkbox).not.toBeInTheDocument();
});

test('the filter is hidden for the own side, for members of no stated side, and for visitors', async () => {
  for (const [filters, viewer] of [
    [{ looking_for: 'bride' }, bride],
    [{ looking_for: 'groom' }, { ...bride, gender: null }],
    [{ looking_for: 'groom' }, { kind: 'visitor' }],
    [{ looking_for: 'groom' }, { ...bride, kind: 'admin' }],
  ] as const) {
    const { screen } = await show(rohini, filters, viewer);
    await expect.element(screen.getByLabelText('Religion')).toBeVisible();
    expect(screen.getByText(/Matches my star/).elements()).toEqual([]);
  }
});

test('the order by match is offered only where it works', async () => {
  const ordersOf = async (hasStar: boolean, filters: Filters, viewer: Viewer = bride, sort: SortOrder = 'newest') => {
    const screen = await renderPart(
      <QueryBar viewer={viewer} query={{ filters, sort }} hasStar={hasStar} onChange={vi.fn()} onFilter={vi.fn()} />,
      [[profileKeys.savedSearches(), []]],
    );
    const options = screen.getByLabelText('Sort by').getByRole('option').elements();
    return options.map(({ textContent }) => textContent);
  };
  const usual = ['Newest', 'Age', 'Last active'];
  expect(await ordersOf(true, { looking_for: 'groom' })).toEqual([...usual, 'Best match first']);
  expect(await ordersOf(true, { matches_star: 'South 6' })).toEqual([...usual, 'Best match first']);
  expect(await ordersOf(false, { looking_for: 'groom' })).toEqual(usual);
  expect(await ordersOf(true, { looking_for: 'bride' })).toEqual(usual);
  expect(await ordersOf(true, {})).toEqual(usual);
  expect(await ordersOf(false, { looking_for: 'groom' }, { kind: 'visitor' })).toEqual(['Newest', 'Age']);
  // The stored order stays on screen until it is known whether it works.
  expect(await ordersOf(false, { looking_for: 'groom' }, bride, 'match')).toEqual([...usual, 'Best match first']);
});
