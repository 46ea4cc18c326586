import { expect, test } from 'vitest';
import { colleaguesQueryOptions, officeFactsQueryOptions } from '@/features/people/api';
import { HandlerOfFamily } from '@/features/people/handlers';
import { renderPart } from '@/lib/render-part';

const colleagues = [
  { username: 'clerk', display_name: 'Meena', is_me: false },
  { username: 'office', display_name: 'Lakshmi', is_me: true },
];

test('names who looks after the family, and oneself first among the choices', async () => {
  const screen = await renderPart(<HandlerOfFamily profileId={1} />, [
    [officeFactsQueryOptions(1).queryKey, { old_number: null, handled_by: 'clerk' }],
    [colleaguesQueryOptions().queryKey, colleagues],
  ]);
  const field = screen.getByLabelText('Who looks after this family');
  await expect.element(field).toHaveValue('clerk');
  await expect.element(field).toHaveTextContent(/^Nobody ?Lakshmi \(you\) ?Meena$/);
});

test('says that it could not be loaded, in place of nothing', async () => {
  const screen = await renderPart(<HandlerOfFamily profileId={1} />, [[colleaguesQueryOptions().queryKey, colleagues]]);
  await expect.element(screen.getByText(/who looks after this family/)).toBeVisible();
});
