import { Part } from '@/features/my-profile/components/part';
import { useMyDataDownload } from '@/features/my-profile/use-my-data-download';
import { Button } from '@/ui/button';
import { Download } from '@/ui/icons';
import { InlineError } from '@/ui/notice';

interface DataPartProps {
  profileId: number;
  /** Describes the filters of a saved search. */
  describeSearch: (filters: unknown) => string;
}

/** The download of all data about the member. */
export function DataPart({ profileId, describeSearch }: DataPartProps) {
  const { progress, isBusy, done, failure, start } = useMyDataDownload(profileId, describeSearch);
  return (
    <Part title="My data">
      <p className="mt-3 max-w-[65ch] text-muted">
        One .zip file with everything that is kept about you: your profile and contact details, likes, requests,
        searches, notifications and your pictures. Open <span className="whitespace-nowrap">my-data.html</span> in it to
        read and print everything; <span className="whitespace-nowrap">my-data.json</span> holds the same for other
        programs. Keep it where only you can open it.
      </p>
      <Button className="mt-4 not-sm:w-full" aria-disabled={isBusy} onClick={start}>
        <Download aria-hidden="true" className="size-5" />
        {isBusy ? 'Making the file…' : 'Download my data'}
      </Button>
      <p role="status" className="mt-2 [overflow-wrap:anywhere] empty:hidden">
        {isBusy && `${progress} Please stay on this page.`}
        {done && `${done.name} is among your downloads.`}
        {done !== undefined &&
          done.externalCount > 0 &&
          ' Pictures stored on another site are not in it; it has their addresses.'}
      </p>
      {failure !== null && (
        <InlineError className="mt-2" onRetry={start}>
          {failure}
        </InlineError>
      )}
    </Part>
  );
}
