import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { collectMyData, MissingPictureError, type Progress } from '@/features/my-profile/collect-my-data';
import { useBureau } from '@/bureau/bureau';
import { saveFile } from '@/lib/save-file';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';

function describeFailure(error: AppError): string {
  return errorText(
    error,
    error instanceof MissingPictureError
      ? t('my-profile.data.notFetched', { picture: t(error.label) })
      : t('my-profile.data.notDone'),
  );
}

/** Downloads all data about the member as one file. Unmounting aborts it. */
export function useMyDataDownload(profileId: number, describeSearch: (filters: unknown) => string) {
  const bureau = useBureau().bureau_name;
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = useMutation({
    meta: { reads: true },
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(null);
      const { file, externalCount } = await collectMyData({ bureau, describeSearch }, setProgress, controller.signal);
      // Another member may have signed in during the download.
      controller.signal.throwIfAborted();
      // The file name holds no name and no id, because others may see it on a shared computer.
      const name = `my-data-${profileId}.zip`;
      saveFile(name, file);
      return { name, externalCount };
    },
  });

  return {
    progress,
    isBusy: download.isPending,
    done: download.data,
    failure: download.error && describeFailure(download.error),
    start: () => download.mutate(),
  };
}
