import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { dueErasuresCountQueryOptions } from '@/features/people/api';
import { DueErasures, EraseProfileDialog, Receipts } from '@/features/people/erase';
import { renderPart } from '@/lib/render-part';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

const name = 'Asha Ramachandran';
const props = { profile: { id: 7, name, gender: 'bride' }, onClose: vi.fn(), onErased: vi.fn() };

test('a permanent erasure asks for the name, which stays typed after a failure', async () => {
  const screen = await renderPart(<EraseProfileDialog {...props} />);
  await expect
    .element(screen.getByRole('dialog'))
    .toHaveTextContent('The audit log keeps who of the bureau did what and when');
  const typed = screen.getByLabelText('Name of the person');
  await typed.fill('Asha');
  await userEvent.keyboard('{Enter}');
  await expect.element(typed).toHaveAccessibleDescription(/^This is not the name\./);
  await expect.element(typed).toHaveValue('Asha');
  await typed.fill(` ${name} `);
  await expect.element(typed).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(typed).toHaveValue(` ${name} `);
  expect(props.onErased).not.toHaveBeenCalled();
});

const sealed = [privacySettingsQueryOptions().queryKey, { keeps_sealed: true }] as const;

test('where a sealed copy is kept, the erasure is left to the daily run, before and after it is asked for', async () => {
  const called: string[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((input) => {
    called.push(...(/\/rpc\/(\w+)/.exec(new Request(input).url)?.slice(1) ?? []));
    return Promise.resolve(Response.json(null));
  });
  const onErased = vi.fn();
  const screen = await renderPart(<EraseProfileDialog {...props} onErased={onErased} />, [sealed]);
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('left to the next daily run');
  await screen.getByLabelText('Name of the person').fill(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/left to the next daily run/)).toBeVisible();
  await screen.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(onErased).toHaveBeenCalledOnce();
  expect(called).toEqual(['erase_profile']);
  fetched.mockRestore();
});

test('the reminder of due erasures offers no button where the daily run erases', async () => {
  const due = [dueErasuresCountQueryOptions().queryKey, 2] as const;
  const screen = await renderPart(<DueErasures />, [due, sealed]);
  await expect.element(screen.getByText(/left to the next daily run/)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await (await renderPart(<DueErasures />, [due])).getByRole('button', { name: 'Erase now…' }).click();
});

test('the receipts of an erasure say what was erased and what is kept, on the screen, on paper and copied', async () => {
  const receipt = {
    profile_id: 7,
    erased_at: '2026-03-11T20:00:00Z',
    rows: 31,
    files: 1,
    had_login: true,
    kept_entries: 12,
    kept_rows: 0,
    kept_fees: 0,
  };
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => {
    copied.mockRestore();
    printed.mockRestore();
  });
  const bare = { ...receipt, profile_id: 8, had_login: false, files: 0, kept_rows: 2, kept_fees: 3 };
  const screen = await renderPart(<Receipts receipts={[receipt, bare]} />);
  for (const line of [
    'Receipt: profile #7, erased on 12 March 2026, 1:30 am',
    'Erased: 31 rows of the register, with all details, notes, requests and messages.',
    'Erased: 1 file of pictures.',
    'Erased: the login.',
    'There were no files of pictures.',
    'There was no login.',
    'Kept without the person: 2 complaints, with their days and without their words.',
    'Kept without the person: 3 plans bought and payments, with their numbers and sums and without the name.',
  ])
    await expect.element(screen.getByText(line).first()).toBeVisible();
  expect(screen.getByText(/^Kept: 12 entries of the audit log without any value/).elements()).toHaveLength(2);
  expect(screen.getByText(/^Kept without/).elements()).toHaveLength(2);
  await screen.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => copied).toHaveBeenCalledOnce();
  expect(copied.mock.calls[0]?.[0]).toMatch(/^Receipt: profile #7[^]*\n\nReceipt: profile #8/);
  await screen.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => printed).toHaveBeenCalledOnce();
  expect(document.querySelector('.print-alone')?.textContent).toContain('Receipt: profile #8');
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('.print-alone')).toBeNull();
});
