import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { enquiries, type ListedEnquiry } from '@/features/enquiries/api';
import { EnquiriesPage } from '@/features/enquiries/office';
import { renderPart } from '@/lib/render-part';

const enquiry: ListedEnquiry = {
  id: 3,
  kind: 'new',
  name: 'Selvam',
  relative: 'Daughter',
  best_time: 'Evening',
  words: 'She is a nurse.',
  language: 'ta',
  created_at: '2026-11-20T06:00:00Z',
  state: 'new',
  changed_by_name: null,
  called_by_name: null,
  changed_at: null,
  profile_id: null,
  profile_name: null,
  has_number: true,
  is_registered: true,
  source: 'Temple',
  source_name: 'Murugan Temple',
};

const show = async (open: ListedEnquiry[], closed: ListedEnquiry[] = []) => {
  const acts = {
    shown: null,
    onRegister: vi.fn<() => boolean>(() => false),
    onFind: vi.fn<(search: string) => void>(),
  };
  const listed = (list: ListedEnquiry[]) => ({ pages: [{ count: list.length, list }], pageParams: [0] });
  const screen = await renderPart(<EnquiriesPage {...acts} />, [
    [enquiries.of({ closed: false }).queryKey, listed(open)],
    [enquiries.of({ closed: true }).queryKey, listed(closed)],
  ]);
  return { screen, ...acts };
};

test('an enquiry says what is known, without its number, and what can be done', async () => {
  const { screen } = await show([enquiry]);
  const card = screen.getByRole('article', { name: 'Selvam' });
  await expect
    .element(card)
    .toHaveTextContent('Looks for a match · For: Daughter · Call: in the evening · Language: தமிழ் · She is a nurse.');
  await expect.element(card.getByText('New', { exact: true })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Call the sender, Selvam' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Register Selvam' })).toBeVisible();
  await card.getByRole('button', { name: 'Selvam', exact: true }).click();
  await card.getByText('Source: Temple, Murugan Temple').click();
  await expect.element(card.getByRole('combobox', { name: 'Source' })).toHaveValue('Temple');
  await expect.element(card).toHaveTextContent('This number is registered already.');
  expect(card.element().textContent).not.toMatch(/\d{5}/);
  for (const name of ['Called: Selvam', 'Declined: Selvam'])
    await expect.element(card.getByRole('button', { name })).toBeVisible();
});

test('an enquiry of the counter is checked, and keeps what was typed', async () => {
  const { screen } = await show([]);
  await screen.getByRole('button', { name: 'New enquiry' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New enquiry' });
  await dialog.getByLabelText('Phone number').fill('98450');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Choose how the family came to the bureau.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'New enquiry' }).click();
  await expect.element(dialog.getByLabelText('Phone number')).toHaveValue('98450');
});

test('an enquiry that was added is shown first, wherever the database lists it', async () => {
  const older = Array.from({ length: 5 }, (_, n) => ({ ...enquiry, id: n + 1, name: `Older ${n}` }));
  const added = { ...enquiry, id: 9, name: 'Test added' };
  const parts = [older.slice(0, 3), [...older.slice(3), added]];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('list_enquiries')) return new Response(null, { status: 204 });
    const { skipped } = z.object({ skipped: z.number() }).parse(await request.json());
    return Response.json({ count: 6, list: parts[skipped === 0 ? 0 : 1] });
  });
  onTestFinished(() => fetched.mockRestore());
  const { screen } = await show(older.slice(0, 3));
  await screen.getByRole('button', { name: 'New enquiry' }).click();
  const dialog = screen.getByRole('dialog', { name: 'New enquiry' });
  await dialog.getByLabelText('Name', { exact: true }).fill('Test added');
  await dialog.getByLabelText('Phone number').fill('9845012345');
  await dialog.getByRole('combobox', { name: 'Source' }).selectOptions('Temple');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() =>
      screen
        .getByRole('article')
        .elements()
        .map((card) => card.querySelector('h2')?.textContent),
    )
    .toEqual(['Test added', ...older.map(({ name }) => name)]);
});

test('a failed opening and a failed change are said, and nothing is registered', async () => {
  const { screen, onRegister } = await show([enquiry]);
  await screen.getByRole('button', { name: 'Register Selvam' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(onRegister).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Selvam', exact: true }).click();
  await screen.getByRole('button', { name: 'Visit agreed: Selvam' }).click();
  await expect.element(screen.getByRole('alert').last()).toHaveTextContent('The answer did not come.');
});

test.each(['login', 'link', 'question'] as const)(
  'an enquiry of the kind %s leads to the person; a closed one says who closed it',
  async (kind) => {
    const lost = { ...enquiry, id: 4, kind, relative: null, is_registered: false } as const;
    const closed = {
      ...enquiry,
      id: 5,
      state: 'declined',
      changed_by_name: 'Lakshmi',
      changed_at: '2026-11-21T06:00:00Z',
    } as const;
    const { screen, onFind } = await show([lost], [closed]);
    await screen.getByRole('button', { name: 'Find Selvam in the register' }).click();
    expect(onFind).toHaveBeenCalledWith('Selvam');
    await screen.getByRole('button', { name: 'Selvam', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Done: Selvam' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Register/ })).not.toBeInTheDocument();
    await screen.getByRole('tab', { name: 'Closed' }).click();
    const card = screen.getByRole('article');
    await card.getByRole('button', { name: 'Selvam', exact: true }).click();
    await expect.element(card).toHaveTextContent('Declined by Lakshmi');
    await expect.element(card.getByRole('button', { name: 'Open again: Selvam' })).toBeVisible();
    await expect.element(card.getByRole('button', { name: /^Call/ })).not.toBeInTheDocument();
  },
);

test('who called stays named when a visit is agreed', async () => {
  const changed = { changed_by_name: 'Meena', changed_at: '2026-11-21T06:00:00Z', called_by_name: 'Lakshmi' };
  const { screen } = await show([{ ...enquiry, ...changed, state: 'visit agreed' }]);
  await screen.getByRole('button', { name: 'Selvam', exact: true }).click();
  await expect.element(screen.getByText(/^Visit agreed by Meena, .* Called by Lakshmi\.$/)).toBeVisible();
});

test('nothing waits', async () => {
  const { screen } = await show([]);
  await expect.element(screen.getByText('No enquiry waits.')).toBeVisible();
});

test('at least twelve enquiries are on a desk, each a line, and a phone reaches all acts', async () => {
  await page.viewport(1440, 900);
  const many = Array.from({ length: 14 }, (_, n) => ({
    ...enquiry,
    id: n + 1,
    name: n === 0 ? 'Thirunavukkarasu Ramachandran' : `Selvam ${n}`,
    words: 'She is a nurse in Coimbatore and looks for a teacher. '.repeat(4),
  }));
  const { screen } = await show(many);
  const heights = screen
    .getByRole('article')
    .elements()
    .map((line) => line.getBoundingClientRect().height);
  expect(Math.max(...heights)).toBeLessThanOrEqual(42);
  await page.viewport(390, 844);
  await expect.element(screen.getByRole('button', { name: 'Register Selvam 1', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
