import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { collectMyData, PictureMissing } from '@/features/my-profile/collect-my-data';
import { saveFile } from '@/lib/save-file';
import { toAppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';

function describeFailure(error: Error): string {
  if (!(error instanceof PictureMissing)) return failureText(toAppError(error), 'The file was not made.');
  return failureText(toAppError(error.cause), `The file was not made, because ${error.words} could not be fetched.`);
}

/** Makes one file of everything that is kept about the member. Leaving the page ends it. */
export function useMyDataDownload(id: number) {
  const [progress, setProgress] = useState('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      const { file, elsewhere } = await collectMyData(setProgress, controller.signal);
      // Somebody else may be signed in by now.
      controller.signal.throwIfAborted();
      // No name and no number: the file may lie where others see it.
      const name = `my-data-${id}.zip`;
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
      if (!download.isPending) download.mutate();
    },
  };
}
