import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormPicture } from '@/features/person-form/pictures/form-picture';
import { PictureField } from '@/features/person-form/pictures/picture-field';
import { drawPicture } from '@/features/person-form/pictures/sample-pictures';
import type { PictureBucket } from '@/lib/pictures';
import { renderPart } from '@/lib/render-part';

interface FieldProps {
  bucket?: PictureBucket;
  start?: FormPicture[];
}

/** The field with what a form would keep of it. */
function Field({ bucket = 'profile-images', start = [] }: FieldProps) {
  const [pictures, setPictures] = useState(start);
  return <PictureField label="Portraits" max={3} bucket={bucket} pictures={pictures} onChange={setPictures} />;
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

it('takes a birth chart as long as it can be read', async () => {
  await renderPart(<Field bucket="birth-charts" />);
  await userEvent.upload(field, [await drawPicture('small.png', 399, 399), await drawPicture('chart.png', 400, 300)]);
  await expect.element(page.getByAltText('chart.png')).toBeVisible();
  await expect.element(refusals).toHaveTextContent('small.png is 399 × 399 pixels. A birth chart must be at least 400');
});

it('never refuses a picture that is stored already', async () => {
  await renderPart(<Field start={[{ key: 'a', kind: 'stored', path: 'https://example.com/tiny.png' }]} />);
  await userEvent.upload(field, await drawPicture('asha.png', 400, 500));
  await expect.element(page.getByAltText('asha.png')).toBeVisible();
  expect(pictures.elements()).toHaveLength(2);
  await expect.element(refusals).toBeEmptyDOMElement();
});
