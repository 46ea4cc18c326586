import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { collectMyData, PictureMissing } from '@/features/my-profile/collect-my-data';
import { useBureau } from '@/lib/bureau';
import { saveFile } from '@/lib/save-file';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';

function describeFailure(error: AppError): string {
  const why = error instanceof PictureMissing ? `, because ${error.words} could not be fetched` : '';
  return errorText(error, `The file was not made${why}.`);
}

/** Makes one file of everything that is kept about the member. Leaving the page ends it. */
export function useMyDataDownload(profileId: number, describeSearch: (filters: unknown) => string) {
  const bureau = useBureau().bureau_name;
  const [progress, setProgress] = useState('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = useMutation({
    meta: { changes: [] },
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      const { file, elsewhere } = await collectMyData({ bureau, describeSearch }, setProgress, controller.signal);
      // Somebody else may be signed in by now.
      controller.signal.throwIfAborted();
      // No name and no number: the file may lie where others see it.
      const name = `my-data-${profileId}.zip`;
      saveFile(name, file);
      return { name, elsewhere };
    },
  });

  return {
    progress,
    isBusy: download.isPending,
    done: download.data,
    failure: download.error && describeFailure(download.error),
    start: () => {
      download.mutate();
    },
  };
}
