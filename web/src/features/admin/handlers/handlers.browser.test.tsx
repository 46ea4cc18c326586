import { expect, test } from 'vitest';
import { adminKeys } from '@/features/admin/api/keys';
import { HandlerOfFamily } from '@/features/admin/handlers/handler-of-family';
import { renderPart } from '@/lib/render-part';

const colleagues = [
  { username: 'clerk', display_name: 'Meena', is_me: false },
  { username: 'office', display_name: 'Lakshmi', is_me: true },
];

test('names who looks after the family, and oneself first among the choices', async () => {
  const screen = await renderPart(<HandlerOfFamily profileId={1} />, [
    [adminKeys.officeFacts(1), { old_number: null, handled_by: 'clerk' }],
    [adminKeys.colleagues(), colleagues],
  ]);
  const field = screen.getByLabelText('Who looks after this family');
  await expect.element(field).toHaveValue('clerk');
  await expect.element(field).toHaveTextContent(/^Nobody ?Lakshmi \(you\) ?Meena$/);
});

test('says that it could not be loaded, in place of nothing', async () => {
  const screen = await renderPart(<HandlerOfFamily profileId={1} />, [[adminKeys.colleagues(), colleagues]]);
  await expect.element(screen.getByText(/who looks after this family/)).toBeVisible();
});
