import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '@/lib/render-part';
import { PictureViewer } from '@/ui/picture-viewer';

const shapes = [
  [800, 1000],
  [1200, 300],
  [300, 1200],
] as const;

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

const pictures = shapes.map(([width, height], index) => ({
  place: drawing(width, height),
  alt: `Picture ${index + 1}`,
  caption: index === 1 ? 'A caption that is so long that it needs a second line on the screen of a phone' : 'A caption',
  width,
  height,
}));

function Viewer() {
  const [index, setIndex] = useState<number | null>(0);
  return <PictureViewer title="Pictures" pictures={pictures} index={index} onIndexChange={setIndex} />;
}

test('the arrow buttons do not move, whatever the aspect ratio', async () => {
  const screen = await renderPart(<Viewer />);
  const next = screen.getByRole('button', { name: 'Next picture' });
  const places: number[] = [];
  for (const { alt } of pictures) {
    await expect.element(screen.getByRole('img', { name: alt })).toBeVisible();
    const { top, bottom } = next.element().getBoundingClientRect();
    places.push(top);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const image = screen.getByRole('img', { name: alt }).element().getBoundingClientRect();
    expect(image.bottom).toBeLessThanOrEqual(top);
    expect(image.right).toBeLessThanOrEqual(window.innerWidth);
    await next.click();
  }
  expect(new Set(places).size).toBe(1);
});

test('a horizontal swipe changes the picture; a vertical swipe or two fingers do not', async () => {
  const screen = await renderPart(<Viewer />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const move = (from: [number, number], to: [number, number], fingers = 1) => {
    const target = dialog.element();
    const touchAt = (identifier: number, [clientX, clientY]: [number, number]) =>
      new Touch({ identifier, target, clientX, clientY });
    const begun = Array.from({ length: fingers }, (_, finger) => touchAt(finger, from));
    target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: begun, changedTouches: begun }));
    target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touchAt(0, to)] }));
  };
  const shown = (name: string) => expect.poll(() => screen.getByRole('img', { name }).elements()).toHaveLength(1);
  await shown('Picture 1');
  move([300, 400], [100, 410]);
  await shown('Picture 2');
  move([100, 400], [300, 390]);
  await shown('Picture 1');
  move([300, 300], [250, 500]);
  move([300, 400], [100, 400], 2);
  move([300, 400], [290, 400]);
  await shown('Picture 1');
  move([100, 400], [300, 400]);
  await shown('Picture 3');
});
