import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { renderPart } from '@/lib/render-part';
import { ConfirmAct, FormAct, PressAct } from '@/ui/act';
import { TextField } from '@/ui/fields';
import type { RequestIds } from '@/ui/use-checked-form';

const schema = z.object({ amount: z.string().min(1), note: z.string() });
type Typed = z.infer<typeof schema>;
type Send = (typed: Typed, idOf: RequestIds['idOf']) => Promise<string>;
const lost = () => new AppError('network', '', { mayBeDone: true });

const Pay = ({ due, send, onDone }: { due: string; send: Send; onDone?: (id: string) => void }) => (
  <FormAct
    label="Pay"
    title="A payment"
    schema={schema}
    empty={{ amount: due, note: '' }}
    submit="Save"
    send={send}
    {...(onDone && { onDone })}
  >
    {({ field }) => (
      <>
        <TextField label="Amount" {...field('amount')} />
        <TextField label="Note" {...field('note')} />
      </>
    )}
  </FormAct>
);

const sending = () => vi.fn<Send>((typed, idOf) => Promise.resolve(idOf(typed)));

test('a form keeps what was typed on Escape, and forgets it when it was sent', async () => {
  const screen = await renderPart(<Pay due="" send={sending()} />);
  const opener = screen.getByRole('button', { name: 'Pay' });
  await opener.click();
  await screen.getByLabelText('Amount').fill('500');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await opener.click();
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('500');
  await expect.element(screen.getByText('What you typed before is still here.')).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await opener.click();
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('');
});

test('a form in which nothing was typed begins with the values of now', async () => {
  const screen = await renderPart(<Pay due="500" send={sending()} />);
  await screen.getByRole('button', { name: 'Pay' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.rerender(<Pay due="300" send={sending()} />);
  await screen.getByRole('button', { name: 'Pay' }).click();
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('300');
});

test('after a lost answer the same values are the same request; after an answer they are another one', async () => {
  const ids: string[] = [];
  const send = vi.fn<Send>((typed, idOf) => {
    ids.push(idOf(typed));
    return ids.length === 1 ? Promise.reject(lost()) : Promise.resolve('receipt');
  });
  const onDone = vi.fn();
  const screen = await renderPart(<Pay due="500" send={send} onDone={onDone} />);
  const opener = screen.getByRole('button', { name: 'Pay' });
  const save = screen.getByRole('button', { name: 'Save' });
  await opener.click();
  await save.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await userEvent.keyboard('{Escape}');
  await opener.click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => onDone).toHaveBeenCalledWith('receipt', { amount: '500', note: '' });
  await opener.click();
  await save.click();
  await expect.poll(() => onDone).toHaveBeenCalledTimes(2);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a second sending before the answer is none', async () => {
  let answer: (id: string) => void = () => undefined;
  const send = vi.fn<Send>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const screen = await renderPart(<Pay due="500" send={send} />);
  await screen.getByRole('button', { name: 'Pay' }).click();
  const form = screen.getByRole('dialog').element().querySelector('form');
  // In one task: nothing is drawn between them.
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(screen.getByRole('button', { name: 'Saving…' })).toBeVisible();
  answer('');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a failure stands beside the button that was pressed, and in the question that was asked', async () => {
  const fail = () => Promise.reject(lost());
  const screen = await renderPart(
    <>
      <PressAct label="Tell" sent={1} send={fail} />
      <ConfirmAct label="End" title="End it?" submit="End now" failed="It goes on." sent={1} send={fail}>
        <p>It ends today.</p>
      </ConfirmAct>
    </>,
  );
  await screen.getByRole('button', { name: 'Tell' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.getByRole('button', { name: 'End' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End it?' });
  await dialog.getByRole('button', { name: 'End now' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'End' }).click();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});
