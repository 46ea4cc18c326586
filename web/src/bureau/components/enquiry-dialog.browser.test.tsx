import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Enquiry, EnquiryKind } from '@/bureau/api/enquiry';
import { setBureau } from '@/bureau/bureau';
import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { EnquiryDialog } from '@/bureau/components/enquiry-dialog';
import { builtInBureau } from '@/first-load/first-bureau';
import { AppError } from '@/lib/errors';
import { renderPart } from '@/lib/render-part';

const newSend = () => vi.fn<(enquiry: Enquiry) => Promise<void>>(() => Promise.resolve());
const show = async (send = newSend(), kind: EnquiryKind = 'new') =>
  await renderPart(<EnquiryDialog kind={kind} typed={null} onClose={vi.fn()} send={send} />);

test('errors stand beside their fields, and what is right is sent, with thanks', async () => {
  const send = newSend();
  const screen = await show(send);
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  const name = screen.getByLabelText('Your name');
  const phone = screen.getByLabelText('Phone number');
  const words = screen.getByLabelText('A few words (optional)');
  await expect.element(words).not.toBeInTheDocument();
  await expect.element(name).toHaveAccessibleDescription('Enter the name.');
  await expect.element(name).toHaveFocus();
  await expect
    .element(phone)
    .toHaveAccessibleDescription('Enter the number with 10 digits, or with a plus sign and the country.');
  await name.fill('Selvam');
  await phone.fill('௯௮௪௩௦ ௫௫௫௦௧');
  await screen.getByText('More: when to call').click();
  await words.fill('Call ௯௮௪௩௦ ௫௫௫௦௧');
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .element(words)
    .toHaveAccessibleDescription('Leave out phone numbers and e-mail addresses: the number has its own field.');
  expect(send).not.toHaveBeenCalled();
  await words.fill(' She is a nurse. ');
  await screen.getByLabelText('Who is to be married?').selectOptions('My daughter');
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .element(screen.getByRole('heading', { name: /will call you on \+91 98430 55501\./ }))
    .toHaveAccessibleDescription(/We call within one working day\./);
  expect(send.mock.calls[0]?.[0]).toEqual({
    kind: 'new',
    name: 'Selvam',
    phoneNumber: '+91 98430 55501',
    relative: 'Daughter',
    bestTime: null,
    words: 'She is a nurse.',
    language: 'en',
    website: '',
  });
});

test('a registered family may ask a question', async () => {
  const send = newSend();
  const screen = await show(send);
  await screen.getByLabelText('Your name').fill('Selvam');
  await screen.getByLabelText('Phone number').fill('9843055501');
  await screen.getByLabelText('We are registered, and have a question').click();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => send.mock.calls[0]?.[0]).toMatchObject({ kind: 'question', name: 'Selvam', relative: null });
});

test('a lost password asks for the name in the profile, and for nobody to be married', async () => {
  const send = newSend();
  const screen = await show(send, 'login');
  await expect.element(screen.getByLabelText('Who is to be married?')).not.toBeInTheDocument();
  await expect.element(screen.getByText('deletes it after 90 days. Your profile stays.')).toBeVisible();
  await screen.getByLabelText('Name in the profile').fill('Asha');
  await screen.getByLabelText('Phone number').fill('9843055501');
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => send.mock.calls[0]?.[0]).toMatchObject({ kind: 'login', name: 'Asha', relative: null });
});

test('a refusal is shown in place, in sight with the number to call, and nothing typed is lost', async () => {
  await page.viewport(390, 844);
  setBureau({ ...builtInBureau, phone: '+91 422 555 0142' });
  onTestFinished(async () => {
    setBureau(builtInBureau);
    await page.viewport(1280, 720);
  });
  const refusal = new AppError('invalid', '', { refusal: 'too_many_enquiries', field: null });
  const wrongName = new AppError('invalid', 'Enter the name in letters.', { refusal: 'none', field: 'name' });
  const screen = await show(newSend().mockRejectedValueOnce(refusal).mockRejectedValueOnce(wrongName));
  await screen.getByLabelText('Your name').fill('!');
  await screen.getByLabelText('Phone number').fill('9843055501');
  // As long as it is in Tamil.
  await screen.getByText('More: when to call').click();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please call us.');
  const call = screen.getByRole('link', { name: 'Call +91 422 555 0142' });
  await expect.element(call).toHaveAttribute('href', 'tel:+914225550142');
  const { left, bottom } = call.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 5, bottom - 1)).toBe(call.element());
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Enter the name in letters.');
  await expect.element(screen.getByLabelText('Phone number')).toHaveValue('9843055501');
});

test('what was typed is there when the form is opened again', async () => {
  const screen = await renderPart(<EnquiryButton kind="login">Call me</EnquiryButton>);
  await screen.getByRole('button', { name: 'Call me' }).click();
  await screen.getByLabelText('Name in the profile').fill('Asha');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Call me' }).click();
  await expect.element(screen.getByLabelText('Name in the profile')).toHaveValue('Asha');
});

test('words that are not right stay in sight when the form is opened again', async () => {
  const screen = await renderPart(<EnquiryButton kind="new">Call me</EnquiryButton>);
  await screen.getByRole('button', { name: 'Call me' }).click();
  await screen.getByText('More: when to call').click();
  await screen.getByLabelText('A few words (optional)').fill('Write to asha@example.com');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Call me' }).click();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .element(screen.getByLabelText('A few words (optional)'))
    .toHaveAccessibleDescription('Leave out phone numbers and e-mail addresses: the number has its own field.');
});

test('the page Privacy opens beside the form', async () => {
  const screen = await show();
  const link = screen.getByRole('link', { name: 'Privacy' });
  await expect.element(link).toHaveAttribute('href', '/#privacy');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('on a low screen the form has the whole height', async () => {
  await page.viewport(844, 390);
  onTestFinished(async () => {
    await page.viewport(1280, 720);
  });
  const screen = await show();
  expect(screen.getByRole('dialog').element().getBoundingClientRect().height).toBe(390);
});
