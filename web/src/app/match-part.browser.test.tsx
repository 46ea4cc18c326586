import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MatchPart } from '@/app/match-part';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';

const chosen = (settings: Partial<StarSettings> = {}) =>
  [[sharedKeys.starSettings(), { ...firstStarSettings, ...settings }]] as const;

const star = (birth_star: string | null, star_pada: number | null = null) => ({
  birth_star,
  star_pada,
  rasi: null,
  mangal_dosha: null,
  other_dosha: null,
  date_of_birth: null,
  time_of_birth: null,
  birth_time_certainty: null,
  place_of_birth: null,
  birth_coordinates: null,
  birth_zone: null,
});
const bride = (...facts: Parameters<typeof star>) => ({ gender: 'bride', profile_details: star(...facts) });
const groom = (...facts: Parameters<typeof star>) => ({ gender: 'groom', profile_details: star(...facts) });

test('the porutham of two whose stars are known is a line that opens its working by the keyboard', async () => {
  // Rohini to Swati counts 12.
  const screen = await renderPart(
    <MatchPart whose="you" one={groom('Swati')} other={bride('Rohini')} isAdmin={false} />,
    chosen(),
  );
  const line = screen.getByText(/^Porutham with you: /);
  await expect.element(line).toHaveTextContent('Porutham with you: 4 of 10, Rajju does not agree');
  await expect.element(screen.getByText('Guide only; please confirm with your family astrologer.')).toBeVisible();
  const working = screen.getByText("From the bride's Rohini to the groom's Swathi: 12.").first();
  await expect.element(working).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const lines = screen.getByRole('listitem');
  await expect.element(lines.first()).toBeVisible();
  // Each line has its name and its result; the first view of a phone can be read at a glance.
  expect(lines.elements().map((line) => line.querySelector('summary')?.textContent)).toEqual([
    'Dinam:decisive for manyNo',
    'Ganam:Yes',
    'Mahendram:No',
    'Sthree Deergham:Middling',
    'Yoni:Yes',
    'Rasi:No',
    'Rasiyathipathi:Yes',
    'Vasiyam:Yes',
    'Rajju:decisive for manyNo',
    'Vedhai:No',
  ]);
  const seen = screen.container.innerText.split(/\s+/);
  expect(seen.length).toBeLessThan(150);
  await expect.element(working).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(working).toBeVisible();
  const rajju = lines.nth(8);
  const rule = rajju.getByText('Rule: The two stars are in different rajjus.');
  await expect.element(rule).not.toBeVisible();
  rajju.element().querySelector('summary')?.click();
  await expect.element(rule).toBeVisible();
  await expect.element(rajju).toHaveTextContent('Bride, Rohini: Kandam. Groom, Swathi: Kandam.');
  await expect.element(screen.getByText('Rule table: South 2')).toBeVisible();
  expect(screen.container.textContent).not.toContain('annot be computed');
});

test('by the schools of Kerala and of the twelve, theirs are counted', async () => {
  const part = <MatchPart whose="you" one={groom('Swati')} other={bride('Rohini')} isAdmin={false} />;
  const kerala = await renderPart(part, chosen({ match_school: 'Kerala' }));
  // Madhyama Rajju agrees, unlike that of the five groups.
  await expect.element(kerala.getByText(/^Porutham with you: /)).toHaveTextContent('Porutham with you: 5 of 10');
  kerala.container.querySelector('summary')?.click();
  await expect.element(kerala.getByText('Rule table: Kerala 2')).toBeVisible();
  await kerala.unmount();
  const twelve = await renderPart(part, chosen({ match_school: 'Tamil twelve' }));
  // Both are of Antya nadi; the tree of Rohini has milk.
  await expect.element(twelve.getByText(/^Porutham with you: /)).toHaveTextContent('Porutham with you: 5 of 12');
});

test('by the school of the North the points of the eight kootas are counted', async () => {
  const part = <MatchPart whose="you" one={groom('Swati', 2)} other={bride('Rohini')} isAdmin={false} />;
  const screen = await renderPart(part, chosen({ match_school: 'North' }));
  await expect.element(screen.getByText(/^Guna Milan with you: /)).toHaveTextContent('Guna Milan with you: 14½ of 36');
  screen.container.querySelector('summary')?.click();
  const names = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => /^[^:]*:(\d*½? of \d)/.exec(textContent)?.[1]);
  expect(names).toEqual(['0 of 1', '1 of 2', '1½ of 3', '1 of 4', '5 of 5', '6 of 6', '0 of 7', '0 of 8']);
  await expect.element(screen.getByText('Rule table: North 2')).toBeVisible();
  const unknown = await renderPart(
    <MatchPart one={groom('Shravana', 2)} other={bride('Rohini')} isAdmin={false} />,
    chosen({ match_school: 'North' }),
  );
  await expect.element(unknown.getByText(/^Guna Milan: [\d½]+ of 36, 1 cannot be computed$/)).toBeVisible();
});

