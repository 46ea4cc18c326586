import type { Orientation, Size } from '@/pictures/picture-header';
import { fitInto, turnedSize, type Area, type Turn } from '@/pictures/picture-edit';

/**
 * Draws a part of a picture, made to fit into the box, on white (JPEG knows no transparency). It goes down by halves:
 * a single large step would skip pixels and leave jagged lines.
 */
export function drawScaled(source: ImageBitmap | HTMLCanvasElement, part: Area, box: Size): HTMLCanvasElement {
  const target = fitInto(part, box);
  let drawn = source;
  let area = part;
  for (;;) {
    const step = {
      width: Math.max(target.width, Math.ceil(area.width / 2)),
      height: Math.max(target.height, Math.ceil(area.height / 2)),
    };
    const canvas = draw(drawn, area, step);
    if (drawn !== source) release(drawn);
    if (step.width === target.width && step.height === target.height) return canvas;
    drawn = canvas;
    area = { x: 0, y: 0, ...step };
  }
}

function draw(source: ImageBitmap | HTMLCanvasElement, part: Area, { width, height }: Size): HTMLCanvasElement {
  const { canvas, context } = makeCanvas({ width, height });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return canvas;
}

function makeCanvas({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas of this size.');
  return { canvas, context };
}

/** Turns what is drawn, to the right. */
export function drawTurned(source: HTMLCanvasElement, turn: Turn): HTMLCanvasElement {
  const { canvas, context } = makeCanvas(turnedSize(source, turn));
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(source, -source.width / 2, -source.height / 2);
  return canvas;
}

/** The transformation of a picture of this size that was not held upright. */
const upright: Readonly<Record<Orientation, (size: Size) => [number, number, number, number, number, number]>> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: ({ width }) => [-1, 0, 0, 1, width, 0],
  3: ({ width, height }) => [-1, 0, 0, -1, width, height],
  4: ({ height }) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: ({ height }) => [0, 1, -1, 0, height, 0],
  7: ({ width, height }) => [0, -1, -1, 0, height, width],
  8: ({ width }) => [0, -1, 1, 0, 0, width],
};

/** Turns a decoded picture upright, and gives back the memory of the other. */
export async function turnUpright(source: ImageBitmap, orientation: Orientation): Promise<ImageBitmap> {
  if (orientation === 1) return source;
  const { canvas, context } = makeCanvas(turnedSize(source, orientation > 4 ? 90 : 0));
  context.setTransform(...upright[orientation](source));
  context.drawImage(source, 0, 0);
  release(source);
  const turned = await createImageBitmap(canvas);
  release(canvas);
  return turned;
}

const rowsAtOnce = 256;

/** Whether two pictures of one size have the same pixels. They are read in strips, because a picture of a phone is large. */
export function isSameDrawing(one: ImageBitmap, other: ImageBitmap): boolean {
  const { canvas, context } = makeCanvas({ width: one.width, height: rowsAtOnce });
  const stripOf = (source: ImageBitmap, top: number) => {
    context.clearRect(0, 0, canvas.width, rowsAtOnce);
    context.drawImage(source, 0, -top);
    return context.getImageData(0, 0, canvas.width, rowsAtOnce).data;
  };
  for (let top = 0; top < one.height; top += rowsAtOnce) {
    const strip = stripOf(other, top);
    if (stripOf(one, top).some((value, place) => value !== strip[place])) return false;
  }
  return true;
}

/** Gives a picture's memory back at once: phones have little of it. */
export function release(source: ImageBitmap | HTMLCanvasElement): void {
  if (source instanceof HTMLCanvasElement) source.width = source.height = 0;
  else source.close();
}

/** Encodes what is drawn. A browser that does not know the type gives PNG instead: look at the blob's type. */
export function encode(canvas: HTMLCanvasElement, mimeType: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('The browser could not encode the picture.'));
        else resolve(blob);
      },
      mimeType,
      quality,
    );
  });
}
