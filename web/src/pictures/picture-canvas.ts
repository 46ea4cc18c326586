import { turnedSize, type Turn } from '@/pictures/picture-edit';
import { fitInto, type Area } from '@/pictures/picture-sizes';
import type { Size } from '@/pictures/picture-header';

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
