import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { profileKeys } from '@/features/profiles/api/profiles';
import { matchOrder, type Match, type Matches } from '@/features/profiles/api/wishes';
import { MatchesPage, type TickedPerson } from '@/features/profiles/fits/matches-page';
import { without } from '@/features/profiles/filters';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import { noWishes, proposeWishes, type Wishes } from '@/features/profiles/wishes';
import { currentLocation, replaceLocation, useLocation } from '@/lib/navigation/history';
import { renderPart } from '@/lib/render-part';
import { sampleCard, sampleDetails } from '@/person/sample';

const counts = (holds: number, unknown: number, wishes: number) => ({ holds, unknown, wishes });
const stars = (passes: boolean, least: number, most: number) => ({ passes, least, most, codes: [] });
const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
const family = {
  ...sampleCard,
  ...sampleProfile,
  id: 1,
  name: 'Test Bala',
  gender: 'groom',
  age: 30,
  religion: 'Hindu',
  status: 'verified',
  visible: true,
  profile_details: { ...sampleDetails, mother_tongue: null },
};
const wished: Wishes = { must: { religion: 'Hindu' }, hoped: { diet: 'Jain' } };
const match: Match = {
  ...sampleCard,
  ...sampleProfile,
  id: 7,
  name: 'Test Kavitha',
  mine: counts(2, 1, 4),
  theirs: counts(0, 0, 0),
  star: stars(true, 8, 8),
  times_shown: 3,
  waits_since: days(12),
  community: null,
  shared: null,
  isOff: false,
};
const found: Matches = {
  people: 40,
  all_hold: 12,
  shownBefore: 0,
  stars: { school: 'South', isByBirth: false },
  byStar: [
    { star: stars(true, 8, 8), people: 9 },
    { star: stars(true, 5, 8), people: 4 },
    { star: stars(false, 7, 7), people: 20 },
    { star: null, people: 7 },
  ],
  list: [match],
};

interface Shown {
  person?: Partial<Omit<typeof family, 'gender'>> & { gender?: string | null };
  wishes?: Wishes;
  answer?: Partial<Matches>;
  /** The answer with "6 of 10 or more". */
  withStars?: Partial<Matches>;
  /** The answer of a family without wishes, without the usual musts. */
  withoutMust?: Partial<Matches>;
  /** The answers without the community in the order, and without the wishes too. */
  without?: { community: Partial<Matches>; wishes: Partial<Matches> };
}

const ticked = (people: readonly TickedPerson[]) => <p>{`Ticked: ${people.map(({ id }) => id).join()}`}</p>;

function Page() {
  const at = useLocation();
  const { skipped, view } = at.page === 'matches' ? at : { skipped: null, view: null };
  return <MatchesPage profileId={1} skipped={skipped ?? 0} storedView={view} renderTicked={ticked} />;
}

beforeEach(() => replaceLocation({ page: 'matches', profileId: 1 }));

function show({ person, wishes = wished, answer, withStars, withoutMust, without: others }: Shown) {
  const one = { ...family, ...person };
  const view = { sort: 'best', by: matchOrder, further: {}, leastStars: null, usual: noWishes };
  const usual = wishes === noWishes ? proposeWishes(one) : noWishes;
  return renderPart(<Page />, [
    [profileKeys.one(1), one],
    [profileKeys.wishes(1), { ...wishes, othersSeeFit: false }],
    [profileKeys.matches(1, 0, { ...view, usual }), { ...found, ...answer }],
    [profileKeys.matches(1, 0, { ...view, leastStars: 6, usual }), { ...found, ...answer, ...withStars }],
    [profileKeys.matches(1, 25, { ...view, leastStars: 6, usual }), { ...found, ...answer, ...withStars }],
    [profileKeys.matches(1, 0, { ...view, by: ['stars', 'wishes'], usual }), { ...found, ...others?.community }],
    [profileKeys.matches(1, 0, { ...view, by: ['stars'], usual }), { ...found, ...others?.wishes }],
    [
      profileKeys.matches(1, 0, { ...view, usual: { must: without(usual.must, ['religion']), hoped: usual.hoped } }),
      { ...found, ...answer, ...withoutMust },
    ],
  ]);
}

