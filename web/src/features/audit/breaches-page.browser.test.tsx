import { expect, onTestFinished, test, vi } from 'vitest';
import { breaches, concerned, extent, type Breach, type Extent } from '@/features/audit/api';
import { BreachesPage } from '@/features/audit/breaches-page';
import type { BreachMessages } from '@/features/audit/open-breach';
import { TodayBreach } from '@/features/audit/today';
import { renderPart } from '@/lib/render-part';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
const found: Extent = {
  count: 2,
  people: [
    { id: 7, name: 'Asha', kinds: ['changed', 'opened'], acts: 3 },
    { id: 8, name: 'Bala', kinds: ['looked up'], acts: 1 },
  ],
  actors: [
    {
      actor_name: 'Lakshmi, office (lakshmi)',
      acts: 4,
      people: 2,
      first_at: '2026-03-11T20:00:00Z',
      last_at: '2026-03-11T21:00:00Z',
      addresses: ['203.0.113.7'],
    },
  ],
};
const breach: Breach = {
  id: 3,
  found_at: hoursAgo(1),
  began_at: '2026-03-11T04:30:00Z',
  ended_at: '2026-03-11T12:30:00Z',
  login: 'lakshmi',
  happened: 'The password was stolen.',
  measures: 'The login is switched off.',
  board_informed_at: null,
  recorded_by_name: 'Selvam',
  count: 2,
};
const people = [
  { id: 7, name: 'Asha', language: 'ta', informed_at: null },
  { id: 8, name: 'Bala', language: null, informed_at: '2026-03-12T06:00:00Z' },
];
const show = (list: readonly Breach[], messages: (rows: BreachMessages) => null = () => null) =>
  renderPart(<BreachesPage messages={messages} />, [
    [breaches.of({}).queryKey, list],
    [extent.of({ began_at: breach.began_at, ended_at: breach.ended_at, login: breach.login }).queryKey, found],
    [concerned.of({ breach_id: 3 }).queryKey, { pages: [{ count: 2, informed: 1, list: people }], pageParams: [0] }],
    [
      extent.of({
        began_at: '2026-03-11T06:05:00+05:30',
        ended_at: '2026-03-13T00:00:00+05:30',
        login: 'lakshmi',
      }).queryKey,
      found,
    ],
  ]);

test('asks for a time and a login, and names whose data were used, by which login and from where', async () => {
  const screen = await show([]);
  await expect.element(screen.getByText('No breach is recorded.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show whose data' }).click();
  await expect.element(screen.getByLabelText('From (day)')).toHaveAccessibleDescription(/Enter the day/);
  await screen.getByLabelText('From (day)').fill('11/3/2026');
  await screen.getByLabelText('From (time, optional)').fill('6:05 am');
  await screen.getByLabelText('To (day)').fill('10/3/2026');
  await expect.element(screen.getByLabelText('To (day)')).toHaveAccessibleDescription(/after the beginning/);
  await screen.getByLabelText('To (day)').fill('12/3/2026');
  await screen.getByLabelText('Username (optional)').fill(' Lakshmi ');
  await screen.getByRole('button', { name: 'Show whose data' }).click();
  await expect.element(screen.getByText('2 people are concerned.')).toBeVisible();
  const listed = screen.getByRole('list', { name: 'People concerned' });
  await expect
    .element(listed)
    .toHaveTextContent(/#7 Ashachanged, contact details opened#8 Balafound by a number or address/);
  await expect.element(screen.getByText(/4 acts about 2 people.*203\.0\.113\.7/)).toBeVisible();
  await screen.getByRole('button', { name: 'Record as a breach…' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('What happened').fill('A stolen password');
  await dialog.getByRole('button', { name: 'Record the breach' }).click();
  const measures = dialog.getByLabelText('What the bureau has done about it');
  await expect.element(measures).toHaveAccessibleDescription(/Write what the bureau has done/);
  await expect.element(dialog.getByLabelText('What happened')).toHaveValue('A stolen password');
});

test('a recorded breach has its sheet for the Board, who is informed, and a message for each of the others', async () => {
  let given: BreachMessages | undefined;
  const screen = await show([breach], (rows) => {
    given = rows;
    return null;
  });
  await expect.element(screen.getByText('71 hours left')).toBeVisible();
  await expect.element(screen.getByText('1 of 2 informed')).toBeVisible();
  await expect.element(screen.getByText('2 people concerned; 1 informed')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mark as informed: Asha' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mark as informed: Bala' })).not.toBeInTheDocument();

  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  await screen.getByRole('button', { name: 'Print the sheet for the Board' }).click();
  expect(print).toHaveBeenCalledOnce();
  const sheet = document.querySelector('.print-alone')?.textContent ?? '';
  for (const part of [
    'breach of personal data 3',
    'The password was stolen.',
    '11 March 2026, 10:00 am to 11 March 2026, 6:00 pm',
    'The login is switched off.',
    'Strangers may call',
    'by Selvam',
    '203.0.113.7',
  ])
    expect(sheet).toContain(part);
  // Who they are is not for the Board.
  expect(sheet).not.toContain('Asha');
  window.dispatchEvent(new Event('afterprint'));

  await screen.getByRole('button', { name: 'Messages to the families…' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(given?.people.map(({ id }) => id)).toEqual([7]);
  const [asha] = given?.people ?? [];
  expect(asha && given?.messageOf(asha)).toEqual({
    message: 'breach',
    name: 'Asha',
    from: '11/03/2026, 10:00',
    to: '11/03/2026, 18:00',
  });
});

test('a reported breach has no clock', async () => {
  const screen = await show([{ ...breach, board_informed_at: '2026-03-12T06:00:00Z' }]);
  await expect.element(screen.getByText(/Reported to the Board on 12 March 2026/)).toBeVisible();
  await expect.element(screen.getByText(/hours left/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'The Board has the report' })).not.toBeInTheDocument();
});

test.each([
  [47.5, '25 hours left', false, false],
  [48.5, '24 hours left', true, false],
  [71.5, '1 hour left', true, false],
  [72.5, 'The 72 hours are over', false, true],
])('after %d hours the clock of Today says: %s', async (hours, words, isMarked, isOver) => {
  const screen = await renderPart(
    <TodayBreach breach={{ id: 3, since: hoursAgo(hours), is_reported: false, people: 2 }} />,
  );
  const { classList } = screen.getByText(words).element();
  expect([classList.contains('bg-gold-200'), classList.contains('text-danger')]).toEqual([isMarked, isOver]);
});

test('a reported breach waits on Today for the families that do not know of it', async () => {
  const breach = { id: 3, since: hoursAgo(100), is_reported: true, people: 2 };
  const screen = await renderPart(<TodayBreach breach={breach} />);
  await expect.element(screen.getByText('2 families are not informed yet.')).toBeVisible();
  await expect.element(screen.getByText('The 72 hours are over')).not.toBeInTheDocument();
});
