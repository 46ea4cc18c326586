import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { Dialog } from '@/ui/dialog';
import { RowMenu } from '@/ui/row-menu';

const onEdit = vi.fn();

function Row() {
  const [isOpen, setIsOpen] = useState(false);
  const remove = {
    label: 'Delete…',
    danger: true,
    onSelect: () => setIsOpen(true),
  };
  return (
    <>
      <RowMenu label="Actions for Asha" groups={[[{ label: 'Edit', onSelect: onEdit }], [], [remove]]} />
      {isOpen && (
        <Dialog title="Delete Asha?" onClose={() => setIsOpen(false)}>
          It is hidden at once.
        </Dialog>
      )}
    </>
  );
}

test('opens by keyboard, and Escape returns the focus to its button', async () => {
  const screen = await renderPart(<Row />);
  const button = screen.getByRole('button', { name: 'Actions for Asha' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  // An empty group leaves no separator.
  expect(screen.getByRole('separator').elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(onEdit).not.toHaveBeenCalled();
});

test('calls the chosen item once', async () => {
  const screen = await renderPart(<Row />);
  await screen.getByRole('button', { name: 'Actions for Asha' }).click();
  await screen.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.poll(() => onEdit.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('a dialog opened from it returns the focus to its button', async () => {
  const screen = await renderPart(<Row />);
  const button = screen.getByRole('button', { name: 'Actions for Asha' });
  await button.click();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Delete Asha?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
