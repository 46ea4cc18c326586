import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { DateField, TimeField } from '@/ui/date-fields';

afterEach(() => vi.restoreAllMocks());

function Day({ start = '', max }: { start?: string; max?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Until" value={value} onChange={setValue} {...(max !== undefined && { max })} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('1999-08-14')}>
        Take theirs
      </button>
    </>
  );
}

function Time() {
  const [value, setValue] = useState('');
  return (
    <>
      <TimeField label="Time" hint="After midnight is am." value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('a date is read as it is typed, said in words, and written in full when the field is left', async () => {
  const screen = await renderPart(<Day />);
  const day = screen.getByLabelText('Until');
  // The hint stays while something is typed: a placeholder would say the same once more, and go.
  await expect.element(day).toHaveAccessibleDescription('Day/month/year, such as 14/8/1999');
  await expect.element(day).not.toHaveAttribute('placeholder');
  await userEvent.type(day, '041226');
  await expect.element(day).toHaveAccessibleDescription('Friday, 4 December 2026');
  await expect.element(day).toHaveValue('041226');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026-12-04');
  await userEvent.tab();
  await expect.element(day).toHaveValue('04/12/2026');
  await expect.element(screen.getByText('Friday, 4 December 2026')).toHaveAttribute('aria-live', 'polite');
});

test('the beginning of a year is not taken for a year', async () => {
  const screen = await renderPart(<Day max="2026-11-20" />);
  const day = screen.getByLabelText('Until');
  await userEvent.type(day, '14/8/19');
  await expect.element(day).toHaveAccessibleDescription('Day/month/year, such as 14/8/1999');
  await userEvent.type(day, '99');
  await expect.element(day).toHaveAccessibleDescription('Saturday, 14 August 1999');
});

test('a date that does not exist is refused beside the field, and stays as it was typed', async () => {
  const screen = await renderPart(<Day />);
  const day = screen.getByLabelText('Until');
  await userEvent.type(day, '08/14/1999');
  await expect.element(day).toHaveAccessibleDescription(/^There is no month 14\. Write day\/month\/year/);
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill('14/8');
  await expect.element(day).toHaveAttribute('aria-invalid', 'false');
  await userEvent.tab();
  await expect.element(day).toHaveAccessibleDescription(/^Write day\/month\/year/);
  await expect.element(day).toHaveValue('14/8');
});

test('a value from outside takes the place of what was typed', async () => {
  const screen = await renderPart(<Day start="31/02/1999" />);
  const day = screen.getByLabelText('Until');
  await expect.element(day).toHaveValue('31/02/1999');
  await expect.element(day).toHaveAccessibleDescription(/^There is no 31 February\./);
  await screen.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(day).toHaveValue('14/08/1999');
});

test("the button opens the browser's calendar, and its day is written into the field", async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined);
  const screen = await renderPart(<Day start="2026-11-20" max="2026-11-30" />);
  await screen.getByLabelText('Until').click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const [calendar] = opened.mock.contexts;
  if (!(calendar instanceof HTMLInputElement)) throw new Error('No calendar was opened.');
  expect([calendar.value, calendar.max]).toEqual(['2026-11-20', '2026-11-30']);
  // The calendar's effect when a day is chosen.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(calendar, '2026-11-23');
  calendar.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.element(screen.getByLabelText('Until')).toHaveValue('23/11/2026');
});

test('a time is read as it is typed and said in words; one that may be either is not guessed', async () => {
  const screen = await renderPart(<Time />);
  const time = screen.getByLabelText('Time');
  await expect.element(time).toHaveAccessibleDescription('After midnight is am.');
  for (const [typed, stored, words, written] of [
    ['6.05 am', '06:05', '6:05 am, in the morning', '6:05 am'],
    ['1805', '18:05', '6:05 pm, in the evening', '6:05 pm'],
    ['12.10', '12:10', '12:10 pm, in the afternoon', '12:10 pm'],
    ['12.10 am', '00:10', '12:10 am, just after midnight: check the date too', '12:10 am'],
  ] as const) {
    await time.fill(typed);
    await expect.element(time).toHaveAccessibleDescription(words);
    await expect.element(screen.getByRole('status')).toHaveTextContent(stored);
    await userEvent.tab();
    await expect.element(time).toHaveValue(written);
  }
  await time.fill('6');
  await userEvent.tab();
  await expect.element(time).toHaveAccessibleDescription(/^Write 6 am or 6 pm/);
});
