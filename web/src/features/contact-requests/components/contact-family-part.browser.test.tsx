import { expect, test, vi } from 'vitest';
import { AttemptForm } from '@/features/contact-requests/components/contact-family-part';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { sayValue } from '@/person/say-value';
import { getLanguage } from '@/texts/texts';

const templates = [
  [
    sharedKeys.messageTemplates(),
    [
      { template: 'consent question', language: 'en', body: 'May we, {name}? {link}' },
      { template: 'consent question', language: 'ta', body: '{name}, பகிரலாமா? {link}' },
    ],
  ],
  [sharedKeys.accountLanguage(7), null],
  [sharedKeys.accountLanguage(9), 'ta'],
  [sharedKeys.accountLanguage(10), 'hi'],
] as const;

test('prepares the message, and shows no number until it is opened', async () => {
  const screen = await renderPart(
    <MessageNotice
      recipient={{ id: 7, name: 'Asha' }}
      openText="Open the number"
      message={{ message: 'consent question', name: 'Asha', other: 'Bala', linkedId: 8 }}
    />,
    templates,
  );
  await expect
    .element(screen.getByRole('blockquote'))
    .toHaveTextContent(`May we, Asha? ${window.location.origin}/#profile/8`);
  expect(screen.getByRole('link').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Open the number' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The phone number was not opened. We could not reach');
  expect(screen.getByRole('link').elements()).toEqual([]);
});

test.each([
  ['Tamil, which the family has chosen', 9, 'ஆஷா, பகிரலாமா?'],
  ['English where the bureau has no message in their language', 10, 'May we, Asha?'],
])('writes in %s', async (_, id, words) => {
  const screen = await renderPart(
    <MessageNotice
      recipient={{ id, name: 'Asha' }}
      openText="Open the number"
      message={{ message: 'consent question', name: 'Asha', other: 'Bala', linkedId: 8 }}
    />,
    templates,
  );
  await expect.element(screen.getByRole('blockquote')).toHaveTextContent(words);
});

test('what is added to a message is said in its language', async () => {
  const screen = await renderPart(
    <MessageNotice
      recipient={{ id: 9, name: 'Asha' }}
      openText="Open the number"
      message={{ message: 'consent question', name: 'Asha', other: 'Bala', linkedId: 8 }}
      addition={() => `${getLanguage()}: ${sayValue('gender', 'bride')}`}
    />,
    templates,
  );
  await expect.element(screen.getByRole('blockquote')).toHaveTextContent(/பகிரலாமா\?.* ta: மணமகள்/);
  expect(getLanguage()).toBe('en');
});

test('an attempt needs a result, and accepts only a day after today', async () => {
  const onDone = vi.fn();
  const screen = await renderPart(
    <AttemptForm
      requestId={1}
      today="2026-11-20"
      channel="Telephone"
      outcome={{ isShared: true, onDone, onFailed: vi.fn() }}
    />,
  );
  const note = screen.getByLabelText('Result');
  const day = screen.getByLabelText('Ask again on (optional)');
  await day.fill('2026-11-20');
  const send = screen.getByRole('button', { name: 'Save the call' });
  await send.click();
  await expect.element(note).toHaveAccessibleDescription(/Write the result\./);
  await expect.element(note).toHaveFocus();
  await expect.element(day).toHaveAccessibleDescription(/Choose a day after today\.$/);
  await note.fill('Nobody at home');
  await day.fill('2026-11-23');
  await send.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(note).toHaveValue('Nobody at home');
  expect(onDone).not.toHaveBeenCalled();
});
