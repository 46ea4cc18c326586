import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderPart } from '@/lib/render-part';
import { Button } from '@/ui/button';
import { ConfirmDialog, FormDialog } from '@/ui/form-dialog';
import { Dialog, DialogActions } from '@/ui/dialog';
import { TextField } from '@/ui/fields';

const onSubmit = vi.fn();

/** A page with a button that opens a dialog with a form. */
function PageWithDialog({ busy = false }: { busy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename…</Button>
      {isOpen && (
        <FormDialog
          title="Rename the search"
          description="Only you see the name."
          schema={z.object({ name: z.string() })}
          defaults={{ name: '' }}
          submitText="Rename"
          busyText="Renaming…"
          sending={{ isPending: busy, error: null }}
          nothingDone="The search was not renamed."
          onSubmit={onSubmit}
          onClose={() => setIsOpen(false)}
        >
          {({ register }) => <TextField label="New name" {...register('name')} />}
        </FormDialog>
      )}
    </>
  );
}

async function open(part = <PageWithDialog />) {
  const screen = await renderPart(part);
  const opener = screen.getByRole('button', { name: 'Rename…' });
  await opener.click();
  return { screen, opener, dialog: screen.getByRole('dialog') };
}

test('opens with its name and description, and takes the focus', async () => {
  const { screen, dialog } = await open();
  await expect.element(dialog).toHaveAccessibleName('Rename the search');
  await expect.element(dialog).toHaveAccessibleDescription('Only you see the name.');
  await expect.element(screen.getByLabelText('New name')).toHaveFocus();
});

const warning = 'This deletes your profile, your pictures and your login. ';

for (const { place, width, height, text } of [
  { place: 'heading', width: 360, height: 640, text: warning.repeat(16) },
  { place: 'field', width: 1280, height: 800, text: warning },
  { place: 'field', width: 360, height: 640, text: '' },
])
  test(`opens at its beginning, at ${width}x${height} with the focus on the ${place}, below ${text.length} letters`, async () => {
    await page.viewport(width, height);
    const screen = await renderPart(
      <Dialog title="Delete everything?" onClose={vi.fn()}>
        <p>{text}</p>
        <TextField label="A note" />
      </Dialog>,
    );
    const heading = screen.getByRole('heading', { name: 'Delete everything?' });
    await expect.element(place === 'heading' ? heading : screen.getByLabelText('A note')).toHaveFocus();
    expect(heading.element().parentElement?.nextElementSibling?.scrollTop).toBe(0);
  });

test('opens with the focus on the heading above a text and a field on a phone, whose keyboard would hide the text', async () => {
  // Its pointer is coarse; the protocol cannot emulate that.
  const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('all'));
  onTestFinished(() => asked.mockRestore());
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Rename the search' })).toHaveFocus();
});

