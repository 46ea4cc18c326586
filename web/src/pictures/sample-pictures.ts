// Pictures for tests.

/** A drawn picture, as a file that was chosen: its left half is black, its right half maroon. */
export async function drawPicture(fileName: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  context.fillStyle = 'maroon';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.fillRect(0, 0, width / 2, height);
  const type = fileName.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return new File([await canvas.convertToBlob({ type })], fileName, { type });
}

/** A drawn picture: red and green above, blue and white below. */
export async function drawCorners(type: 'image/jpeg' | 'image/webp', width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  for (const [place, colour] of ['red', 'lime', 'blue', 'white'].entries()) {
    context.fillStyle = colour;
    context.fillRect((place % 2) * (width / 2), place < 2 ? 0 : height / 2, width / 2, height / 2);
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const joined = async (...parts: Uint8Array<ArrayBuffer>[]) => new Uint8Array(await new Blob(parts).arrayBuffer());
const exifOf = (orientation: number) => bytesOf(`49492a0008000000010012010300010000000${orientation}00000000000000`);

/** A JPEG or a WebP with the note of the camera how it was held. */
export async function heldAs(orientation: number, picture: Uint8Array<ArrayBuffer>) {
  const exif = exifOf(orientation);
  // A segment behind the first marker: its length counts itself.
  if (picture[0] === 0xff)
    return await joined(picture.slice(0, 2), bytesOf('ffe10022457869660000'), exif, picture.slice(2));
  // A chunk behind the pixels. The browser writes the extended form, with a flag for each kind of chunk.
  const made = await joined(picture, bytesOf('455849461a000000'), exif);
  const view = new DataView(made.buffer);
  view.setUint8(20, view.getUint8(20) | 8);
  view.setUint32(4, made.length - 8, true);
  return made;
}

/** A grey JPEG of so many pixels, in multiples of 16: a block of eight pixels a side takes two bits. */
export async function greyJpeg(width: number, height: number) {
  const hex = (value: number) => value.toString(16).padStart(4, '0');
  const steps = `ffdb004300${'01'.repeat(64)}`;
  const frame = `ffc0000b08${hex(height)}${hex(width)}01011100`;
  const codes = ['00', '10'].map((table) => `ffc40014${table}01${'00'.repeat(16)}`).join('');
  const blocks = new Uint8Array((width * height) / 64 / 4);
  return await joined(bytesOf(`ffd8${steps}${frame}${codes}ffda0008010100003f00`), blocks, bytesOf('ffd9'));
}

const heic =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGlAAEAAAAKAAAA/AACAAAAAAKhAAEAAAAKAAABQAAAADhpaW5mAAAA' +
  'AAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAymlwcnAAAACraXBjbwAAAHZodmNDAQNwAAAA' +
  'AAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQApQgEBA3AAAAMAkAAAAwAAAwBaoASyAeFl' +
  'upJKa5sCAAADAAIAAAMAAhAiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAJYAAAB4AAAABBwaXhpAAAAAAMICAgAAAAJaXJvdAMA' +
  'AAAXaXBtYQAAAAAAAAABAAEEgQKDhAAAABppcmVmAAAAAAAAAA5jZHNjAAIAAQABAAACRG1kYXQAAAD4KAGvGRB3pIhHMjx893yF' +
  'N//udl/5Mbv8/BXis/yxso86gERGuwBHaAxLtE/41GAWM2+qaX7CT1Z9o/ahrsQv9jeD1KIwgAAAIeCmtzqAeoVojYBwAAADAAAD' +
  'AA24kwWo4ABJ/EAAAAMAAAMA9YCLYZ/Z55/tDsXvl0OXWpGRvcn6AXQAAAMBFxhftSev9iR6XXR6tOV0r9YPg3C8XKWp0ht2AAL1' +
  'yVxHyupRMhJwIAAAAwAAHbBWAAADADIdX+gKXxd1Tl7ucHb2RP87gAATkAAAAwAWfbQE+AAAAwAAFBAAAAMAiT4PaoAAAAMAAPKA' +
  'AAkfKIAAFvAAAAAASUkqAAgAAAAIAA8BAgAKAAAAfgAAABIBAwABAAAAAQAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwAB' +
  'AAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAiAAAACWIBAABAAAA1gAAAAAAAAA4YwAA6AMAADhjAADoAwAAVGVsZXBob25lAAYA' +
  'AJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAABYAgAAA6AEAAEAAADgAQAAAAAA' +
  'AAQAAQACAAIAAABOAAAAAgAFAAMAAAAkAQAAAwACAAIAAABFAAAABAAFAAMAAAAMAQAAAAAAAEwAAAABAAAAOQAAAAEAAAAAAAAA' +
  'AQAAAAsAAAABAAAAAQAAAAEAAAAAAAAAAQAAAA==';

/** A phone's picture (HEIC) with its place: 480 × 600 when upright, red and green above, blue and white below. */
export const phonePicture = Uint8Array.from(atob(heic), (letter) => letter.charCodeAt(0));
