import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PoruthamPart } from '@/app/porutham-part';
import { sharedKeys } from '@/lib/api/keys';
import { renderPart } from '@/lib/render-part';
import { firstStarSettings, type StarSettings } from '@/person/star-settings';

const chosen = (settings: Partial<StarSettings> = {}) =>
  [[sharedKeys.starSettings(), { ...firstStarSettings, ...settings }]] as const;

const star = (birth_star: string | null, star_pada: number | null = null) => ({ birth_star, star_pada, rasi: null });
const bride = (...facts: Parameters<typeof star>) => ({ gender: 'bride', profile_details: star(...facts) });
const groom = (...facts: Parameters<typeof star>) => ({ gender: 'groom', profile_details: star(...facts) });

test('the porutham of two whose stars are known is a line that opens its working by the keyboard', async () => {
  // Rohini to Swati counts 12.
  const screen = await renderPart(
    <PoruthamPart label="Porutham with you" one={groom('Swati')} other={bride('Rohini')} />,
    chosen(),
  );
  const line = screen.getByText(/^Porutham with you: \d of 10$/);
  await expect.element(line).toHaveTextContent('Porutham with you: 4 of 10');
  await expect.element(screen.getByText('Guide only; please confirm with your family astrologer.')).toBeVisible();
  const working = screen.getByText("From the bride's Rohini to the groom's Swathi: 12.").first();
  await expect.element(working).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(working).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(10);
  await expect.element(screen.getByText('Rule: The two stars are in different rajjus.')).toBeVisible();
  await expect.element(screen.getByText('Rule table: South 1')).toBeVisible();
  expect(screen.container.textContent).not.toContain('annot be computed');
});

test('what cannot be computed is counted apart, with what is missing', async () => {
  const screen = await renderPart(
    <PoruthamPart label="Porutham" one={bride('Krittika')} other={groom('Magha', 2)} />,
    chosen(),
  );
  await expect.element(screen.getByText(/^Porutham: \d of 7, 3 cannot be computed$/)).toBeVisible();
  screen.container.querySelector('summary')?.click();
  const missing = 'Karthigai lies in two rasis: the pada or the rasi of the bride is needed.';
  await expect.element(screen.getByText(missing).first()).toBeVisible();
  expect(screen.getByText(missing).elements()).toHaveLength(3);
  const names = [...screen.container.querySelectorAll('ul:last-of-type li')].map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringContaining('Rasi:'),
    expect.stringContaining('Rasyadhipati:'),
    expect.stringContaining('Vasya:'),
  ]);
});

test('the bureau chooses the variant of a disputed rule; until its choice is known, nothing is counted', async () => {
  const part = <PoruthamPart label="Porutham" one={bride('Rohini')} other={groom('Swati')} />;
  const early = await renderPart(part);
  expect(early.container.textContent).toBe('');
  const screen = await renderPart(part, chosen({ south_stree_deergha: '9 or more' }));
  await expect.element(screen.getByText('Porutham: 5 of 10')).toBeVisible();
  screen.container.querySelector('summary')?.click();
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
  const screen = await renderPart(<PoruthamPart label="Porutham" one={one} other={other} />, chosen());
  expect(screen.container.textContent).toBe('');
});
