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
