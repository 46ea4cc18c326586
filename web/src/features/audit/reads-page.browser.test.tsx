import { expect, test } from 'vitest';
import { readReview, type AdminReads, type ReadReview, type UnusualReads } from '@/features/audit/api';
import { AuditPage } from '@/features/audit/log-page';
import { ReadsPage } from '@/features/audit/reads-page';
import { todayAtBureau } from '@/lib/bureau-days';
import { renderPart } from '@/lib/render-part';

const month = `${todayAtBureau().slice(0, 7)}-01`;
const lakshmi: AdminReads = {
  actor_name: 'Lakshmi, office (lakshmi)',
  opened: 12,
  shared: 3,
  exported: 1000,
  looked_up: 40,
  request: 11,
  introduction: 0,
  profile: 0,
  question: 0,
  enquiry: 0,
  none: 4,
};
const night: UnusualReads = {
  kind: 'night',
  actor_name: 'Lakshmi, office (lakshmi)',
  set_by: null,
  began_at: '2026-10-12T18:30:00Z',
  ended_at: '2026-10-12T19:00:00Z',
  reads: 7,
  people_count: 7,
  people: [
    { id: 12, name: 'Asha' },
    { id: 13, name: null },
  ],
};
const login: UnusualReads = {
  ...night,
  kind: 'login',
  actor_name: 'The login of #12',
  set_by: 'Lakshmi, office',
  ended_at: night.began_at,
  people_count: 1,
  people: [{ id: 12, name: 'Asha' }],
};
const quiet: ReadReview = {
  month,
  is_over: true,
  sign_ins_counted: true,
  months: [{ month, signed_off: false }],
  admins: [],
  failed: [],
  unusual: { count: 0, list: [] },
  signed_off: null,
};
const show = (review: Partial<ReadReview>) =>
  renderPart(<ReadsPage />, [
    [readReview.of({ month }).queryKey, { pages: [{ ...quiet, ...review }], pageParams: [0] }],
  ]);

test('the unusual comes first: what, when, the people, and the rows of the log', async () => {
  const screen = await show({ unusual: { count: 2, list: [night, login] }, admins: [lakshmi] });
  const parts = screen.getByRole('heading', { level: 2 });
  await expect.element(parts.nth(0)).toHaveTextContent('Unusual2');
  await expect.element(parts.nth(1)).toHaveTextContent('By admin');
  const part = screen.getByRole('region', { name: 'Unusual' });
  await expect.element(part).toHaveTextContent('Lakshmi, office (lakshmi): 7 times at night, between 11 pm and 5 am');
  await expect.element(part).toHaveTextContent('13 October 2026, 12:00 am to 13 October 2026, 12:30 am');
  await expect.element(part).toHaveTextContent('#13 (erased)');
  await expect.element(part).toHaveTextContent('and 5 more');
  await expect
    .element(part)
    .toHaveTextContent('The login of #12: read contact details with a password set by Lakshmi, office');
  await expect.element(part.getByRole('link', { name: '#12 Asha' }).first()).toHaveAttribute('href', '/#profile/12');
  await expect.element(part.getByRole('link', { name: 'In the audit log' })).toHaveLength(2);
});

test('each admin has counts, and the reasons that occur', async () => {
  const screen = await show({ admins: [lakshmi] });
  const part = screen.getByRole('region', { name: 'By admin' });
  await expect
    .element(part)
    .toHaveTextContent(
      /^By adminLakshmi, office \(lakshmi\)Opened12Shared3Exported1000Looked up40WhyContact request: 11, nobody asked: 4$/i,
    );
});

test.each([
  [{}, 'No wrong passwords have to be reported for this month.'],
  [{ sign_ins_counted: null }, 'No wrong passwords have to be reported for this month.'],
  [{ sign_ins_counted: false }, 'Failed sign-ins are not counted on this site'],
  [
    { failed: [{ username: 'lakshmi', failures: 7, failed_at: '2026-10-12T06:30:00Z' }] },
    'lakshmi: 7 wrong passwords, the last on 12 October 2026, 12:00 pm',
  ],
])('failed sign-ins are counted, or the page says that they are not: %j', async (given, text) => {
  const screen = await show(given);
  await expect.element(screen.getByRole('region', { name: 'Failed sign-ins' })).toHaveTextContent(text);
});

test('a quiet month says so, and one that is not over cannot be signed off', async () => {
  const screen = await show({ is_over: false });
  await expect.element(screen.getByText('Nothing unusual in this month.')).toBeVisible();
  await expect.element(screen.getByText('Nobody read contact details in this month.')).toBeVisible();
  await expect.element(screen.getByText('This month is not over.', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign off' })).not.toBeInTheDocument();
});

test('signing off needs a note; a failure keeps it', async () => {
  const screen = await show({});
  await screen.getByRole('button', { name: 'Sign off' }).click();
  const dialog = screen.getByRole('dialog');
  const note = dialog.getByLabelText('Note');
  await dialog.getByRole('button', { name: 'Sign off' }).click();
  await expect.element(note).toHaveAccessibleDescription('Write what you looked at and what you found.');
  await note.fill('Looked at all of it.');
  await dialog.getByRole('button', { name: 'Sign off' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(note).toHaveValue('Looked at all of it.');
});

test('a month that is signed off shows by which owner, when and with what note', async () => {
  const screen = await show({
    months: [{ month, signed_off: true }],
    signed_off: { by: 'Ravi', at: '2026-11-02T06:30:00Z', note: 'All in order.', counts: null },
  });
  await expect.element(screen.getByText('Signed off by Ravi on 2 November 2026')).toBeVisible();
  await expect.element(screen.getByText('All in order.')).toBeVisible();
  await expect.element(screen.getByRole('option')).toHaveTextContent(/: signed off$/);
});

test('the audit log begins with the filters that it is given, and ignores what is none', async () => {
  const given = { actor: 'Lakshmi', from: '2026-10-12', to: '2026-10-13' };
  const screen = await renderPart(<AuditPage profileId={null} filters={given} />);
  await expect.element(screen.getByLabelText('Who')).toHaveValue('Lakshmi');
  await screen.rerender(<AuditPage key="other" profileId={null} filters={{ actor: 7 }} />);
  await expect.element(screen.getByLabelText('Who')).toHaveValue('');
});
