import { readXlsx } from '@/features/transfer/read-xlsx';

/** Gets the file's bytes, answers with its sheets, or with the reason why there are none. */
self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readXlsx(data).then((answer) => {
    self.postMessage(answer);
  });
});
