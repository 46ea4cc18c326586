import { expect, onTestFinished, test } from 'vitest';
import { FootDetails } from '@/app/foot-details';
import { setBureau } from '@/bureau/bureau';
import { builtInBureau } from '@/first-load/first-bureau';
import { renderPart } from '@/lib/render-part';

test('the foot names what is set, and nothing else', async () => {
  onTestFinished(() => setBureau(builtInBureau));
  const screen = await renderPart(<FootDetails />);
  expect(screen.container).toHaveTextContent(/^$/);
  setBureau({ ...builtInBureau, server_country: 'India' });
  await expect.element(screen.getByText('Data is kept in India.')).toBeVisible();
  setBureau({ ...builtInBureau, registration_number: 'MH-7', server_country: 'India' });
  await expect.element(screen.getByText('Registration number: MH-7 · Data is kept in India.')).toBeVisible();
});
