import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LeaveDialog } from '@/app/leave-dialog';
import { cancelNavigation, navigateUnlessBlocked, useUnsavedInput } from '@/lib/navigation/blocker';
import { renderPart } from '@/lib/render-part';

const discard = vi.fn();

function FormAndDialog() {
  useUnsavedInput(true, discard);
  return <LeaveDialog />;
}

test.each([
  ['leaving keeps a draft if wanted', false, ['Stay here', 'Leave, keep the draft', 'Leave and discard']],
  ['signing out keeps none', true, ['Stay here', 'Sign Out, lose what I typed']],
] as const)('%s', async (_, removesDrafts, buttons) => {
  const screen = await renderPart(<FormAndDialog />);
  navigateUnlessBlocked(() => undefined, removesDrafts);
  await screen.rerender(<FormAndDialog key="asked" />);
  const shown = () =>
    page
      .getByRole('dialog')
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  expect(shown().filter((text) => text !== '')).toEqual(buttons);
  cancelNavigation();
});
