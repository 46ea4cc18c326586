import { clsx } from 'clsx';
import { useEffect, useState, type Ref, type RefObject } from 'react';
import { isLocalAddress } from '@/lib/navigation/href-in';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { Check, Copy } from '@/ui/icons';
import type { ViewedQuery } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

interface CopyButtonProps {
  text: string;
  /** The element that shows the text. Its content is selected if the clipboard cannot be written. */
  shownIn: RefObject<HTMLElement | null>;
  label?: string;
  onCopy?: (() => void) | undefined;
}

const feedbackMs = 4000;

export function CopyButton({ text, shownIn, label, onCopy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), feedbackMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Without https, or if the browser refuses, there is no clipboard. Select the text, ready to copy.
      if (shownIn.current) window.getSelection()?.selectAllChildren(shownIn.current);
      setOutcome('selected');
    }
    onCopy?.();
  };

  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="small" onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {outcome === 'copied' ? t('ui.copied') : (label ?? t('ui.copy'))}
      </Button>
      <span role="status">
        {outcome === 'copied' && <span className="sr-only">{t('ui.copied')}</span>}
        {outcome === 'selected' && t('ui.selectedToCopy')}
      </span>
    </div>
  );
}

interface MessagePreviewProps {
  /** Null until its template has loaded. */
  text: string | null;
  templates: Pick<ViewedQuery<unknown>, 'error' | 'refetch'>;
  className?: string;
  ref?: Ref<HTMLQuoteElement>;
}

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
