import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { profileKeys } from '@/features/profiles/api/keys';
import type { Match } from '@/features/profiles/api/wishes';
import { FitWithYou } from '@/features/profiles/fits/fit-with-you';
import { MatchesPage } from '@/features/profiles/fits/matches-page';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { noWishes } from '@/features/profiles/wishes';
import { setSession, visitor } from '@/lib/backend/session';
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
        theirs_count: null,
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
  await expect.element(row).toHaveTextContent('a must: From 25 years: not known');
  await expect.element(row).toHaveTextContent('Diet: Vegetarian (hoped: Vegan or Jain): does not agree');
  await expect.element(row.getByRole('link', { name: 'Compare the stars' })).toHaveAttribute('href', '/#match/7-1');
  await expect.element(screen.getByRole('button', { name: 'The next 25' })).toBeVisible();
});

test('the first ten are ticked at once, and shown to the family', async () => {
  const list = Array.from({ length: 12 }, (_, place) => ({ ...match, id: place + 10, name: `Test ${place}` }));
  const screen = await renderPart(
    <MatchesPage profileId={1} renderTicked={(people) => <p>{`Ticked: ${people.map(({ id }) => id).join()}`}</p>} />,
    [
      [profileKeys.card(1), { ...sampleProfile, id: 1 }],
      [profileKeys.wishes(1), noWishes],
      [profileKeys.matches(1, 0), { people: 12, list }],
      [sharedKeys.offLinks(list.map(({ id }) => id)), [11]],
    ],
  );
  // Who is off links and paper is marked, and ticked by hand only.
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Not by a link, a message or on paper');
  expect(screen.getByText('Not by a link, a message or on paper').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Tick the first 10' }).click();
  await expect.element(screen.getByText('Ticked: 10,12,13,14,15,16,17,18,19,20')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Tick Test 0' }).click();
  await expect.element(screen.getByText('Ticked: 12,13,14,15,16,17,18,19,20')).toBeVisible();
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

describe('a member', () => {
  const reasons = {
    mine: [
      { wish: { height_from: '165', height_to: '178' }, must: false, holds: true },
      { wish: { diet: 'Jain' }, must: false, holds: null },
    ],
    theirs: [],
    theirs_count: counts(5, 0, 6),
  };
  const wishes = { must: {}, hoped: { height_from: '165', diet: 'Jain' }, othersSeeFit: false };
  const own: Match = { ...match, mine: counts(1, 1, 2) };

  function signIn() {
    const viewer = { kind: 'member', username: 'test', name: 'Test', profileId: 1, gender: 'groom' } as const;
    setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
    onTestFinished(() => {
      setSession({ viewer: visitor, identityFailed: false, retryIdentity: () => undefined });
    });
  }

  test('reads who fits, and how many wishes of theirs where they allow it', async () => {
    signIn();
    const screen = await renderPart(<MatchesPage profileId={1} />, [
      [profileKeys.wishes(1), wishes],
      [
        profileKeys.matches(1, 0),
        {
          people: 2,
          list: [
            { ...own, theirs: counts(5, 0, 6) },
            { ...own, id: 8, name: 'Test Latha', theirs: null },
          ],
        },
      ],
      [profileKeys.fit(1, 7), reasons],
    ]);
    await expect.element(screen.getByRole('heading', { name: 'Fits You' })).toBeVisible();
    const [first, second] = [screen.getByRole('listitem').first(), screen.getByRole('listitem').last()];
    await expect.element(first).toHaveTextContent('Fits 1 of 2, 1 not known');
    await expect.element(first).toHaveTextContent('Fits theirs: 5 of 6');
    await expect.element(second).not.toHaveTextContent('theirs');
    await first.getByText('Why').click();
    await expect.element(first).toHaveTextContent(/Height: 5.+ \(hoped: 5.+ to 5.+\): agrees/);
    expect(screen.getByRole('link', { name: 'Compare the stars' }).query()).toBeNull();
  });

  test('without wishes sees no list, and enters them at once', async () => {
    signIn();
    const screen = await renderPart(<MatchesPage profileId={1} />, [
      [profileKeys.wishes(1), { ...noWishes, othersSeeFit: false }],
      [profileKeys.one(1), { ...sampleProfile, id: 1 }],
      [profileKeys.matches(1, 0), { people: 377, list: [{ ...own, mine: counts(0, 0, 0), theirs: null }] }],
    ]);
    await expect.element(screen.getByText('You have entered no wishes yet.')).toBeVisible();
    await expect.element(screen.getByText('377 people fit')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Enter wishes' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'What you look for' })).toBeVisible();
  });

  test('sees how the stars match', async () => {
    signIn();
    const screen = await renderPart(<MatchesPage profileId={1} />, [
      [profileKeys.wishes(1), wishes],
      [profileKeys.matches(1, 0), { people: 1, list: [{ ...own, theirs: null }] }],
      [profileKeys.matchCounts(1, null, 'en'), new Map([['12', () => 'Porutham 8 of 10']])],
      [profileKeys.starCode(7), '12'],
    ]);
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('Porutham 8 of 10');
  });

  test('reads on a profile whether it fits; without wishes nothing', async () => {
    signIn();
    const part = <FitWithYou ownId={1} profile={{ ...sampleProfile, id: 7 }} />;
    const screen = await renderPart(part, [
      [profileKeys.wishes(1), wishes],
      [profileKeys.fit(1, 7), reasons],
    ]);
    await screen.getByText('Fits your wishes: 1 of 2, 1 not known').click();
    await expect.element(screen.getByText('Fits theirs: 5 of 6')).toBeVisible();
    const empty = await renderPart(part, [[profileKeys.wishes(1), { ...noWishes, othersSeeFit: false }]]);
    expect(empty.container.textContent).toBe('');
  });
});
