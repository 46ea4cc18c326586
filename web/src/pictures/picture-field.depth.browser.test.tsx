import { useLayoutEffect, useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { FormPicture } from '@/pictures/form-picture';
import { PictureField } from '@/pictures/picture-field';
import { drawCorners, drawPicture, greyJpeg, heldAs, phonePicture } from '@/pictures/sample-pictures';
import type { PictureBucket } from '@/lib/pictures';
import { renderPart } from '@/lib/render-part';

interface FieldProps {
  bucket?: PictureBucket;
  isWhole?: boolean;
  start?: FormPicture[];
}

/** The current form value. */
let held: readonly FormPicture[] = [];

/** The field with what a form would keep of it. */
function Field({ bucket = 'profile-images', isWhole = false, start = [] }: FieldProps) {
  const [pictures, setPictures] = useState(start);
  // Before the picture can be seen: an ordinary effect may be later than a test that sees it.
  useLayoutEffect(() => {
    held = pictures;
  }, [pictures]);
  return (
    <PictureField
      label="Portraits"
      max={3}
      bucket={bucket}
      isWhole={isWhole}
      pictures={pictures}
      onChange={setPictures}
    />
  );
}

const field = page.getByLabelText('Portraits');
const pictures = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
const refusals = page.getByRole('alert');

it('says of a picture that is too small how large it is and must be, and takes the others', async () => {
  await renderPart(<Field />);
  const files = [
    await drawPicture('tiny.png', 120, 90),
    await drawPicture('asha.png', 400, 500),
    await drawPicture('low.png', 1600, 480),
  ];
  await userEvent.upload(field, files);
  await expect.element(page.getByAltText('asha.png')).toBeVisible();
  await expect
    .element(refusals)
    .toHaveTextContent('tiny.png is 120 × 90 pixels. A profile picture must be at least 400 × 500 pixels');
  await expect.element(refusals).toHaveTextContent('low.png is 1600 × 480 pixels.');
  expect(pictures.elements()).toHaveLength(1);
});

it.each([
  [false, 480, 600],
  [true, 800, 600],
])('makes the small version of a wide picture of a part of it, or of all: %s', async (isWhole, width, height) => {
  await renderPart(<Field isWhole={isWhole} />);
  await userEvent.upload(field, [await drawPicture('both.png', 1600, 1200)]);
  await expect.element(page.getByAltText('both.png')).toBeVisible();
  const [picture] = held;
  if (picture?.kind !== 'new') throw new Error('There is no new picture.');
  const small = await createImageBitmap(picture.thumbnail);
  expect([small.width, small.height]).toEqual([width, height]);
  await page.getByRole('button', { name: 'Crop', exact: false }).click();
  const shapes = page.getByRole('dialog').getByRole('radio');
  await expect.element(shapes.first()).toBeVisible();
  expect(shapes.elements()).toHaveLength(isWhole ? 2 : 3);
});

it('takes a birth chart as long as it can be read', async () => {
  await renderPart(<Field bucket="birth-charts" />);
  await userEvent.upload(field, [await drawPicture('small.png', 399, 399), await drawPicture('chart.png', 400, 300)]);
  await expect.element(page.getByAltText('chart.png')).toBeVisible();
  await expect.element(refusals).toHaveTextContent('small.png is 399 × 399 pixels. A birth chart must be at least 400');
});

/** A PDF of so many pages, the first of which has a black field in its middle. */
function pdfOf(pages: number): File {
  const kids = Array.from({ length: pages }, (_, place) => `${place + 4} 0 R`).join(' ');
  const ink = '0 0 0 rg 150 200 300 400 re f';
  const page = (contents: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${contents} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /Length ${ink.length} >>\nstream\n${ink}\nendstream`,
    ...Array.from({ length: pages }, (_, place) => page(place === 0 ? '/Contents 3 0 R' : '')),
  ];
  const body = objects.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new File([`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`], 'jathagam.pdf');
}

it('takes the first page of a PDF as the birth chart, and says of how many', async () => {
  await renderPart(<Field bucket="birth-charts" />);
  await userEvent.upload(field, pdfOf(3));
  await expect.element(page.getByAltText('jathagam.pdf')).toBeVisible();
  await expect.element(page.getByText('Page 1 of 3 of jathagam.pdf is taken.')).toBeVisible();
  const [chart] = held;
  if (chart?.kind !== 'new') throw new Error('No picture was made.');
  const bitmap = await createImageBitmap(chart.full);
  expect([bitmap.width, bitmap.height]).toEqual([1200, 1600]);
  const context = new OffscreenCanvas(1200, 1600).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const greyAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[0];
  expect([greyAt(600, 800), greyAt(50, 50)]).toEqual([0, 255]);
});

it('says nothing of pages for a PDF of one, and refuses one that is broken', async () => {
  await renderPart(<Field bucket="birth-charts" />);
  await userEvent.upload(field, [pdfOf(1), new File(['%PDF-1.7\nnothing'], 'broken.pdf')]);
  await expect.element(refusals).toHaveTextContent('broken.pdf could not be read; it may be damaged.');
  await expect.element(page.getByAltText('jathagam.pdf')).toBeVisible();
  expect(page.getByText(/^Page 1/).elements()).toEqual([]);
});

it('refuses a PDF as a portrait', async () => {
  await renderPart(<Field />);
  await userEvent.upload(field, pdfOf(1));
  await expect.element(refusals).toHaveTextContent('jathagam.pdf is not a JPEG, PNG, WebP or HEIC picture.');
});

it('never refuses a picture that is stored already', async () => {
  await renderPart(<Field start={[{ key: 'a', kind: 'stored', path: 'https://example.com/tiny.png' }]} />);
  await userEvent.upload(field, await drawPicture('asha.png', 400, 500));
  await expect.element(page.getByAltText('asha.png')).toBeVisible();
  expect(pictures.elements()).toHaveLength(2);
  await expect.element(refusals).toBeEmptyDOMElement();
});

it('replaces one of three pictures, which keeps its place and the focus', async () => {
  const stored = (key: string): FormPicture => ({ key, kind: 'stored', path: `https://example.com/${key}.png` });
  await renderPart(<Field start={['a', 'b', 'c'].map(stored)} />);
  const input = pictures.nth(1).element().querySelector('input');
  await userEvent.upload(input ?? field, await drawPicture('new.png', 400, 500));
  await expect.element(page.getByAltText('new.png')).toBeVisible();
  expect(held.map(({ key }) => key === 'a' || key === 'c')).toEqual([true, false, true]);
  await expect.element(page.getByRole('button', { name: 'Replace picture 2' })).toHaveFocus();
  await expect.element(refusals).toBeEmptyDOMElement();
});

it('takes files that are dropped on it, and lets a file beside it not replace the page', async () => {
  await renderPart(
    <>
      <Field />
      <input aria-label="Beside" />
    </>,
  );
  const beside = page.getByLabelText('Beside').element();
  const file = await drawPicture('asha.png', 400, 500);
  expect(drop(page.getByText('Choose pictures, or drop them here').element(), file)).toBe('prevented');
  await expect.element(page.getByAltText('asha.png')).toBeVisible();
  expect(drop(beside, file)).toBe('prevented');
  expect(pictures.elements()).toHaveLength(1);
  // Text that is dragged into another field goes there.
  expect(drop(beside, 'a word')).toBe('left to the browser');
});

/** Drops a file or a text, and says what becomes of what the browser does by default. */
function drop(target: Element, what: File | string): 'prevented' | 'left to the browser' {
  const dataTransfer = new DataTransfer();
  if (typeof what === 'string') dataTransfer.setData('text/plain', what);
  else dataTransfer.items.add(what);
  const isLeft = target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  return isLeft ? 'left to the browser' : 'prevented';
}

it('opens the camera where a finger points, and nowhere else', async () => {
  await renderPart(<Field />);
  await expect.element(page.getByText('Take a photo')).not.toBeVisible();
  await setTouch(true);
  onTestFinished(() => setTouch(false));
  const button = page.getByRole('button', { name: 'Take a photo' });
  await expect.element(button).toBeVisible();

  // What the camera would be asked for; and as if it had answered.
  const listening = new AbortController();
  const asked = new Promise<HTMLInputElement>((resolve) => {
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        // Other tests tick boxes on this page.
        listening.abort();
        resolve(event.target);
      },
      { capture: true, signal: listening.signal },
    );
  });
  await button.click();
  const input = await asked;
  expect([input.type, input.accept, input.getAttribute('capture')]).toEqual(['file', 'image/*', 'environment']);
  await userEvent.upload(input, await drawPicture('photo.jpg', 900, 1200));
  await expect.element(page.getByAltText('photo.jpg')).toBeVisible();
});

