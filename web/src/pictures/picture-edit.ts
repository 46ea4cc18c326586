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

/** By how many degrees a picture is turned to the right. */
export type Turn = 0 | 90 | 180 | 270;

/** What is kept of a picture: all of it, a part in the shape of the card, or any part. */
export type CropShape = 'whole' | 'card' | 'free';

/** How a picture is changed before it is made ready. The area is in pixels of the picture as it is turned. */
export interface PictureEdit {
  turn: Turn;
  shape: CropShape;
  area: Area;
}

/** Which way: -1 is left or up, 1 right or down. */
interface Corner {
  x: -1 | 1;
  y: -1 | 1;
}

interface Point {
  x: number;
  y: number;
}

export const zoomStep = 1.25;

const cardShape = { width: 4, height: 5 };
const cardRatio = cardShape.width / cardShape.height;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const wholeOf = ({ width, height }: Size): Area => ({ x: 0, y: 0, width, height });

export const noEdit = (size: Size): PictureEdit => ({ turn: 0, shape: 'whole', area: wholeOf(size) });

/** A picture as its editor shows it first: with the frame of the card, where it has a card. */
export const firstEdit = (size: Size, hasCard: boolean): PictureEdit =>
  hasCard ? reshape(noEdit(size), 'card', size) : noEdit(size);

export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** The part of a picture that its card will show. */
export const cardPart = (size: Size): Area => cropTo(size, cardShape);

/** Keeps another shape of the picture: at first as much as fits into it, of a free one what was kept before. */
export function reshape(edit: PictureEdit, shape: CropShape, picture: Size): PictureEdit {
  const size = turnedSize(picture, edit.turn);
  if (shape === 'whole') return { ...edit, shape, area: wholeOf(size) };
  return { ...edit, shape, area: shape === 'card' ? cardPart(edit.area) : edit.area };
}

/** Turns the picture and its crop area by 90 degrees; an area in the shape of the card stays upright. */
export function turnBy(edit: PictureEdit, by: 90 | -90, picture: Size): PictureEdit {
  const turn = turns[(turns.indexOf(edit.turn) + (by === 90 ? 1 : 3)) % 4] ?? 0;
  const size = turnedSize(picture, turn);
  const area = turnArea(edit.area, by, turnedSize(picture, edit.turn));
  return { ...edit, turn, area: edit.shape === 'card' ? uprightCard(area, size) : area };
}

const turns: readonly Turn[] = [0, 90, 180, 270];

function turnArea({ x, y, width, height }: Area, by: 90 | -90, size: Size): Area {
  const turned = { width: height, height: width };
  return by === 90 ? { x: size.height - y - height, y: x, ...turned } : { x: y, y: size.width - x - width, ...turned };
}

function uprightCard(area: Area, size: Size): Area {
  const width = Math.min(area.width, size.width, size.height * cardRatio);
  return centreAt({ ...area, width, height: width / cardRatio }, centreOf(area), size);
}

/** Moves what is kept, as far as the picture goes. */
export function moveArea(area: Area, by: Point, size: Size): Area {
  return {
    ...area,
    x: between(area.x + by.x, 0, size.width - area.width),
    y: between(area.y + by.y, 0, size.height - area.height),
  };
}

const centreOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Moves the middle of what is kept to a place, as near as the picture's edges let it. */
export function centreAt(area: Area, { x, y }: Point, size: Size): Area {
  const middle = centreOf(area);
  return moveArea(area, { x: x - middle.x, y: y - middle.y }, size);
}

/** Keeps less of the picture (a factor above 1) or more, around the same middle and in the same shape. */
export function zoomArea(area: Area, factor: number, size: Size, least: Size): Area {
  const ratio = area.width / area.height;
  const most = Math.min(size.width, size.height * ratio);
  const smallest = Math.min(Math.max(least.width, least.height * ratio), most);
  const width = between(area.width / factor, smallest, most);
  return centreAt({ ...area, width, height: width / ratio }, centreOf(area), size);
}

/** Moves a corner of the crop area; the opposite corner stays. The shape `card` keeps its ratio. */
export function moveCorner(edit: PictureEdit, corner: Corner, by: Point, size: Size, least: Size): Area {
  const { area, shape } = edit;
  const room = {
    width: corner.x === 1 ? size.width - area.x : area.x + area.width,
    height: corner.y === 1 ? size.height - area.y : area.y + area.height,
  };
  const wanted = { width: area.width + corner.x * by.x, height: area.height + corner.y * by.y };
  const next = shape === 'card' ? cardSize(wanted, room, least) : freeSize(wanted, room, least);
  return {
    ...next,
    x: corner.x === 1 ? area.x : area.x + area.width - next.width,
    y: corner.y === 1 ? area.y : area.y + area.height - next.height,
  };
}

const freeSize = (wanted: Size, room: Size, least: Size): Size => ({
  width: between(wanted.width, Math.min(least.width, room.width), room.width),
  height: between(wanted.height, Math.min(least.height, room.height), room.height),
});

function cardSize(wanted: Size, room: Size, least: Size): Size {
  const most = Math.min(room.width, room.height * cardRatio);
  const smallest = Math.min(Math.max(least.width, least.height * cardRatio), most);
  const width = between(Math.max(wanted.width, wanted.height * cardRatio), smallest, most);
  return { width, height: width / cardRatio };
}

/** The part that is kept, in whole pixels of the picture before it is turned. */
export function sourceArea({ turn, area }: PictureEdit, picture: Size): Area {
  let part = area;
  for (let left = turn; left > 0; left -= 90) {
    const before = turns.find((other) => other === left) ?? 0;
    part = turnArea(part, -90, turnedSize(picture, before));
  }
  const x = Math.round(part.x);
  const y = Math.round(part.y);
  return {
    x,
    y,
    width: between(Math.round(part.width), 1, picture.width - x),
    height: between(Math.round(part.height), 1, picture.height - y),
  };
}
