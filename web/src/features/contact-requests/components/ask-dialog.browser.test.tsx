import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestAllowanceQueryOptions } from '@/features/contact-requests/api';
import { AskDialog } from '@/features/contact-requests/components/ask-action';
import { renderDialog } from '@/lib/render-part';

const allowance = { perDay: 3, atOnce: 5, expireAfterDays: 30, leftNow: 2, nextAt: null };
const onAsked = vi.fn();

/** Keeps the note between openings, as the page does. */
function Asking({ onClose }: { onClose: (note: string) => void }) {
  const [note, setNote] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask once more
      </button>
    );
  }
  return (
    <AskDialog
      profile={{ id: 7, name: 'Asha', own_script_name: null }}
      note={note}
      onAsked={onAsked}
      onClose={(typed) => {
        setNote(typed);
        setIsOpen(false);
        onClose(typed);
      }}
    />
  );
}

const open = (onClose: (note: string) => void = vi.fn()) =>
  renderDialog(() => <Asking onClose={onClose} />, [[requestAllowanceQueryOptions().queryKey, allowance]]);

test('explains the request and its limits, and counts the characters of the note', async () => {
  const { screen, dialog } = await open();
  await expect.element(dialog).toHaveAccessibleDescription(/Both families may exchange their details\.$/);
  expect(dialog.getByRole('listitem').elements()).toEqual([]);
  await screen.getByText('What happens then').click();
  await expect.element(dialog).toHaveTextContent('after 30 days without an answer it expires');
  await expect
    .element(dialog)
    .toHaveTextContent('You can ask for 3 profiles a day and have 5 open at once. 2 are left now.');
  const note = screen.getByLabelText('A note to the bureau (optional)');
  await note.fill('x'.repeat(501));
  await expect.element(dialog).toHaveTextContent('501 of 500 characters.');
  await screen.getByRole('button', { name: 'Ask the bureau' }).click();
  await expect.element(note).toHaveAccessibleDescription('Use at most 500 characters (now 501).');
  await expect.element(note).toHaveFocus();
  await note.fill('We met in Erode.');
  await expect.element(note).toHaveAttribute('aria-invalid', 'false');
});

test('shows a failed request, and keeps the note even when the dialog is closed and reopened', async () => {
  const onClose = vi.fn();
  const { screen } = await open(onClose);
  const note = screen.getByLabelText('A note to the bureau (optional)');
  await note.fill('We met in Erode.');
  await screen.getByRole('button', { name: 'Ask the bureau' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(note).toHaveValue('We met in Erode.');
  expect(onAsked).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('We met in Erode.');
  await screen.getByRole('button', { name: 'Ask once more' }).click();
  await expect.element(note).toHaveValue('We met in Erode.');
});

test('on a phone the button to ask stays in sight, whatever stands above it', async () => {
  await page.viewport(390, 500);
  const { screen, dialog } = await open();
  await screen.getByText('What happens then').click();
  const button = screen.getByRole('button', { name: 'Ask the bureau' });
  const body = () => dialog.element().querySelector(':has(> h2) + div');
  await expect.poll(() => (body()?.scrollHeight ?? 0) > (body()?.clientHeight ?? 0)).toBe(true);
  body()?.scrollTo(0, 0);
  const { bottom } = button.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(dialog.element().getBoundingClientRect().bottom);
});
