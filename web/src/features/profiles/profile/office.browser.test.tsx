import { expect, test, vi } from 'vitest';
import { NomineePart } from '@/features/profiles/profile/office';
import { renderPart } from '@/lib/render-part';

test('a nominee is entered, with errors beside the fields, and removed after a question', async () => {
  const sent: unknown[] = [];
  const kamala = { name: 'Kamala', relation: 'Mother', phone_number: '+91 98450 12345' };
  const refused = { code: '22023', message: 'Leave them out.', details: 'contact_in_field', hint: 'name' };
  const answers = [Response.json(refused, { status: 400 }), Response.json(kamala), Response.json(null)];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    sent.push(await new Request(input, init).json());
    return answers.shift() ?? Response.error();
  });
  const screen = await renderPart(<NomineePart profileId={7} nominee={null} />);
  await expect.element(screen.getByText('Nobody is named.')).toBeVisible();
  await screen.getByRole('button', { name: 'Enter a nominee' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Nominee' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter the name.');
  await expect.element(dialog.getByLabelText('Relation')).toHaveAccessibleDescription('Choose the relation.');
  await expect.element(dialog.getByLabelText('Phone')).toHaveAccessibleDescription(/^Enter the number/);
  await dialog.getByLabelText('Name').fill('Kamala');
  await dialog.getByLabelText('Relation').selectOptions('Mother');
  await dialog.getByLabelText('Phone').fill('98450 12345');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/^Leave out phone numbers/);
  // What was typed is there again.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Enter a nominee' }).click();
  await expect.element(dialog.getByLabelText('Phone')).toHaveValue('98450 12345');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const part = screen.getByRole('region', { name: 'Nominee' });
  await expect.element(part).toHaveTextContent('KamalaRelationMother');
  await screen.getByRole('button', { name: 'Remove the nominee' }).click();
  expect(sent).toHaveLength(2);
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('Nobody is named.')).toBeVisible();
  expect(sent).toEqual([
    { profile_id: 7, ...kamala, seen: null },
    { profile_id: 7, ...kamala, seen: null },
    { profile_id: 7, name: '', relation: '', phone_number: '', seen: kamala },
  ]);
  fetched.mockRestore();
});
