import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/text-rules';
import { renderPart } from '@/lib/render-part';
import { chooseLanguage } from '@/texts/language';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/fields';

const schema = z.object({ note: limitedText(10).min(1, 'Say why.') });

function dialog(error: AppError | null, onSubmit = vi.fn(), onClose = vi.fn()) {
  return (
    <FormDialog
      title="Revoke"
      schema={schema}
      defaults={{ note: '' }}
      submitText="Send"
      busyText="Sending…"
      sending={{ isPending: false, error }}
      nothingDone="Nothing was revoked."
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {({ register, errorOf }) => <TextAreaField label="Reason" error={errorOf('note')} {...register('note')} />}
    </FormDialog>
  );
}

test('shows a missing or too long value beside the field, and submits valid values', async () => {
  const onSubmit = vi.fn();
  const screen = await renderPart(dialog(null, onSubmit));
  const field = screen.getByLabelText('Reason');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).toHaveAccessibleDescription('Say why.');
  await field.fill('Twelve signs');
  await expect.element(field).toHaveAccessibleDescription('Use at most 10 characters (now 12).');
  expect(onSubmit).not.toHaveBeenCalled();
  await field.fill(' Ten signs ');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ note: 'Ten signs' });
});

test('says that the values of an earlier opening are kept, and empties them', async () => {
  const screen = await renderPart(
    <FormDialog
      title="Revoke"
      schema={schema}
      defaults={{ note: '' }}
      typed={{ note: 'Moved' }}
      submitText="Send"
      busyText="Sending…"
      sending={{ isPending: false, error: null }}
      nothingDone="Nothing was revoked."
      onSubmit={vi.fn()}
      onClose={vi.fn()}
    >
      {({ register }) => <TextAreaField label="Reason" {...register('note')} />}
    </FormDialog>,
  );
  const field = screen.getByLabelText('Reason');
  const note = screen.getByText('What you typed before is still here.');
  await expect.element(field).toHaveValue('Moved');
  await expect.element(note).toBeVisible();
  // Enter on the button would empty the form.
  await expect.element(screen.getByRole('heading', { name: 'Revoke' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Start again' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(note).not.toBeInTheDocument();
});

test('shows a refused field with its error and the focus, and keeps its value', async () => {
  const screen = await renderPart(dialog(null));
  const field = screen.getByLabelText('Reason');
  await field.fill('+91 98');
  await screen.rerender(
    dialog(new AppError('invalid', 'Write no number.', { refusal: 'note_of_a_test', field: 'note' })),
  );
  await expect.element(field).toHaveAccessibleDescription('Write no number.');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('+91 98');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('shows an error that concerns no field below them, and closes with the typed values', async () => {
  const onClose = vi.fn();
  const screen = await renderPart(dialog(new AppError('network', 'Failed to fetch'), vi.fn(), onClose));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Nothing was revoked. We could not reach the server. Please try again in a moment.');
  await screen.getByLabelText('Reason').fill('Later');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledWith({ note: 'Later' });
});

test('says its errors in the language that is chosen afterwards, also one of the database', async () => {
  onTestFinished(() => chooseLanguage('en'));
  const screen = await renderPart(dialog(null));
  const field = screen.getByLabelText('Reason');
  await field.fill('Twelve signs');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).toHaveAccessibleDescription('Use at most 10 characters (now 12).');
  await chooseLanguage('ta');
  await expect.element(field).toHaveAccessibleDescription('அதிகபட்சம் 10 எழுத்துகள் (இப்போது 12).');
  await field.fill('Short');
  await screen.rerender(dialog(new AppError('invalid', 'No.', { refusal: 'not_in_list', field: 'note' })));
  await expect.element(field).toHaveAccessibleDescription('பட்டியலில் ஒன்றைத் தேர்ந்தெடுங்கள்.');
  await chooseLanguage('hi');
  await expect.element(field).toHaveAccessibleDescription('सूची में से एक चुनें।');
});
