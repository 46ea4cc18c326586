import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sharedKeys } from '@/bureau/api/keys';
import { setBureau } from '@/bureau/bureau';
import {
  grievances,
  myGrievances,
  type ListedGrievance,
  type MyGrievance,
  type TypedGrievance,
} from '@/features/grievances/api';
import { GrievanceClock } from '@/features/grievances/clock';
import { MyGrievances } from '@/features/grievances/member';
import { GrievancesPage } from '@/features/grievances/office';
import { Complaint } from '@/features/grievances/visitor';
import { builtInBureau } from '@/first-load/first-bureau';
import { AppError } from '@/lib/errors';
import { renderPart } from '@/lib/render-part';

const officer = { grievance_days: '30', officer_phone: '+91 424 555 0100', officer_email: 'meena@bureau.in' };
/** For one test. */
function setOfficer() {
  setBureau({ ...builtInBureau, ...officer });
}
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const mine: MyGrievance = {
  id: 4,
  about: 'correction',
  words: 'My age is wrong.',
  created_at: '2026-11-20T06:00:00Z',
  acknowledged_at: null,
  answered_at: null,
  answer: null,
  due_at: '2026-12-20T06:00:00Z',
};
const grievance: ListedGrievance = {
  ...mine,
  name: 'Selvam',
  language: 'ta',
  channel: 'website',
  acknowledged_by_name: null,
  answered_by_name: null,
  erased_at: null,
  profile_id: null,
  has_contact: true,
  acknowledge_by: hoursFromNow(-1),
  warn_at: hoursFromNow(400),
  due_at: hoursFromNow(600),
};

const newSend = () => vi.fn<(typed: TypedGrievance) => Promise<number>>(() => Promise.resolve(12));
const showForm = (send = newSend(), about: string | null = null) => renderPart(<Complaint about={about} send={send} />);

test.each([
  ['erasure', 'Erase my details'],
  ['unknown', 'Please choose'],
])('the form begins with the subject of the link that led to it: %s', async (about, chosen) => {
  const screen = await showForm(newSend(), about);
  await expect.element(screen.getByLabelText('What is it about?')).toHaveDisplayValue(chosen);
});

test('the form asks for one way to answer, keeps contact details out of the words, and says the period', async () => {
  await page.viewport(360, 740);
  onTestFinished(async () => {
    await page.viewport(1280, 720);
  });
  const send = newSend();
  setOfficer();
  const screen = await showForm(send);
  await expect.element(screen.getByText('We answer complaints within 30 days.')).toBeVisible();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByLabelText('What is it about?')).toHaveFocus();
  await screen.getByLabelText('What is it about?').selectOptions('Erase my details');
  await screen.getByLabelText('Your name').fill('Selvam');
  const words = screen.getByLabelText('What you want to say');
  await words.fill('Somebody calls from ௯௮௪௩௦ ௫௫௫௦௧');
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(words).toHaveAccessibleDescription(/Leave out phone numbers/);
  const phone = screen.getByLabelText('Phone number');
  await expect.element(phone).toHaveAccessibleDescription(/Enter a phone number or an e-mail address/);
  const email = screen.getByLabelText(/^E-mail/);
  await email.fill('selvam');
  await expect.element(email).toHaveAccessibleDescription('Enter an e-mail address like name@example.com.');
  await email.fill('selvam@example.com');
  await words.fill(' Delete me. ');
  expect(document.documentElement.scrollWidth).toBe(360);
  expect(send).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .element(screen.getByRole('heading', { name: /received it/ }))
    .toHaveAccessibleDescription(/Its number is 12\..*comes to selvam@example\.com\..*Answer by \d+ \w+ \d{4}/);
  expect(send.mock.calls[0]?.[0]).toEqual({
    about: 'erasure',
    name: 'Selvam',
    phone_number: '',
    email: 'selvam@example.com',
    words: 'Delete me.',
  });
});

test('over the limit the sender reads the number to call, and nothing typed is lost, on another page either', async () => {
  setBureau({ ...builtInBureau, phone: '+91 422 555 0142' });
  onTestFinished(() => {
    setBureau(builtInBureau);
  });
  const refusal = new AppError('invalid', '', { refusal: 'too_many_enquiries', field: null });
  const send = newSend().mockRejectedValueOnce(refusal);
  const screen = await showForm(send);
  await screen.getByLabelText('What is it about?').selectOptions('Something else');
  await screen.getByLabelText('What you want to say').fill('Long words');
  await screen.getByLabelText('Your name').fill('Selvam');
  await screen.getByLabelText('Phone number').fill('9843055501');
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please call us.');
  await expect
    .element(screen.getByRole('link', { name: 'Call +91 422 555 0142' }))
    .toHaveAttribute('href', 'tel:+914225550142');
  const again = await showForm(send);
  await expect.element(again.getByLabelText('What you want to say')).toHaveValue('Long words');
  await again.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(again.getByRole('heading', { name: /received it/ })).toBeVisible();
  const last = await showForm(send);
  await expect.element(last.getByLabelText('What you want to say')).toHaveValue('');
});

