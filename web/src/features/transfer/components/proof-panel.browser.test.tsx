import { expect, it, vi } from 'vitest';
import { ProofPanel, SidePanel } from '@/features/transfer/components/file-panels';
import { proveColumns, type ChosenAnswers } from '@/features/transfer/column-proofs';
import { renderPart } from '@/lib/render-part';

const columns = [
  { heading: 'DOB', use: 'date_of_birth', fields: ['date_of_birth'], isUnknown: false },
  { heading: 'Time', use: 'time_of_birth', fields: ['time_of_birth'], isUnknown: false },
] as const;
const rows = [{ cells: ['6/14/1998', '6:05'] }, { cells: ['05-08-1996', '12:20'] }];

it('asks about the dates and the times of the columns, and takes an answer', async () => {
  const onAnswer = vi.fn();
  const panel = (answers: ChosenAnswers) => (
    <ProofPanel proofs={proveColumns(columns, rows, answers)} onAnswer={onAnswer} />
  );
  const screen = await renderPart(panel({}));
  await expect
    .element(screen.getByText(/“DOB” is read as month\/day\/year.*1 date is written in another way/))
    .toBeVisible();
  await expect.element(screen.getByText(/times of “Time” have no am or pm.*2 times are left out/)).toBeVisible();
  expect(
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Read as day/month/year',
    'Read as month/day/year',
    'As 24 hours (6:05 is morning)',
    'Leave the times out',
  ]);
  await screen.getByRole('button', { name: 'As 24 hours' }).click();
  expect(onAnswer).toHaveBeenCalledWith(1, { clock: '24 hours' });
  await screen.rerender(panel({ 1: { clock: '24 hours' } }));
  await expect.element(screen.getByText(/read as 24 hours/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'As 24 hours' })).not.toBeInTheDocument();
});

it('asks for each sheet whether its people are brides or grooms, and takes the other answer too', async () => {
  const onAnswer = vi.fn();
  const screen = await renderPart(
    <SidePanel
      hasSheets
      sides={[
        { sheet: 'List A', count: 12, side: null },
        { sheet: 'Boys', count: 1, side: 'groom' },
      ]}
      onAnswer={onAnswer}
    />,
  );
  await expect.element(screen.getByText(/^List A: Of 12 people the file does not say bride or groom\./)).toBeVisible();
  await expect.element(screen.getByText('Boys: 1 person is taken as a groom.')).toBeVisible();
  expect(
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['All are brides', 'All are grooms', 'All are brides']);
  await screen.getByRole('button', { name: 'All are grooms' }).click();
  expect(onAnswer).toHaveBeenCalledWith('List A', 'groom');
});
