import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import type { Biodata } from '@/features/biodata/api';
import { AdminBiodata } from '@/features/biodata/components/admin-biodata';
import { BiodataView } from '@/features/biodata/components/biodata-view';
import { sharedKeys } from '@/bureau/api/keys';
import { coreKeys } from '@/lib/query-client';
import { sampleBureau } from '@/bureau/sample-bureau';
import { setBureau } from '@/bureau/bureau';
import { renderPart } from '@/lib/render-part';
import { sampleCard } from '@/person/sample';
import { t } from '@/texts/texts';
import type { OnSettled } from '@/ui/on-demand';

const profile: Biodata = {
  ...sampleCard,
  id: 7,
  name: 'Asha',
  location: null,
  first_img: '7/portrait.svg',
  birth_chart: '7/chart.svg',
  visible: true,
  profile_details: null,
};
const noContact = {
  phone_number: null,
  whose_phone: null,
  second_phone_number: null,
  whose_second_phone: null,
  email: null,
  address: null,
};
const drawing = (width: number, height: number) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`], {
    type: 'image/svg+xml',
  });
// A whole picture: a sheet waits for it.
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const brokenPicture = `data:image/webp;base64,${btoa('no picture')}`;
const nothing = new Blob(['no picture'], { type: 'image/webp' });
const show = (portrait: Blob | undefined, chart: Blob | undefined, logo: string | null = null) =>
  renderPart(
    <BiodataView
      profile={profile}
      contact={null}
      drawCharts={() => null}
      drawPanchangam={() => null}
      writeJathakam={() => null}
      sayWishes={null}
    />,
    [
      [sharedKeys.officeSettings(), { logo }],
      [coreKeys.picture('profile-images', '7/portrait.svg'), portrait],
      [coreKeys.picture('birth-charts', '7/chart.svg'), chart],
    ],
  );

test('the sheet has the picture, the whole birth chart in any aspect ratio, and the bureau’s contact details', async () => {
  setBureau(sampleBureau);
  const screen = await show(drawing(800, 1000), drawing(1200, 600));
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  const sheet = screen.getByRole('article', { name: 'Asha' });
  await expect.element(sheet.getByRole('img', { name: 'Portrait of Asha' })).toBeVisible();
  const chart = sheet.getByRole('img', { name: 'Birth chart of Asha' });
  await expect.element(chart).toBeVisible();
  const { width, height } = chart.element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(2, 1);
  await expect.element(sheet).toHaveTextContent(sampleBureau.bureau_name);
  await expect.element(sheet).toHaveTextContent(sampleBureau.phone);
  expect(screen.getByRole('status').elements()).toEqual([]);
});

test('the office prints no biodata of somebody who is not to be on paper, but for their own family', async () => {
  const parts = { drawCharts: () => null, drawPanchangam: () => null, writeJathakam: () => null, sayWishes: null };
  const withoutPictures = { ...profile, first_img: null, birth_chart: null };
  const showOf = (off: readonly number[]) =>
    renderPart(<AdminBiodata profile={withoutPictures} {...parts} />, [
      [sharedKeys.officeSettings(), null],
      [sharedKeys.accountLanguage(7), null],
      [sharedKeys.offLinks([7]), off],
    ]);
  const screen = await showOf([7]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Not to be shown to other families');
  const print = screen.getByRole('button', { name: 'Print' });
  await expect.element(print).not.toBeInTheDocument();
  // The browser's own print neither.
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
  onTestFinished(async () => {
    await emulate('');
  });
  const name = screen.container.querySelector<HTMLElement>('.biodata-sheet h2');
  await emulate('print');
  await expect.element(name).not.toBeVisible();
  await emulate('');
  await screen.getByRole('checkbox', { name: 'I print this for that family itself' }).click();
  await expect.element(print).toBeVisible();
  await emulate('print');
  await expect.element(name).toBeVisible();
  await emulate('');
  await expect.element((await showOf([])).getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a picture that fails to load is left out, with a warning before printing', async () => {
  for (const [portrait, chart, words] of [
    [drawing(800, 1000), nothing, 'The birth chart could not be loaded'],
    [nothing, nothing, 'The picture and the birth chart could not be loaded'],
  ] as const) {
    const screen = await show(portrait, chart);
    await expect.element(screen.getByRole('status')).toHaveTextContent(words);
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Birth chart of Asha' }).elements()).toEqual([]);
  }
});

test('the sheet has the lotus, or the bureau’s logo in its place', async () => {
  const headings = async (logo: string | null) => {
    const screen = await show(drawing(800, 1000), drawing(800, 800), logo);
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    const images = screen.container.querySelectorAll<HTMLImageElement>('.biodata-sheet header img');
    return [...images].map(({ src }) => src.split(':')[0]);
  };
  // The lotus is a part of the code.
  expect(await headings(null)).toEqual(['data']);
  expect(await headings(onePixel)).toEqual(['blob']);
  expect(await headings(brokenPicture)).toEqual(['data']);
});

test('printing waits for the birth chart', async () => {
  const screen = await show(drawing(800, 1000), undefined);
  await expect.element(screen.getByRole('img', { name: 'Portrait of Asha' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Preparing…' })).toHaveAttribute('aria-disabled', 'true');
});

test('computed charts are optional beside the family’s chart, and on by default without one', async () => {
  const charts = <svg role="img" aria-label="Rasi chart" width="100" height="100" />;
  const settle: OnSettled[] = [];
  const view = (birth_chart: string | null) => (
    <BiodataView
      profile={{ ...profile, birth_chart }}
      contact={null}
      drawCharts={(_, onSettled) => {
        settle.push(onSettled);
        return charts;
      }}
      drawPanchangam={() => null}
      writeJathakam={() => null}
      sayWishes={null}
    />
  );
  const files = [
    [coreKeys.picture('profile-images', '7/portrait.svg'), drawing(800, 1000)],
    [coreKeys.picture('birth-charts', '7/chart.svg'), drawing(800, 800)],
  ] as const;
  const screen = await renderPart(view('7/chart.svg'), files);
  const box = screen.getByRole('checkbox', { name: 'Include the rasi and navamsam drawn from the birth given' });
  const drawn = screen.getByRole('img', { name: 'Rasi chart' });
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect.element(box).not.toBeChecked();
  await expect.element(drawn).not.toBeInTheDocument();
  const caption = screen.getByText("The family's own chart, as they gave it");
  await expect.element(caption).not.toBeInTheDocument();
  await box.click();
  await expect.element(drawn).toBeVisible();
  await expect.element(caption).toBeVisible();
  // The family's chart comes first.
  const names = screen
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('alt') ?? image.ariaLabel);
  expect(names).toEqual(['Portrait of Asha', 'Birth chart of Asha', 'Rasi chart']);
  await expect.element(screen.getByRole('button', { name: 'Preparing…' })).toBeVisible();
  settle.at(-1)?.(true);
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  await screen.unmount();

  const without = await renderPart(view(null), files);
  await expect.element(without.getByRole('checkbox')).toBeChecked();
  await expect.element(without.getByRole('img', { name: 'Rasi chart' })).toBeVisible();
});

test('dasas and degrees are an option of their own, below the facts, and printing waits for them', async () => {
  const settle: OnSettled[] = [];
  const screen = await renderPart(
    <BiodataView
      profile={{ ...profile, birth_chart: null, first_img: null }}
      contact={null}
      drawCharts={() => null}
      drawPanchangam={() => null}
      writeJathakam={(_, onSettled) => {
        settle.push(onSettled);
        return <p>Rahu dasa</p>;
      }}
      sayWishes={null}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Include the dasas and degrees computed from the birth given' });
  await expect.element(box).toBeChecked();
  await expect.element(screen.getByRole('article').getByText('Rahu dasa')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Preparing…' })).toBeVisible();
  settle.at(-1)?.(true);
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  await box.click();
  await expect.element(screen.getByText('Rahu dasa')).not.toBeInTheDocument();
  // Chosen again, they turn out to be empty: the place has no certain clock, or the code cannot be loaded.
  await box.click();
  settle.at(-1)?.(false);
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('it is written in the family’s language, in another, or in two side by side', async () => {
  const screen = await renderPart(
    <BiodataView
      profile={{ ...profile, first_img: null, birth_chart: null, location: 'Erode' }}
      contact={null}
      familyLanguage="ta"
      drawCharts={() => <p>Drawn</p>}
      drawPanchangam={() => null}
      writeJathakam={() => null}
      sayWishes={null}
    />,
  );
  const sheet = screen.getByRole('article', { name: 'Asha' });
  await expect.element(sheet).toHaveAttribute('lang', 'ta');
  await expect.element(sheet).toHaveTextContent('மணமகள்');
  await expect.element(screen.getByLabelText('Language of the biodata')).toHaveDisplayValue('தமிழ்');
  await expect.element(screen.getByText('stays in the language of this page')).toBeVisible();
  // The page itself is as it was.
  await expect.element(screen.getByLabelText('Second language')).toHaveDisplayValue('None');

  await screen.getByLabelText('Second language').selectOptions('हिन्दी');
  await expect.element(sheet).toHaveTextContent(/மணமகள்.*वधू/);
  await expect.element(screen.getByText('One or two pages of A4')).toBeVisible();
  // A town stands in the letters of each language.
  await expect.element(sheet).toHaveTextContent(/ஈரோடு.*ईरोड/);

  await screen.getByLabelText('Language of the biodata').selectOptions('English');
  await expect.element(sheet).toHaveAttribute('lang', 'en');
  await expect.element(sheet).toHaveTextContent(/Bride.*वधू/);
  await expect.element(screen.getByText('stays in the language of this page')).not.toBeInTheDocument();
});

test('what the family looks for is off at first, and in the language of the sheet', async () => {
  const screen = await renderPart(
    <BiodataView
      profile={{ ...profile, first_img: null, birth_chart: null, location: 'Erode' }}
      contact={{ ...noContact, phone_number: '+91 98430 55512' }}
      familyLanguage="ta"
      drawCharts={() => null}
      drawPanchangam={() => null}
      writeJathakam={() => null}
      sayWishes={() => [{ label: t('wishes.musts'), value: 'Hindu' }]}
    />,
  );
  const sheet = screen.getByRole('article', { name: 'Asha' });
  await expect.element(sheet).toHaveTextContent('+91 98430 55512');
  await expect.element(sheet).not.toHaveTextContent('குடும்பம் தேடுவது');
  await screen.getByRole('checkbox', { name: 'Include what the family looks for' }).click();
  // The contact details stay last.
  await expect.element(sheet).toHaveTextContent(/ஈரோடு.*குடும்பம் தேடுவது.*கட்டாயம்.*Hindu.*98430 55512/);
});

test('without birth data there is no option for computed charts', async () => {
  const screen = await show(drawing(800, 1000), drawing(800, 800));
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toEqual([]);
});