test.each([
  ['Say by', 'Answer by', {}],
  ['Late: say', 'Answer by', { acknowledge_by: hoursFromNow(-1) }],
  ['Say by', 'Answer soon', { warn_at: hoursFromNow(-1) }],
  ['Say by', 'Late: the answer', { warn_at: hoursFromNow(-2), due_at: hoursFromNow(-1) }],
])('the clock says "%s" and "%s"', async (arrival, answer, given) => {
  const clock = { acknowledge_by: hoursFromNow(1), warn_at: hoursFromNow(1), due_at: hoursFromNow(1), ...given };
  const screen = await renderPart(<GrievanceClock clock={{ ...clock, is_acknowledged: false }} />);
  await expect.element(screen.getByText(arrival)).toBeVisible();
  await expect.element(screen.getByText(answer)).toBeVisible();
});

const showOffice = (open: ListedGrievance[], closed: ListedGrievance[] = []) => {
  const listed = (list: ListedGrievance[]) => ({ pages: [{ count: list.length, list }], pageParams: [0] });
  return renderPart(<GrievancesPage grievanceId={null} />, [
    [
      sharedKeys.messageTemplates(),
      [{ template: 'grievance received', language: 'en', body: 'Hello {name}', original: null }],
    ],
    [grievances.of({ closed: false }).queryKey, listed(open)],
    [grievances.of({ closed: true }).queryKey, listed(closed)],
  ]);
};

test('a complaint stands with its clock and without its number; its answer is asked for first', async () => {
  const screen = await showOffice([grievance]);
  const card = screen.getByRole('article', { name: 'Selvam' });
  await expect.element(card).toHaveTextContent('Correct my details · number 4 · from the site · Language: தமிழ்');
  await expect.element(card).toHaveTextContent('Late: say that it has arrived');
  await expect.element(card.getByRole('button', { name: 'Open number or e-mail of Selvam' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Arrival told: Selvam' })).toBeVisible();
  await card.getByRole('button', { name: 'Answer the complaint of Selvam' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Answer the complaint of Selvam' });
  await expect.element(dialog).toHaveTextContent('cannot be changed afterwards');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect.element(dialog.getByLabelText('Answer')).toHaveAccessibleDescription('Write the answer.');
  await dialog.getByLabelText('Answer').fill('We looked.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Answer the complaint of Selvam' }).click();
  await expect.element(dialog.getByLabelText('Answer')).toHaveValue('We looked.');
});

test('a closed one says who answered, an erased one names nobody, and neither can be answered', async () => {
  const answered = {
    ...grievance,
    answer: 'We looked.',
    answered_at: '2026-11-22T06:00:00Z',
    answered_by_name: 'Lakshmi',
    acknowledged_at: '2026-11-21T06:00:00Z',
    acknowledged_by_name: 'Meena',
  };
  const erased = {
    ...grievance,
    id: 5,
    name: null,
    words: null,
    erased_at: '2026-11-22T06:00:00Z',
    has_contact: false,
  };
  const screen = await showOffice([], [answered, erased]);
  await expect.element(screen.getByText('No complaint waits.')).toBeVisible();
  await screen.getByRole('tab', { name: 'Closed' }).click();
  const card = screen.getByRole('article', { name: 'Selvam' });
  await expect.element(card).toHaveTextContent(/Arrival told by Meena.*Answered by Lakshmi.*We looked\./);
  await expect
    .element(screen.getByRole('article', { name: 'Erased person' }))
    .toHaveTextContent(/erased with the person/);
  await expect.element(screen.getByRole('button', { name: /^(Answer|Arrival)/ })).not.toBeInTheDocument();
});

test('a complaint of the counter is checked, and keeps what was typed', async () => {
  const screen = await showOffice([]);
  await screen.getByRole('button', { name: 'New complaint' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New complaint' });
  await dialog.getByLabelText('Name of the sender').fill('Selvam');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Choose what it is about.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'New complaint' }).click();
  await expect.element(dialog.getByLabelText('Name of the sender')).toHaveValue('Selvam');
});

test('a member reads state and answer, with the officer to turn to', async () => {
  const answered = { ...mine, id: 5, answered_at: '2026-11-22T06:00:00Z', answer: 'It is right now.' };
  const received = { ...mine, id: 6, acknowledged_at: '2026-11-21T06:00:00Z' };
  setOfficer();
  const screen = await renderPart(<MyGrievances />, [[myGrievances.of({}).queryKey, [mine, received, answered]]]);
  const items = screen.getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toHaveTextContent('Its number is 4. Sent on 20 November 2026. Answer by 20 December 2026.');
  await expect.element(items.nth(1)).toHaveTextContent('The bureau is working on it since 21 November 2026.');
  await expect
    .element(items.nth(2))
    .toHaveTextContent(/Answered on 22 November 2026:.*It is right now\..*Data Protection Board/);
  await expect.element(screen.getByRole('link', { name: officer.officer_phone })).toBeVisible();
  await screen.getByRole('button', { name: 'Write to the bureau' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByText('Write what it is about.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Phone number')).not.toBeInTheDocument();
});
