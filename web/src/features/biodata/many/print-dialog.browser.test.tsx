import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { loadPictures } from '@/features/biodata/api';
import { Paper, type PrintJob } from '@/features/biodata/many/paper';
import { paperWords } from '@/features/biodata/many/paper-words';
import { PrintDialog } from '@/features/biodata/many/print-dialog';
import { sheetWords } from '@/features/biodata/sheet-sections';
import { renderPart } from '@/lib/render-part';
import { sampleCard } from '@/person/sample';

const computed = { drawCharts: () => null, drawPanchangam: () => null, writeJathakam: () => null };
const people = [1, 2].map((id) => ({
  ...sampleCard,
  id,
  name: `Asha ${id}`,
  first_img: null,
  birth_chart: null,
  visible: true,
  profile_details: null,
}));

function spyOnPrint() {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  return print;
}

const show = async (content: PrintJob['content'], done: number) => {
  const job: PrintJob = { size: 'a5', language: 'en', title: 'Sangamam', feet: ['Copy 7', 'Copy 8'], content };
  const onStep = vi.fn();
  const onPrinted = vi.fn();
  const part = <Paper job={job} computed={computed} done={done} onStep={onStep} onPrinted={onPrinted} />;
  await renderPart(part, [[sharedKeys.officeSettings(), null]]);
  return { onStep, onPrinted };
};
const paper = () => document.querySelector('.paper');

test('a book has each copy with its number, and is printed once it is laid out', async () => {
  const print = spyOnPrint();
  const { onPrinted } = await show({ kind: 'book', words: paperWords(people) }, 1);
  await expect.poll(() => print).toHaveBeenCalledOnce();
  expect([...document.querySelectorAll('.paper tfoot')].map(({ textContent }) => textContent)).toEqual([
    'Copy 7',
    'Copy 8',
  ]);
  expect(paper()).toHaveTextContent('Asha 1');
  window.dispatchEvent(new Event('afterprint'));
  expect(onPrinted).toHaveBeenCalledOnce();
});

test('biodatas are laid out one by one, and nothing is printed before the last', async () => {
  const print = spyOnPrint();
  const sheets = people.map((profile) => ({
    profile,
    words: sheetWords(profile, null, 'en', (words) => words(), null),
  }));
  const { onStep } = await show({ kind: 'biodatas', sheets }, 3);
  await expect.poll(() => onStep).toHaveBeenLastCalledWith(4);
  const sheetTexts = [...document.querySelectorAll('.paper article')].map(({ textContent }) => textContent);
  expect(sheetTexts.map((text) => /Copy \d/.exec(text)?.[0])).toEqual(['Copy 7', 'Copy 7', 'Copy 8', 'Copy 8']);
  expect(print).not.toHaveBeenCalled();
});

test('what cannot be loaded is said, with another try, and nothing is printed', async () => {
  const print = spyOnPrint();
  const screen = await renderPart(
    <PrintDialog
      people={[
        { id: 1, status: 'verified' },
        { id: 2, status: 'married' },
      ]}
      computed={computed}
      onClose={vi.fn()}
    />,
  );
  await screen.getByRole('spinbutton', { name: 'Numbered copies: last number' }).fill('0');
  await expect
    .element(screen.getByRole('spinbutton', { name: 'Numbered copies: last number' }))
    .toHaveAccessibleDescription(/^Enter whole numbers from 1 to 9999/);
  await expect.element(screen.getByRole('button', { name: 'Print', exact: true })).not.toBeInTheDocument();
  await screen.getByRole('spinbutton', { name: 'Numbered copies: last number' }).fill('2');
  await screen.getByRole('radio', { name: 'A book for a meet' }).click();
  await expect.element(screen.getByRole('radio', { name: 'A5' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Also 1 person not on the site now' })).not.toBeChecked();
  await screen.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('nothing was printed');
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(paper()).toBeNull();
  expect(print).not.toHaveBeenCalled();
});

test('a picture that does not come is a failure, and the others are not waited for', async () => {
  const onLoaded = vi.fn();
  const places = ['7/one.webp', '7/two.webp'].map((path) => ({ bucket: 'profile-images', path }) as const);
  await expect(loadPictures(places, onLoaded)).rejects.toMatchObject({ kind: 'network' });
  expect(onLoaded).not.toHaveBeenCalled();
});