test('what both families say about doshas stands side by side', async () => {
  const withDosha = (person: ReturnType<typeof bride>, mangal_dosha: string | null, other_dosha: string | null) => ({
    ...person,
    profile_details: { ...person.profile_details, mangal_dosha, other_dosha },
  });
  const screen = await renderPart(
    <MatchPart
      one={withDosha(bride('Rohini'), 'No', null)}
      other={withDosha(groom('Swati'), "Don't know", 'Rahu-Ketu')}
      isAdmin={false}
    />,
    chosen(),
  );
  await expect.element(screen.getByText(/^Porutham: /)).toBeVisible();
  screen.container.querySelector('summary')?.click();
  const both = screen.getByRole('region', { name: 'Mangal dosha of both' });
  await expect.element(both).toBeVisible();
  expect([...both.element().querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'Bride',
    'No',
    'Groom',
    "Don't know",
    'Other dosham: Rahu-Ketu',
  ]);
});

test('where both births are known, the houses of Mars stand side by side, with the rule', async () => {
  const born = (person: ReturnType<typeof bride>, date_of_birth: string, birth_time_certainty: string) => ({
    ...person,
    profile_details: {
      ...person.profile_details,
      date_of_birth,
      birth_time_certainty,
      time_of_birth: '06:05',
      place_of_birth: 'Madurai, Tamil Nadu',
    },
  });
  const her = born(bride('Rohini'), '1994-08-14', 'Exact');
  const his = born(groom('Swati'), '1992-02-05', 'Exact');
  const screen = await renderPart(<MatchPart one={her} other={his} isAdmin />, chosen());
  await expect.element(screen.getByText(/^Porutham: /)).toBeVisible();
  screen.container.querySelector('summary')?.click();
  const both = screen.getByRole('region', { name: 'Mangal dosha of both' });
  await expect
    .element(
      both.getByText(
        /^Rule: Mars in house 1, 2, 4, 7, 8,? or 12.*Thirukanitha \(Drik\), Lahiri; computed by this site\.$/,
      ),
    )
    .toBeVisible();
  const lines = both.getByRole('listitem').elements();
  expect(lines).toHaveLength(6);
  for (const line of lines)
    expect(line.textContent).toMatch(/^From (the lagnam|the Moon|Venus): house \d+, (not )?one of these$/);

  // The five of papasamyam, from three starts for each. Nothing is added up.
  const papasamyam = screen.getByRole('region', { name: 'Papasamyam of both' });
  await expect.element(papasamyam.getByRole('rowheader', { name: 'Mars' })).toBeVisible();
  const rows = [...papasamyam.element().querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toMatch(/^(Mars|Saturn|Sun|Rahu|Ketu)[\d/–]+/);
  expect([...papasamyam.element().querySelectorAll('strong')].map(({ textContent }) => textContent)).not.toContain('5');
  await expect.element(papasamyam.getByText(/Methods give different points, so none are added up\.$/)).toBeVisible();
  const { scrollWidth, clientWidth } = papasamyam.element();
  expect(scrollWidth).toBe(clientWidth);

  // Members read the families' statements, and no computed word about another person.
  for (const [shownTo, areShown] of [
    ['bureau', false],
    ['members', true],
  ] as const) {
    const part = <MatchPart one={her} other={his} isAdmin={false} />;
    const read = await renderPart(part, chosen({ mangal_shown_to: shownTo }));
    await expect.element(read.getByText(/^Porutham: /)).toBeVisible();
    read.container.querySelector('summary')?.click();
    await expect.element(read.getByText('Mangal dosha, as the families say')).toBeVisible();
    await expect.element(read.getByText('Dasas by the births given')).toBeVisible();
    await expect.poll(() => read.getByText('Mars by the births given').elements()).toHaveLength(Number(areShown));
    const houses = read.getByRole('region', { name: 'Papasamyam of both' });
    await expect.poll(() => houses.elements()).toHaveLength(Number(areShown));
    await read.unmount();
  }

  const unsure = await renderPart(<MatchPart one={her} other={groom('Swati')} isAdmin />, chosen());
  await expect.element(unsure.getByText(/^Porutham: /)).toBeVisible();
  unsure.container.querySelector('summary')?.click();
  await expect.element(unsure.getByText('Mangal dosha, as the families say')).toBeVisible();
  expect(unsure.getByText('Mars by the births given').elements()).toEqual([]);
  expect(unsure.getByRole('region', { name: 'Papasamyam of both' }).elements()).toEqual([]);
});

test('where a pada is not known, the line says what is reached in every case and what may be', async () => {
  const screen = await renderPart(
    <MatchPart whose="you" one={bride('Krittika')} other={groom('Magha', 2)} isAdmin={false} />,
    chosen(),
  );
  await expect
    .element(screen.getByText(/^Porutham with you: /))
    .toHaveTextContent('Porutham with you: 5 of 10, or up to 7 once the pada of the bride is known');
  screen.container.querySelector('summary')?.click();
  const missing = 'Karthigai lies in two rasis: the pada or the rasi of the bride is needed.';
  await expect.element(screen.getByText('Cannot be computed as yet')).toBeVisible();
  expect(screen.getByText(missing).elements()).toHaveLength(2);
  const names = [...screen.container.querySelectorAll('ul:last-of-type li')].map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining('Rasiyathipathi:'), expect.stringContaining('Vasiyam:')]);
  // From Mesha and from Vrishabha, Rasi is the same.
  await screen.getByText('Rasi', { exact: true }).click();
  await expect.element(screen.getByText(/^Each possible pada gives the same\. From the bride's/)).toBeVisible();

  const ofBoth = await renderPart(
    <MatchPart one={bride('Krittika')} other={groom('Chitra')} isAdmin={false} />,
    chosen(),
  );
  await expect
    .element(ofBoth.getByText(/^Porutham: \d of 10, or up to \d+ once the padas of both are known$/))
    .toBeVisible();
});

test('what one of two factors gives whatever the pada is, is counted and said', async () => {
  const screen = await renderPart(
    <MatchPart one={bride('Krittika')} other={groom('Pushya', 1)} isAdmin={false} />,
    chosen(),
  );
  await expect.element(screen.getByText(/^Porutham: /)).toHaveTextContent(/^Porutham: \d of 10$/);
  screen.container.querySelector('summary')?.click();
  await expect.element(screen.getByText(/^Whatever the pada is, at least 1 of the factors/)).toBeVisible();
});

test('what no pada lets compute is counted apart, with what is missing', async () => {
  const contradictory = { ...bride('Krittika'), profile_details: { ...star('Krittika', 1), rasi: 'Vrishabha' } };
  const screen = await renderPart(
    <MatchPart one={contradictory} other={groom('Magha', 2)} isAdmin={false} />,
    chosen(),
  );
  await expect.element(screen.getByText(/^Porutham: \d of 10, 3 cannot be computed$/)).toBeVisible();
  screen.container.querySelector('summary')?.click();
  await expect.element(screen.getByText('Cannot be computed, and not counted')).toBeVisible();
  const missing = 'The star, pada and rasi of the bride contradict one another.';
  expect(screen.getByText(missing).elements()).toHaveLength(3);
});

test('the bureau chooses the variant of a disputed rule; until its choice is known, nothing is counted', async () => {
  const part = <MatchPart one={bride('Rohini')} other={groom('Swati')} isAdmin={false} />;
  const early = await renderPart(part);
  expect(early.container.textContent).toBe('');
  const screen = await renderPart(part, chosen({ south_stree_deergha: '9 or more' }));
  await expect.element(screen.getByText('Porutham: 5 of 10')).toBeVisible();
  screen.container.querySelector('summary')?.click();
  await screen.getByText('Sthree Deergham').click();
  await expect
    .element(screen.getByText("Rule: The count from the bride's star to the groom's is 9 or more."))
    .toBeVisible();
  await expect.element(screen.getByText(/^Elsewhere: .* 7 to 13 is middling/)).toBeVisible();
});

test.each([
  ['the own star is not known', bride(null), groom('Magha')],
  ['the other star is not known', bride('Magha'), groom(null)],
  ['nothing of the other is for the viewer', bride('Magha'), { gender: 'groom', profile_details: null }],
  ['both are brides', bride('Magha'), bride('Swati')],
  ['who is the bride is not stated', bride('Magha'), { ...groom('Swati'), gender: null }],
])('nothing is shown when %s', async (_, one, other) => {
  const screen = await renderPart(<MatchPart one={one} other={other} isAdmin={false} />, chosen());
  expect(screen.container.textContent).toBe('');
});
