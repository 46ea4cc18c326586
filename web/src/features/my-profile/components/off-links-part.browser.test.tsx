import { expect, test } from 'vitest';
import { myProfileKeys } from '@/features/my-profile/api/keys';
import { OffLinksPart } from '@/features/my-profile/components/off-links-part';
import { renderPart } from '@/lib/render-part';

test.each([true, false])(
  'shows whether the member is kept off links, and keeps it when saving fails: %s',
  async (isOff) => {
    const screen = await renderPart(<OffLinksPart profileId={7} />, [[myProfileKeys.offLinks(), isOff]]);
    await screen.getByRole('button', { name: 'Private links and paper' }).click();
    const box = screen.getByRole('checkbox', { name: /^Do not show me on private links or paper/ });
    await expect.element(box).toHaveProperty('checked', isOff);
    await box.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
    await expect.element(box).toHaveProperty('checked', isOff);
  },
);
