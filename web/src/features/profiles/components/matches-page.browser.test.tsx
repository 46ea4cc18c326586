import { expect, test } from 'vitest';
import { profileKeys } from '@/features/profiles/api/keys';
import { MatchesPage } from '@/features/profiles/components/matches-page';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { noWishes } from '@/features/profiles/wishes';
import { renderPart } from '@/lib/render-part';

const counts = (holds: number, unknown: number, wishes: number) => ({ holds, unknown, wishes });
const match = { ...sampleProfile, id: 7, name: 'Test Kavitha', mine: counts(2, 1, 4), theirs: counts(0, 0, 0) };

test('a match says how many wishes agree, and why', async () => {
  const screen = await renderPart(<MatchesPage renderTicked={() => null} profileId={1} />, [
    [profileKeys.card(1), { ...sampleProfile, id: 1, name: 'Test Bala', gender: 'groom' }],
    [profileKeys.wishes(1), noWishes],
    [profileKeys.matches(1, 0), { people: 40, list: [match] }],
    [
      profileKeys.fit(1, 7),
      {
        mine: [
          { wish: { age_from: '25' }, must: true, holds: null },
          { wish: { diet: 'Vegan, Jain' }, must: false, holds: false },
        ],
        theirs: [],
      },
    ],
  ]);
  await expect.element(screen.getByRole('heading', { name: 'Matches for Test Bala' })).toBeVisible();
  await expect.element(screen.getByText('40 people fit')).toBeVisible();
  await expect.element(screen.getByText('Without wishes everybody')).toBeVisible();
  const row = screen.getByRole('listitem').first();
  await expect.element(row).toHaveTextContent('Wishes of this family: 2 of 4 agree, 1 not known');
  await expect.element(row).toHaveTextContent('Wishes of theirs: none entered');
  await row.getByText('Why').click();
  await expect.element(row).toHaveTextContent('From 25 years (a must): not known');
  await expect.element(row).toHaveTextContent('Vegan or Jain: does not agree');
  await expect.element(row.getByRole('link', { name: 'Compare the stars' })).toHaveAttribute('href', '/#match/7-1');
  await expect.element(screen.getByRole('button', { name: 'The next 25' })).toBeVisible();
});

test('a family that nobody fits reads what would help', async () => {
  const screen = await renderPart(<MatchesPage renderTicked={() => null} profileId={1} />, [
    [profileKeys.card(1), { ...sampleProfile, id: 1 }],
    [profileKeys.wishes(1), { must: { diet: 'Jain' }, hoped: {} }],
    [profileKeys.matches(1, 0), { people: 0, list: [] }],
    [
      profileKeys.whatIf(1),
      [
        { wish: { age_from: '25', age_to: '31' }, without: 14, wider: { age_from: '23', age_to: '33' }, with_wider: 5 },
        { wish: { diet: 'Jain' }, without: 0, wider: null, with_wider: null },
      ],
    ],
  ]);
  await expect.element(screen.getByText('Nobody fits yet')).toBeVisible();
  await expect.element(screen.getByText('A must that becomes a hope lets more people in.')).toBeVisible();
  await screen.getByText('What if a must were none?').click();
  await expect.element(screen.getByText('Without “25 to 31 years”: 14 more; 23 to 33 years: 5 more')).toBeVisible();
  await expect.element(screen.getByText('Without “Jain”: 0 more')).toBeVisible();
});
