import { Part } from '@/features/my-profile/components/part';
import { useMyDataDownload } from '@/features/my-profile/use-my-data-download';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Download } from '@/ui/icons';
import { InlineError } from '@/ui/notice';
import { RichText } from '@/ui/rich-text';

interface DataPartProps {
  profileId: number;
  /** Describes the filters of a saved search. */
  describeSearch: (filters: unknown) => string;
}

/** The download of all data about the member. */
export function DataPart({ profileId, describeSearch }: DataPartProps) {
  const { progress, isBusy, done, failure, start } = useMyDataDownload(profileId, describeSearch);
  return (
    <Part folds title={t('my-profile.data.title')}>
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
