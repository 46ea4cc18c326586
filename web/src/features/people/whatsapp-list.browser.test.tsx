import { answerKeys } from '@/bureau/api/consents';
import { sharedKeys } from '@/bureau/api/keys';
import { accountsQueryOptions } from '@/features/people/api';
import { MessageRows, WhatsAppListDialog } from '@/features/people/whatsapp-list';
import { renderPart } from '@/lib/render-part';
import { expect, onTestFinished, test, vi } from 'vitest';

const then = '2026-01-15T09:00:00Z';
const people = Array.from({ length: 14 }, (_, n) => ({
  id: n + 1,
  name: `Person ${n + 1}`,
  status: 'verified',
  verified_at: then,
  updated_at: then,
}));
// The last two: one already has the message, one has no login.
const accounts = people.slice(0, 13).map(({ id }) => ({
  registered_user_id: id,
  username: `person.${id}`,
  active: true,
  must_change_password: true,
  notice_sent_at: id === 13 ? then : null,
  language: null,
}));
const answers = [
  [answerKeys.offWhatsApp(people.map(({ id }) => id)), []],
  [accountsQueryOptions(people.map(({ id }) => id)).queryKey, accounts],
  [
    sharedKeys.messageTemplates(),
    [{ template: 'account made', language: 'en', body: 'Namaste {name}, you are {username}.' }],
  ],
] as const;

test('offers to create logins for those who have none', async () => {
  const onCreateLogins = vi.fn();
  const screen = await renderPart(
    <WhatsAppListDialog people={people} onClose={vi.fn()} onCreateLogins={onCreateLogins} />,
    answers,
  );
  await screen.getByRole('button', { name: 'Create a login…' }).click();
  expect(onCreateLogins).toHaveBeenCalledOnce();
});

test('has a row for each person to notify, and names the others', async () => {
  const screen = await renderPart(<WhatsAppListDialog people={people} onClose={vi.fn()} />, answers);
  await expect.element(screen.getByRole('status')).toHaveTextContent('0 of 12 told');
  const rows = screen.getByRole('list', { name: 'People to tell' }).getByRole('listitem');
  await expect.element(rows.nth(9)).toHaveTextContent('Person 10 #10');
  expect(rows.elements()).toHaveLength(10);
  await rows.nth(1).getByText('Message to Person 2').click();
  await expect.element(rows.nth(1).getByText('Namaste Person 2, you are person.2.')).toBeVisible();
  await expect.element(screen.getByText('Told before: Person 13')).toBeVisible();
  await expect.element(screen.getByText('so there is nothing to tell: Person 14')).toBeVisible();
});

test('opens numbers only on request, and shows a failure', async () => {
  const screen = await renderPart(<WhatsAppListDialog people={people} onClose={vi.fn()} />, answers);
  const open = screen.getByRole('button', { name: 'Open the 10 numbers' });
  await expect.element(screen.getByRole('link', { name: /^Open WhatsApp/ })).not.toBeInTheDocument();
  await open.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not all phone numbers were opened.');
  await expect.element(open).toBeVisible();
});

test('a family that asked for no WhatsApp is called', async () => {
  const details = { phone_number: '+91 98430 12345', whose_phone: null, second_phone_number: null };
  const more = { whose_second_phone: null, email: null, address: null, assets: null };
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ ...details, ...more })));
  onTestFinished(() => {
    fetched.mockRestore();
  });
  const screen = await renderPart(
    <MessageRows
      people={[1, 2].map((id) => ({ id, name: `Person ${id}`, language: null }))}
      messageOf={({ name }) => ({ message: 'account made', name, username: name })}
      record={vi.fn()}
    />,
    [...answers, [answerKeys.offWhatsApp([1, 2]), [1]]],
  );
  const rows = screen.getByRole('listitem');
  await expect.element(rows.nth(0).getByText('This family asked for no WhatsApp.')).toBeVisible();
  await screen.getByRole('button', { name: 'Open the 2 numbers' }).click();
  await expect.element(rows.nth(1).getByRole('link', { name: /^Open WhatsApp/ })).toBeVisible();
  await expect.element(rows.nth(0).getByRole('link', { name: 'Call +91 98430 12345' })).toBeVisible();
  expect(rows.nth(0).getByRole('link').elements()).toHaveLength(1);
});
