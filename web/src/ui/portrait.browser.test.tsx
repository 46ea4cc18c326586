import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { Portrait } from '@/ui/portrait';

/** Stripes of 40 px each, from the top: red, green, blue and black. */
const stripes = ['red', 'lime', 'blue', 'black']
  .map((colour, index) => `<rect y="${index * 40}" width="40" height="40" fill="${colour}"/>`)
  .join('');
const tall = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="160">${stripes}</svg>`)}`;

test('crops a tall picture like its thumbnail: a quarter at the top, the rest at the bottom', async () => {
  await renderPart(<Portrait picture={tall} alt="Asha" eager />);
  const image = page.getByAltText('Asha');
  await expect.element(image).toHaveProperty('naturalHeight', 160);
  const { objectFit, objectPosition } = getComputedStyle(image.element());
  expect([objectFit, objectPosition]).toEqual(['cover', '50% 25%']);
});