test('leaves the focus on the part around its trigger, where that is gone', async () => {
  const screen = await renderPart(<SavedInPlace />);
  await screen.getByRole('button', { name: 'Save this search' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
});

function SavedInPlace() {
  const [state, setState] = useState<'open' | 'asking' | 'saved'>('open');
  return (
    <div role="group" aria-label="Filters" tabIndex={-1}>
      {state === 'saved' ? <p>Saved</p> : <Button onClick={() => setState('asking')}>Save this search</Button>}
      {state === 'asking' && (
        <Dialog title="Save" onClose={vi.fn()}>
          <Button onClick={() => setState('saved')}>Done</Button>
        </Dialog>
      )}
    </div>
  );
}

for (const [way, leave] of [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', ({ screen }) => screen.getByRole('button', { name: 'Cancel' }).click()],
  ['the cross', ({ screen }) => screen.getByRole('button', { name: 'Close' }).click()],
] satisfies [string, (opened: Awaited<ReturnType<typeof open>>) => Promise<void>][]) {
  test(`${way} closes it, and the focus returns to its trigger`, async () => {
    const opened = await open();
    await leave(opened);
    await expect.element(opened.dialog).not.toBeInTheDocument();
    await expect.element(opened.opener).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });
}

test('stays at Escape where it shows something only once', async () => {
  const onClose = vi.fn();
  const screen = await renderPart(
    <Dialog closesByButton title="A password" onClose={onClose}>
      <p>k7mp</p>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('traps Tab inside', async () => {
  const { screen } = await open();
  for (const name of ['Cancel', 'Rename', 'Close']) {
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  await userEvent.tab();
  await expect.element(screen.getByLabelText('New name')).toHaveFocus();
});

test('Enter submits, but not again while submitting', async () => {
  const idle = await open();
  await idle.screen.getByLabelText('New name').fill('Engineers');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1);
  await idle.screen.unmount();

  onSubmit.mockClear();
  const busy = await open(<PageWithDialog busy />);
  await busy.screen.getByLabelText('New name').fill('Engineers');
  await userEvent.keyboard('{Enter}');
  await busy.screen.getByRole('button', { name: 'Renaming…' }).click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(busy.screen.getByRole('button', { name: 'Renaming…' })).toHaveAttribute('aria-disabled', 'true');
});

test('fits a small screen, whatever its content', async () => {
  const screen = await renderPart(
    <Dialog title={'Somebody with a very long name '.repeat(8)} onClose={vi.fn()}>
      <p>{'Much to read. '.repeat(400)}</p>
    </Dialog>,
  );
  const { left, right, top, bottom } = screen.getByRole('dialog').element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});

test('has nothing fixed at its edge on a phone on its side', async () => {
  const { container } = await renderPart(<DialogActions>Apply</DialogActions>);
  const positionAt = async (height: number) => {
    await page.viewport(640, height);
    return getComputedStyle(container.firstElementChild ?? container).position;
  };
  expect(await positionAt(640)).toBe('sticky');
  expect(await positionAt(400)).toBe('static');
});

for (const [width, height, size] of [
  [1440, 900, '100'],
  [390, 844, '125'],
  [360, 640, '150'],
] as const)
  test(`keeps its head, its foot and the field in focus in sight at ${width}x${height} with letters of ${size} %`, async () => {
    await page.viewport(width, height);
    document.documentElement.dataset['textSize'] = size;
    onTestFinished(() => {
      delete document.documentElement.dataset['textSize'];
    });
    const fields = Array.from({ length: 20 }, (_, at) => `Field ${at}`);
    const screen = await renderPart(
      <Dialog title="Who may be in the register already?" description="More than one may." onClose={vi.fn()}>
        <form>
          {fields.map((label) => (
            <TextField key={label} label={label} />
          ))}
          <DialogActions>
            <Button>Cancel</Button>
            <Button look="primary">Send</Button>
          </DialogActions>
        </form>
      </Dialog>,
    );
    const at = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect();
    const dialog = screen.getByRole('dialog').element().getBoundingClientRect();
    const head = screen.getByRole('heading').element().parentElement?.getBoundingClientRect();
    // On from the last button to the cross, and round to the first field.
    for (const label of [...fields, 'Field 0']) {
      const field = screen.getByLabelText(label, { exact: true });
      await expect.element(field).toHaveFocus();
      const { top, bottom } = field.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(head?.bottom ?? 0);
      expect(bottom).toBeLessThanOrEqual(at('Cancel').top);
      expect(head?.top).toBe(dialog.top);
      expect(at('Close').top).toBeLessThan(dialog.top + 30);
      const foot = screen.getByText('Send').element().parentElement?.getBoundingClientRect();
      expect(foot?.bottom).toBeCloseTo(dialog.bottom, 0);
      expect((foot?.height ?? height) / height).toBeLessThan(0.2);
      const steps = label === 'Field 19' ? 4 : 1;
      for (let step = 0; step < steps; step++) await userEvent.tab();
    }
  });

test('shows its buttons at once, however long it is, also at 200 %', async () => {
  await page.viewport(640, 450);
  const screen = await renderPart(
    <Dialog title="A long dialog" onClose={vi.fn()}>
      <p>{'Much to read. '.repeat(400)}</p>
      <DialogActions>
        <Button look="primary">Send</Button>
      </DialogActions>
    </Dialog>,
  );
  const button = screen.getByRole('button', { name: 'Send' }).element();
  const { left, top, bottom } = button.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(document.elementFromPoint(left + 5, (top + bottom) / 2)).toBe(button);
});

test('keeps the buttons of a long text in sight on a phone whose browser has large letters', async () => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = '150%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  const screen = await renderPart(
    <ConfirmDialog
      title="Ask the bureau to delete everything?"
      confirm="Ask to have it deleted"
      busyText="Asking…"
      sending={{ isPending: false, error: null }}
      nothingDone="Nothing was asked."
      onConfirm={vi.fn()}
      onClose={vi.fn()}
    >
      <p>{warning.repeat(16)}</p>
    </ConfirmDialog>,
  );
  for (const name of ['Close without a change', 'Ask to have it deleted'])
    await expect.element(screen.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('has an edge and a main button that can be told apart where the browser chooses the colours', async () => {
  const chooseColours = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  };
  await chooseColours('active');
  onTestFinished(async () => {
    await chooseColours('');
  });
  const { screen, dialog } = await open();
  expect(getComputedStyle(dialog.element()).outlineStyle).toBe('solid');
  const widthOf = (name: string) =>
    Number.parseFloat(getComputedStyle(screen.getByRole('button', { name, exact: true }).element()).borderTopWidth);
  expect(widthOf('Rename')).toBeGreaterThan(widthOf('Cancel'));
});
