import { expect, test } from 'vitest';
import { FootDetails } from '@/app/foot-details';
import { setBureau } from '@/bureau/bureau';
import { builtInBureau } from '@/first-load/first-bureau';
import { renderPart } from '@/lib/render-part';

test('the foot names who answers and by when, and what else is set', async () => {
  const { container, getByRole } = await renderPart(<FootDetails linkClass="" />);
  expect(container).toHaveTextContent(/^Write a complaint or request$/);
  setBureau({ ...builtInBureau, phone: '+91 422 555 0142', grievance_days: '30', server_country: 'India' });
  await expect.element(getByRole('link', { name: '+91 422 555 0142' })).toBeVisible();
  expect(container).toHaveTextContent('We answer complaints within 30 days.');
  expect(container).toHaveTextContent('Data is kept in India.');
  setBureau({ ...builtInBureau, officer_phone: '+91 424 555 0199', registration_number: 'MH-7' });
  await expect.element(getByRole('link', { name: '+91 424 555 0199' })).toBeVisible();
  expect(container).toHaveTextContent('Registration number: MH-7');
});