/** Lets the browser believe that it is pointed at with a finger. */
async function setTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** What would be uploaded of the picture that was added last: its size, the colours in its corners, and its bytes as text. */
async function readLast() {
  const picture = held.at(-1);
  if (picture?.kind !== 'new') throw new Error('No picture was added.');
  const bitmap = await createImageBitmap(picture.full);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  context.drawImage(bitmap, 0, 0);
  const colourAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
    return (red > 127 ? 'R' : '') + (green > 127 ? 'G' : '') + (blue > 127 ? 'B' : '');
  };
  const { width, height } = bitmap;
  const [left, top, right, bottom] = [9, 9, width - 10, height - 10];
  const corners = [colourAt(left, top), colourAt(right, top), colourAt(left, bottom), colourAt(right, bottom)];
  return { width, height, corners, text: new TextDecoder('latin1').decode(await picture.full.arrayBuffer()) };
}

it('accepts HEIC under any file name: upright, and without location data', async () => {
  await renderPart(<Field />);
  const bytes = phonePicture;
  expect(new TextDecoder('latin1').decode(bytes)).toContain('Telephone');
  await userEvent.upload(field, new File([bytes], 'IMG_0001.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByAltText('IMG_0001.jpg')).toBeVisible();
  const { text, ...seen } = await readLast();
  expect(seen).toEqual({ width: 480, height: 600, corners: ['R', 'G', 'B', 'RGB'] });
  expect(text).not.toMatch(/Telephone|Exif|ftyp/);
});

it('says what to do with a HEIC picture that cannot be read', async () => {
  await renderPart(<Field />);
  await userEvent.upload(field, new File([phonePicture.slice(0, 500)], 'IMG_0002.HEIC', { type: 'image/heic' }));
  await expect
    .element(refusals)
    .toHaveTextContent('IMG_0002.HEIC is a HEIC picture, as phones make them, and could not');
  await expect.element(refusals).toHaveTextContent('Save it as JPEG and choose that');
  expect(pictures.elements()).toHaveLength(0);
});

it.each([
  [1, ['R', 'G', 'B', 'RGB']],
  [2, ['G', 'R', 'RGB', 'B']],
  [3, ['RGB', 'B', 'G', 'R']],
  [4, ['B', 'RGB', 'R', 'G']],
  [5, ['R', 'B', 'G', 'RGB']],
  [6, ['B', 'R', 'RGB', 'G']],
  [7, ['RGB', 'G', 'B', 'R']],
  [8, ['G', 'RGB', 'R', 'B']],
] as const)('turns a JPEG and a WebP of a camera held as %i upright', async (held, corners) => {
  await renderPart(<Field />);
  for (const type of ['image/jpeg', 'image/webp'] as const) {
    const name = `${type.slice(6)}-${held}`;
    await userEvent.upload(field, new File([await heldAs(held, await drawCorners(type, 600, 500))], name));
    await expect.element(page.getByAltText(name)).toBeVisible();
    expect(await readLast()).toMatchObject({ ...(held > 4 ? { width: 500, height: 600 } : { width: 600 }), corners });
  }
});

it('takes a JPEG of 108 megapixels, and turns one that is decoded smaller', async () => {
  await renderPart(<Field />);
  await userEvent.upload(field, new File([await greyJpeg(12_000, 9008)], 'large.jpg'));
  await expect.element(page.getByAltText('large.jpg')).toBeVisible();
  expect(await readLast()).toMatchObject({ width: 1600, height: 1201 });
  const held = await heldAs(6, await drawCorners('image/jpeg', 10_000, 4100));
  await userEvent.upload(field, new File([held], 'held.jpg'));
  await expect.element(page.getByAltText('held.jpg')).toBeVisible();
  expect(await readLast()).toMatchObject({ width: 656, height: 1600, corners: ['B', 'R', 'RGB', 'G'] });
});

it('takes a JPEG without its last marker, and refuses one of which more is missing', async () => {
  await renderPart(<Field />);
  const whole = await drawCorners('image/jpeg', 800, 1000);
  await userEvent.upload(field, [
    new File([whole.slice(0, -2)], 'ends.jpg'),
    new File([whole.slice(0, -40)], 'cut.jpg'),
    new File([whole.slice(0, whole.length / 2)], 'half.jpg'),
  ]);
  await expect.element(page.getByAltText('ends.jpg')).toBeVisible();
  await expect.element(refusals).toHaveTextContent('cut.jpg could not be read; it may be damaged.');
  await expect.element(refusals).toHaveTextContent('half.jpg could not be read; it may be damaged.');
  expect(pictures.elements()).toHaveLength(1);
});

describe('editing a picture', () => {
  const dialog = page.getByRole('dialog', { name: 'Crop or turn the picture' });
  const frame = dialog.getByRole('slider', { name: 'The part that is kept' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  /** Adds a picture, whose left half is black and whose right half is maroon, and opens its editor. */
  async function openEditor(width: number, height: number, bucket?: PictureBucket) {
    const screen = await renderPart(<Field {...(bucket && { bucket })} />);
    await userEvent.upload(field, await drawPicture('asha.png', width, height));
    await page.getByRole('button', { name: 'Crop the picture' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Turn right' })).toBeVisible();
    return screen;
  }

  /** Uses the picture, and returns what would be uploaded. */
  async function usePicture() {
    const before = held[0];
    await press('Use picture');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(held).toHaveLength(1);
    expect(held[0]?.key).not.toBe(before?.key);
    const { text: _text, ...seen } = await readLast();
    return seen;
  }

  it('turns it, and the focus is where it was', async () => {
    await openEditor(1000, 800);
    await dialog.getByRole('radio', { name: 'All of it' }).click();
    await press('Turn right');
    await expect.element(dialog.getByText('800 × 1000 of 800 × 1000 pixels')).toBeVisible();
    expect(await usePicture()).toEqual({ width: 800, height: 1000, corners: ['', '', 'R', 'R'] });
    await expect.element(page.getByRole('button', { name: 'Crop the picture' })).toHaveFocus();
  });

  it('shows the frame of the card at once, moves it with the keyboard, and goes on from there the next time', async () => {
    await openEditor(1600, 1000);
    await expect.element(dialog.getByRole('radio', { name: 'What the lists show' })).toBeChecked();
    await expect
      .element(frame)
      .toHaveAttribute('aria-valuetext', '800 × 1000 pixels, 400 from the left, 0 from the top');
    frame.element().focus();
    await userEvent.keyboard('{+}{ArrowRight>16/}{ArrowUp>5/}');
    await expect
      .element(frame)
      .toHaveAttribute('aria-valuetext', '640 × 800 pixels, 960 from the left, 0 from the top');
    expect(await usePicture()).toEqual({ width: 640, height: 800, corners: ['R', 'R', 'R', 'R'] });

    await page.getByRole('button', { name: 'Crop the picture' }).click();
    await expect
      .element(frame)
      .toHaveAttribute('aria-valuetext', '640 × 800 pixels, 960 from the left, 0 from the top');
    await press('Reset');
    await expect
      .element(frame)
      .toHaveAttribute('aria-valuetext', '800 × 1000 pixels, 400 from the left, 0 from the top');
    await dialog.getByRole('radio', { name: 'All of it' }).click();
    await expect.element(frame).not.toBeInTheDocument();
    expect(await usePicture()).toEqual({ width: 1600, height: 1000, corners: ['', 'R', '', 'R'] });
  });

  it('crops it freely with the pointer', async () => {
    await openEditor(1600, 1000);
    await dialog.getByRole('radio', { name: 'All of it' }).click();
    await dialog.getByRole('radio', { name: 'Any part' }).click();
    const { width, height } = frame.element().getBoundingClientRect();
    // The corner below at the right goes to the middle, then the frame to the right.
    const corner = { x: width - 4, y: height - 4 };
    await userEvent.dragAndDrop(frame, frame, { sourcePosition: corner, targetPosition: { x: width / 2, y: height } });
    await expect.poll(() => frame.element().getBoundingClientRect().width).toBeCloseTo(width / 2, -1);
    await userEvent.dragAndDrop(frame, frame, {
      sourcePosition: { x: 4, y: height / 2 },
      targetPosition: { x: width / 2 - 1, y: height / 2 },
    });
    await press('Zoom in');
    const seen = await usePicture();
    expect(seen.corners).toEqual(['R', 'R', 'R', 'R']);
    expect(seen.width).toBeLessThan(700);
    expect(seen.width).toBeGreaterThanOrEqual(400);
  });

  it('keeps no less than what a profile needs, and refuses what is turned too low', async () => {
    await openEditor(400, 600);
    await press('Zoom in');
    await expect.element(frame).toHaveAttribute('aria-valuetext', '400 × 500 pixels, 0 from the left, 25 from the top');
    await dialog.getByRole('radio', { name: 'All of it' }).click();
    await press('Turn left');
    await press('Use picture');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('asha.png is 600 × 400 pixels. A profile picture must be at least 400 × 500 pixels');
  });

  it('has words on each tool of a picture, and offers no crop of a link', async () => {
    await renderPart(<Field start={[{ key: 'a', kind: 'stored', path: 'https://example.com/tiny.png' }]} />);
    await userEvent.upload(field, await drawPicture('asha.png', 400, 500));
    await expect.element(page.getByAltText('asha.png')).toBeVisible();
    const words = pictures.elements().map((tile) => [...tile.querySelectorAll('button')].map((one) => one.innerText));
    expect(words.map((of) => of.map((word) => word.trim()))).toEqual([
      ['Earlier', 'Later', 'Remove', 'Replace'],
      ['Earlier', 'Later', 'Crop', 'Remove', 'Replace'],
    ]);
  });

  it('leaves everything as it was on Cancel, and asks nothing of the card for a chart', async () => {
    await openEditor(400, 400, 'birth-charts');
    await expect.element(dialog.getByRole('radio', { name: 'What the lists show' })).not.toBeInTheDocument();
    const before = held[0];
    await press('Turn right');
    await press('Cancel');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(held).toEqual([before]);
    await expect.element(page.getByRole('button', { name: 'Crop the picture' })).toHaveFocus();
  });
});

it.each([240, 432, 512])('gives each control of three pictures its room in a form of %i px', async (width) => {
  const three = await Promise.all(['a', 'b', 'c'].map(async (name) => await drawPicture(`${name}.png`, 400, 500)));
  await renderPart(
    <div style={{ width }}>
      <Field />
    </div>,
  );
  await userEvent.upload(field, three);
  await expect.element(page.getByAltText('c.png')).toBeVisible();
  const buttons = pictures.getByRole('button').elements();
  expect(buttons).toHaveLength(15);
  // An icon that is squashed, or words that reach into the next button.
  const icons = buttons.map((button) => button.querySelector('svg')?.getBoundingClientRect().width);
  expect(icons).toEqual(buttons.map(() => 16));
  expect(buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});
