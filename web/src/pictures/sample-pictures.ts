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

/**
 * What a phone makes (HEIC): 480 × 600 once it is turned upright, red and green above, blue and white below, with the place
 * where it was taken.
 */
export const phonePicture = Uint8Array.from(atob(heic), (letter) => letter.charCodeAt(0));
