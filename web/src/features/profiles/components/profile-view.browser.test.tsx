import { expect, test } from 'vitest';
import { ProfileView } from '@/features/profiles/components/profile-view';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { renderPart } from '@/lib/render-part';

test.each([
  ['member', true],
  ['admin', true],
  ['visitor', false],
] as const)(
  'charts that are drawn from the birth are for who sees the details of birth: %s',
  async (kind, seesThem) => {
    const screen = await renderPart(
      <ProfileView profile={sampleProfile} viewer={{ kind }} contact={null} drawnCharts={<p>Drawn charts</p>} />,
    );
    await expect.element(screen.getByRole('heading', { name: 'Birth Chart' })).toBeVisible();
    const drawn = screen.getByText('Drawn charts');
    expect(drawn.elements()).toHaveLength(seesThem ? 1 : 0);
    // Below the family's own values.
    if (seesThem) expect(drawn.element().closest('section')).toHaveAccessibleName('Birth Chart');
  },
);

test('a member who has opened as many profiles as a day allows reads that in place of the details', async () => {
  const words = 'You have opened as many profiles as a day allows: 300. Come back tomorrow, or call the bureau.';
  const profile = { ...sampleProfile, profile_details: null, detailsRefused: words };
  const screen = await renderPart(
    <ProfileView profile={profile} viewer={{ kind: 'member' }} contact={null} fromBirth={<p>From the birth</p>} />,
  );
  for (const name of ['Personal Details', 'Family Details']) {
    const group = screen.getByRole('region', { name });
    await expect.element(group).toHaveTextContent(words);
    await expect.element(group).not.toHaveTextContent('Not provided');
  }
  expect(screen.getByText('From the birth').elements()).toHaveLength(0);
});
