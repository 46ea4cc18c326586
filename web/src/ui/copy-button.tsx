import { useEffect, useState, type RefObject } from 'react';
import { Button } from '@/ui/button';
import { Check, Copy } from '@/ui/icons';
import { t } from '@/texts/texts';

interface CopyButtonProps {
  text: string;
  /** The element that shows the text. Its content is selected if the clipboard cannot be written. */
  shownIn: RefObject<HTMLElement | null>;
  label?: string;
  onCopy?: (() => void) | undefined;
}

const feedbackMs = 4000;

/** Copies a visible text to the clipboard and confirms it. */
export function CopyButton({ text, shownIn, label, onCopy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => {
      setOutcome(null);
    }, feedbackMs);
    return () => {
      clearTimeout(timer);
    };
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
