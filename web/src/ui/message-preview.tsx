import { clsx } from 'clsx';
import type { Ref } from 'react';
import { isLocalAddress } from '@/lib/local-address';
import type { ViewedQuery } from '@/ui/query-view';
import { InlineError } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';

interface MessagePreviewProps {
  /** Null until its template has loaded. */
  text: string | null;
  templates: Pick<ViewedQuery<unknown>, 'error' | 'refetch'>;
  className?: string;
  ref?: Ref<HTMLQuoteElement>;
}

/** A preview of a message. */
export function MessagePreview({ text, templates, className, ref }: MessagePreviewProps) {
  if (text === null && templates.error !== null) {
    return (
      <InlineError {...(className !== undefined && { className })} onRetry={() => templates.refetch()}>
        {couldNotLoad(t('ui-member.theMessage'))}
      </InlineError>
    );
  }
  return (
    <>
      <blockquote
        ref={ref}
        translate="no"
        className={clsx(
          'rounded-card border border-line bg-ivory px-5 py-3 [overflow-wrap:anywhere] whitespace-pre-line',
          className,
        )}
      >
        {text ?? <Skeleton className="h-20 w-full" />}
      </blockquote>
      {(text?.match(/https?:\/\/\S+/g) ?? []).some(isLocalAddress) && (
        <p className="mt-1 mb-2 text-sm text-danger">{t('ui-member.localAddress')}</p>
      )}
    </>
  );
}
