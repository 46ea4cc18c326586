import type { Size } from '@/pictures/picture-header';

export interface Area extends Size {
  x: number;
  y: number;
}

/** The size of a picture made to fit into a box: its shape is kept, and a small one stays as it is. */
export function fitInto(size: Size, box: Size): Size {
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

/** The part of a picture that fills a box of this shape: the middle, but nearer to the top, where faces are. */
export function cropTo(size: Size, box: Size): Area {
  const ratio = box.width / box.height;
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * ratio)));
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / ratio)));
  return { x: Math.round((size.width - width) / 2), y: Math.round((size.height - height) / 4), width, height };
}
