import { HeifDecoder } from 'libheif-js';

/** The primary picture of a file, as browsers show it, and whose size was checked: a burst of a camera has several. */
async function decode(bytes: Uint8Array): Promise<ImageBitmap | null> {
  const picture = new HeifDecoder().decode(bytes).find((one) => one.is_primary());
  if (picture === undefined) return null;
  const pixels = new ImageData(picture.get_width(), picture.get_height());
  const isDrawn = await new Promise<boolean>((resolve) => {
    picture.display(pixels, (drawn) => resolve(drawn !== null));
  });
  return isDrawn ? await createImageBitmap(pixels) : null;
}

/** Gets the file's bytes, answers with the bitmap, or null when there is none. */
self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void decode(data)
    .catch(() => null)
    .then((bitmap) => self.postMessage(bitmap, { transfer: bitmap === null ? [] : [bitmap] }));
});
