import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBureau } from '@/bureau/bureau';
import { myDisclosuresQueryOptions, type MyDisclosure } from '@/features/my-profile/api';
import { collectMyData, MissingPictureError, type Progress } from '@/features/my-profile/collect-my-data';
import { Part, partSkeleton } from '@/features/my-profile/part';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { saveFile } from '@/lib/save-file';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Download } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';
import { InlineError } from '@/ui/notice';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

/** The people who received the member's contact details. */
export function DisclosuresPart({ isOpen }: { isOpen: boolean }) {
  const disclosures = useQuery(myDisclosuresQueryOptions());
  return (
    <Part folds id="contact" isOpen={isOpen} title={t('my-profile.disclosures.title')}>
      <Loaded query={disclosures} what={t('my-profile.disclosures.people')} skeleton={partSkeleton}>
        {(data) =>
          data.length === 0 ? (
            <p className="mt-3 max-w-[65ch] text-muted">{t('my-profile.disclosures.nobody')}</p>
          ) : (
            <>
              <p className="mt-3 max-w-[65ch] text-muted">
                {data.every(({ revokedAt }) => revokedAt !== null)
                  ? t('my-profile.disclosures.nobodyNow')
                  : t('my-profile.disclosures.lead')}
              </p>
              <ul className="mt-2 divide-y divide-line/70">
                {data.map((disclosure) => (
                  <Disclosure key={disclosure.id} disclosure={disclosure} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Part>
  );
}

function Disclosure({ disclosure }: { disclosure: MyDisclosure }) {
  const { otherId, otherName, isOpen, sharedAt, sharedByName, revokedAt } = disclosure;
  const given = { admin: sharedByName, day: formatDay(sharedAt) };
  return (
    <li className="py-2.5 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3">
        {isOpen ? (
          <TextLink to={{ page: 'profile', profileId: otherId }}>
            <span translate="no">{otherName}</span>
          </TextLink>
        ) : (
          <span className="flex min-h-11 items-center font-medium" translate="no">
            {otherName}
          </span>
        )}
        <span className="text-muted">{t('porutham.userId', { id: otherId })}</span>
      </p>
      <p>
        {revokedAt === null ? (
          t('my-profile.disclosures.given', given)
        ) : (
          <RichText
            text={t('my-profile.disclosures.takenBack', { ...given, endDay: formatDay(revokedAt) })}
            tags={{ strong: (words) => <strong className="font-medium">{words}</strong> }}
          />
        )}
      </p>
    </li>
  );
}

function describeFailure(error: AppError): string {
  return errorText(
    error,
    error instanceof MissingPictureError
      ? t('my-profile.data.notFetched', { picture: t(error.label) })
      : t('my-profile.data.notDone'),
  );
}

/** Downloads all data about the member as one file. Unmounting aborts it. */
function useMyDataDownload(profileId: number, describeSearch: (filters: unknown) => string) {
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

interface DataPartProps {
  profileId: number;
  /** Describes the filters of a saved search. */
  describeSearch: (filters: unknown) => string;
}

/** The download of all data about the member. */
export function DataPart({ profileId, describeSearch }: DataPartProps) {
  const { progress, isBusy, done, failure, start } = useMyDataDownload(profileId, describeSearch);
  return (
    <Part id="download" title={t('my-profile.data.title')}>
      <p className="mt-3 max-w-[65ch] text-muted">
        <RichText
          text={t('my-profile.data.lead')}
          tags={{ file: (words) => <span className="whitespace-nowrap">{words}</span> }}
        />
      </p>
      <Button className="mt-4 max-sm:w-full" aria-disabled={isBusy} onClick={start}>
        <Download aria-hidden="true" className="size-5" />
        {isBusy ? t('my-profile.data.making') : t('my-profile.data.download')}
      </Button>
      <p role="status" className="mt-2 [overflow-wrap:anywhere] empty:hidden">
        {isBusy && (progress === null ? t('my-profile.data.collecting') : t('my-profile.data.fetching', progress))}
        {done &&
          (done.externalCount > 0
            ? t('my-profile.data.doneWithout', { file: done.name })
            : t('my-profile.data.done', { file: done.name }))}
      </p>
      {failure !== null && (
        <InlineError className="mt-2" onRetry={start}>
          {failure}
        </InlineError>
      )}
    </Part>
  );
}