test('a match is one row: facts, stars, wishes, and how long they wait', async () => {
  const screen = await show({
    answer: {
      list: [
        match,
        { ...match, id: 8, star: stars(false, 5, 7), theirs: counts(3, 0, 4), times_shown: 0, waits_since: days(0) },
        { ...match, id: 9, star: null },
      ],
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Matches for Test Bala' })).toBeVisible();
  await expect.element(screen.getByText('40 people, 12 with each wish')).toBeVisible();
  await expect.element(screen.getByText('A must Hindu')).toBeVisible();
  const rows = screen.getByRole('listitem');
  const [first, second, third] = [rows.nth(0), rows.nth(1), rows.nth(2)];
  await expect.element(first).toHaveTextContent('Porutham 8 of 10');
  await expect.element(first).toHaveTextContent('Wishes 2 of 4, 1 not known');
  await expect.element(first).toHaveTextContent('Shown 3 times, waits 12 days');
  await expect.element(first).not.toHaveTextContent('Theirs');
  await expect.element(first.getByRole('link', { name: /^Porutham/ })).toHaveAttribute('href', '/#match/7-1');
  await expect.element(second).toHaveTextContent(/Porutham 5 to 7 of 10, Rajju does not agree.*Theirs 3 of 4/);
  await expect.element(second).toHaveTextContent('Never shown, waits since today');
  // No number is made up.
  await expect.element(third).toHaveTextContent('Star not known');
  await expect.element(third).not.toHaveTextContent(/of 10/);
  await expect.element(screen.getByText('1 to 25 of 40')).toBeVisible();
});

test('the address has the part of the list and how it is looked at, for the way back', async () => {
  const screen = await show({});
  await screen.getByText('Order and filters').click();
  await screen.getByLabelText('Stars at least').selectOptions('6');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('26 to 40 of 40')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  const left = currentLocation();
  expect(left).toMatchObject({ page: 'matches', profileId: 1, skipped: 25, view: { leastStars: 6 } });
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect.element(screen.getByText('1 to 25 of 40')).toBeVisible();
  replaceLocation(left);
  await expect.element(screen.getByText('26 to 40 of 40')).toBeVisible();
  // Another filter begins the list again.
  await screen.getByLabelText('Stars at least').selectOptions('');
  await expect.element(screen.getByText('1 to 25 of 40')).toBeVisible();
});

test('a bride who is older than the groom is marked, by the day of birth where it is known', async () => {
  const born = (day: string) => ({ ...sampleDetails, date_of_birth: day });
  const screen = await show({
    person: { profile_details: { ...born('1996-05-01'), mother_tongue: null } },
    answer: {
      list: [
        { ...match, age: 30, profile_details: born('1996-04-30') },
        { ...match, id: 8, age: 30, profile_details: born('1996-05-02') },
        { ...match, id: 9, age: 31, profile_details: { ...sampleDetails, date_of_birth: null } },
      ],
    },
  });
  const rows = screen.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('older than the groom');
  await expect.element(rows.nth(1)).not.toHaveTextContent('older than');
  await expect.element(rows.nth(2)).toHaveTextContent('older than the groom');
});

test('the list says that no community is wished', async () => {
  const screen = await show({});
  await expect.element(screen.getByText('No community is wished, so none comes first.')).toBeVisible();
});

test('a row is low on a wide screen, where ten stand on the first one, and on a tablet', async () => {
  const long = { name: 'Test N. S. K. M. R. Palanivelrajan', star: stars(true, 5, 7) };
  const details = {
    ...sampleDetails,
    caste: 'Kongu Vellala Gounder',
    job: 'Senior software engineer',
  };
  const list = Array.from({ length: 10 }, (_, place) => ({
    ...match,
    ...long,
    id: place + 10,
    mine: counts(3, 0, 4),
    theirs: counts(3, 0, 4),
    profile_details: details,
  }));
  const screen = await show({ answer: { list } });
  for (const [width, most] of [
    // With the longest facts.
    [1440, 68],
    [820, 88],
  ] as const) {
    await page.viewport(width, 900);
    for (const row of screen.getByRole('listitem').elements())
      expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(most);
  }
  await page.viewport(390, 844);
});

test('the reasons open under the row', async () => {
  const screen = await renderPart(<Page />, [
    [profileKeys.one(1), family],
    [profileKeys.wishes(1), { ...wished, othersSeeFit: false }],
    [
      profileKeys.matches(1, 0, { sort: 'best', by: matchOrder, further: {}, leastStars: null, usual: noWishes }),
      found,
    ],
    [
      profileKeys.fit(1, 7),
      {
        mine: [
          { wish: { age_from: '25' }, must: true, holds: null },
          { wish: { diet: 'Vegan, Jain' }, must: false, holds: false },
          { wish: { education: 'Zoology' }, must: false, holds: null },
          { wish: { matches_star: 'South 6' }, must: true, holds: true },
        ],
        theirs: [],
        theirs_count: null,
      },
    ],
  ]);
  const row = screen.getByRole('listitem').first();
  await row.getByRole('button', { name: 'Why: Test Kavitha' }).click();
  await expect.element(row).toHaveTextContent('a must: From 25 years: not known');
  await expect.element(row).toHaveTextContent('Diet: Vegetarian (hoped: Vegan or Jain): does not agree');
  await expect.element(row).toHaveTextContent('Education (hoped: Zoology): not known');
  await expect.element(row).toHaveTextContent('(a must: The stars match: 6 of 10 or more): agrees');
});

test('a least number of the stars says how many reach it, and how many more may', async () => {
  const screen = await show({ withStars: { people: 9 } });
  // Folded on a phone, where the list comes first.
  await screen.getByText('Order and filters').click();
  const least = screen.getByLabelText('Stars at least');
  await expect.element(least.getByRole('option', { name: '6 of 10 or more: 9 people' })).toBeInTheDocument();
  // A star that fails Rajju reaches no count.
  await expect.element(least.getByRole('option', { name: '5 of 10 or more: 13 people' })).toBeInTheDocument();
  await least.selectOptions('6');
  await expect.element(screen.getByText('9 people, 12 with each wish')).toBeVisible();
  await expect.element(screen.getByText(/^Rajju must be among them\. 11 more people may reach it/)).toBeVisible();
});

test('without a known star of the family nobody has a number, and none is asked for', async () => {
  const screen = await show({ answer: { stars: null, list: [{ ...match, star: null }] } });
  await expect.element(screen.getByText(/^The star of Test Bala is not known/)).toBeVisible();
  await expect.element(screen.getByRole('listitem')).not.toHaveTextContent(/Porutham|not known, /);
  expect(screen.getByLabelText('Stars at least').query()).toBeNull();
  expect(screen.getByRole('option', { name: 'Best stars' }).query()).toBeNull();
});

test('a family without wishes is listed by what is usual', async () => {
  const screen = await show({
    wishes: noWishes,
    answer: { list: [{ ...match, mine: counts(2, 0, 3) }] },
    withoutMust: { people: 50 },
  });
  const usual = /^No wishes yet\. The list goes by what is usual: Hoped for 24 to 30 years/;
  await expect.element(screen.getByText(usual)).toBeVisible();
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Usual 2 of 3');
  await expect.element(screen.getByRole('button', { name: 'Enter wishes' })).toBeVisible();
  // Each filter that leaves somebody out is named, and can be removed.
  await screen.getByText('Order and filters\u00a0· Of his own religion: Hindu').click();
  await screen.getByRole('button', { name: 'Remove filter Of his own religion: Hindu' }).click();
  await expect.element(screen.getByText('50 people, 12 with each wish')).toBeVisible();
});

test('a row says why its community comes near, and each part of the order can be turned off', async () => {
  const near = (id: number, caste: string, community: Match['community'], shared: string | null): Match => ({
    ...match,
    id,
    community,
    shared,
    profile_details: { ...sampleDetails, caste },
  });
  const list = [
    near(8, 'Gounder', 'may be', null),
    near(9, 'Vettuva Gounder', 'same title', 'Gounder'),
    near(10, 'Sozhia Vellalar', 'other part', 'Vellalar'),
    near(11, 'Nadar', null, null),
  ];
  const screen = await show({
    wishes: { must: { religion: 'Hindu' }, hoped: { caste: 'Kongu Vellala Gounder' } },
    answer: { list },
    without: { community: { people: 41 }, wishes: { people: 42 } },
  });
  const rows = screen.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('Gounder: may be the same');
  await expect.element(rows.nth(1)).toHaveTextContent('Also called Gounder, but another community');
  await expect.element(rows.nth(2)).toHaveTextContent('Other part of Vellalar');
  await expect.element(rows.nth(3)).not.toHaveTextContent(/may be the same|part of|Also called/);
  await screen.getByText('Order and filters').click();
  const order = screen.getByRole('group', { name: 'What counts for the order' });
  await order.getByRole('checkbox', { name: 'Caste' }).click();
  await expect.element(screen.getByText('41 people, 12 with each wish')).toBeVisible();
  await order.getByRole('checkbox', { name: 'Wishes' }).click();
  await expect.element(screen.getByText('42 people, 12 with each wish')).toBeVisible();
  await screen.getByLabelText('Sort by').selectOptions('Newest');
  expect(order.query()).toBeNull();
});

test('no community is offered for the order where none is wished, and no stars where none are matched', async () => {
  const screen = await show({ answer: { stars: null } });
  await screen.getByText('Order and filters').click();
  const order = screen.getByRole('group', { name: 'What counts for the order' });
  await expect.element(order.getByRole('checkbox')).toHaveAccessibleName('Wishes');
});

test('the first ten are ticked at once, and shown to the family', async () => {
  const list = Array.from({ length: 12 }, (_, place) => ({
    ...match,
    id: place + 10,
    name: `Test ${place}`,
    isOff: place === 1,
  }));
  const screen = await show({ answer: { people: 12, list } });
  // Who is off links and paper is marked, and ticked by hand only.
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Not by a link, a message or on paper');
  expect(screen.getByText('Not by a link, a message or on paper').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Tick the first 10' }).click();
  await expect.element(screen.getByText('Ticked: 10,12,13,14,15,16,17,18,19,20')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Tick Test 0' }).click();
  const ticks = 'Ticked: 12,13,14,15,16,17,18,19,20';
  await expect.element(screen.getByText(ticks)).toBeVisible();
  // Back from somebody who was looked at.
  await screen.unmount();
  const again = await show({ answer: { people: 12, list } });
  await expect.element(again.getByText(ticks)).toBeVisible();
});

test('an engaged family is told at once that nobody is looked for; one that is not verified, that nobody can be shown', async () => {
  const engaged = await show({ person: { status: 'engaged', visible: false } });
  await expect
    .element(engaged.getByRole('heading', { name: 'Test Bala is not looking for matches now' }))
    .toBeVisible();
  expect(engaged.getByRole('listitem').query()).toBeNull();
  const submitted = await show({ person: { status: 'submitted', visible: false } });
  await expect.element(submitted.getByText(/^The profile is not verified/)).toBeVisible();
  await expect.element(submitted.getByRole('listitem')).toBeVisible();
  expect(submitted.getByRole('checkbox').query()).toBeNull();
});

test('nobody is looked for before it is said whether a bride or a groom', async () => {
  const sent: unknown[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('save_profile')) return Response.json([{ profile_version: '2026-01-15T09:00:00Z' }]);
    sent.push(await request.json());
    const refusal = { code: '22023', message: '', details: 'too_young', hint: 'age' };
    return Response.json(refusal, { status: 400 });
  });
  onTestFinished(() => fetched.mockRestore());
  const screen = await show({ person: { gender: null }, answer: { people: 0, list: [] } });
  await expect.element(screen.getByText(/^Say first: bride or groom\./)).toBeVisible();
  expect(screen.getByText(/fit/).query()).toBeNull();
  await screen.getByRole('button', { name: 'Groom' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ profile_id: 1, seen_updated_at: '2026-01-15T09:00:00Z', changes: { gender: 'groom' } }]);
  await expect.element(screen.getByText(/^The minimum age is/)).toBeVisible();
});

test('the own religion and language are filters where neither is wished, and can be removed', async () => {
  const view = { sort: 'best', by: matchOrder, leastStars: null, usual: noWishes };
  const screen = await renderPart(<Page />, [
    [profileKeys.one(1), { ...family, profile_details: { ...sampleDetails, mother_tongue: 'Tamil' } }],
    [profileKeys.wishes(1), { must: { diet: 'Jain' }, hoped: {}, othersSeeFit: false }],
    [
      profileKeys.matches(1, 0, { ...view, further: { religion: 'Hindu', mother_tongue: 'Tamil' } }),
      { ...found, people: 5 },
    ],
    [profileKeys.matches(1, 0, { ...view, further: { religion: 'Hindu' } }), { ...found, people: 7 }],
    [profileKeys.matches(1, 0, { ...view, further: {} }), found],
  ]);
  await expect.element(screen.getByText('5 people, 12 with each wish')).toBeVisible();
  await screen
    .getByText('Order and filters\u00a0· Of his own religion: Hindu\u00a0· Of his own language: Tamil')
    .click();
  await screen.getByRole('button', { name: 'Remove filter Of his own language: Tamil' }).click();
  await expect.element(screen.getByText('7 people, 12 with each wish')).toBeVisible();
  await screen.getByRole('button', { name: 'Without filters' }).click();
  await expect.element(screen.getByText('40 people, 12 with each wish')).toBeVisible();
});

test('a family that nobody fits reads what would help', async () => {
  const screen = await renderPart(<Page />, [
    [profileKeys.one(1), family],
    [profileKeys.wishes(1), { must: { religion: 'Hindu', diet: 'Jain' }, hoped: {}, othersSeeFit: false }],
    [
      profileKeys.matches(1, 0, { sort: 'best', by: matchOrder, further: {}, leastStars: null, usual: noWishes }),
      { ...found, people: 0, list: [] },
    ],
    [
      profileKeys.whatIf(1),
      [
        { wish: { age_from: '25', age_to: '31' }, without: 14, wider: { age_from: '23', age_to: '33' }, with_wider: 5 },
        { wish: { diet: 'Jain' }, without: 0, wider: null, with_wider: null },
      ],
    ],
  ]);
  await expect.element(screen.getByText('Nobody fits yet')).toBeVisible();
  await expect.element(screen.getByText('Change one “must” into “hoped for”, and more people fit.')).toBeVisible();
  await screen.getByText('What if a must were none?').click();
  await expect.element(screen.getByText('Without “25 to 31 years”: 14 more; 23 to 33 years: 5 more')).toBeVisible();
  await expect.element(screen.getByText('Without “Jain”: 0 more')).toBeVisible();
});

test('an empty list says that all were shown, or that the filters leave nobody', async () => {
  const empty = { people: 0, list: [] };
  const byUsual = await show({ wishes: noWishes, answer: { ...empty, shownBefore: 8 } });
  await expect.element(byUsual.getByRole('heading', { name: 'All 8 were shown' })).toBeVisible();
  const ofNobody = await show({ wishes: noWishes, answer: empty });
  await expect.element(ofNobody.getByRole('heading', { name: 'Nobody fits with these filters' })).toBeVisible();
  const screen = await show({ answer: { ...empty, shownBefore: 8 } });
  await expect.element(screen.getByRole('heading', { name: 'All 8 were shown' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'See the introductions' })).toBeVisible();
  await screen.getByText('Order and filters').click();
  await screen.getByLabelText('Stars at least').selectOptions('6');
  await expect.element(screen.getByRole('heading', { name: 'Nobody fits with these filters' })).toBeVisible();
  await screen.getByRole('button', { name: 'Without filters' }).click();
  await expect.element(screen.getByRole('heading', { name: 'All 8 were shown' })).toBeVisible();
});

test.each([
  [{ waiting: 1, shown: 0 }, '1 bride waits for verification', null],
  [{ waiting: 2, shown: 5 }, 'Nobody fits with these filters', '2 brides wait for verification'],
  [{ waiting: 0, shown: 0 }, 'Nobody fits with these filters', null],
])('an empty list says who waits for verification: %o', async (side, heading, link) => {
  const answer = { ...found, people: 0, list: [] };
  const view = { sort: 'best', by: matchOrder, further: {}, leastStars: null, usual: proposeWishes(family) };
  const screen = await renderPart(<Page />, [
    [profileKeys.one(1), family],
    [profileKeys.wishes(1), { ...noWishes, othersSeeFit: false }],
    [profileKeys.matches(1, 0, view), answer],
    [profileKeys.sideOf('bride'), side],
  ]);
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  if (link === null) expect(screen.getByRole('link', { name: /wait/ }).elements()).toEqual([]);
  else await expect.element(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/#review');
  if (side.shown > 0 || side.waiting === 0) return;
  await screen.getByRole('button', { name: 'Verification' }).click();
  expect(currentLocation()).toMatchObject({ page: 'review' });
});
