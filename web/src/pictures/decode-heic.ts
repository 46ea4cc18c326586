/**
 * Decodes a HEIC picture, turned upright, beside the page: it takes seconds. The decoder (700 KB as it is sent) is fetched
 * only now. It is the one without WebAssembly, which the Content-Security-Policy would have to be loosened for.
 * @throws Error when it cannot be decoded, or the decoder cannot be fetched
 */
export async function decodeHeic(bytes: Uint8Array): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data instanceof ImageBitmap) resolve(data);
        else reject(new Error('The picture could not be decoded.'));
      });
      worker.addEventListener('error', () => {
        reject(new Error('The decoder could not be fetched, or failed.'));
      });
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}
