import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { OnDemand } from '@/ui/on-demand';
import { SealPicture } from '@/bureau/components/seal-picture';
import { t } from '@/texts/texts';

const SealExplanation = lazyPart(async () => (await import('@/bureau/components/seal-explanation')).SealExplanation);

interface VerifiedSealProps {
  /** The name in the reader's letters. */
  shownName: string;
  /** Returns a sentence with the checked items, the admin and the date. Called on demand, because a list has many seals. */
  explain: () => string;
  className?: string;
}

/** The gold seal with its label. Hover, tap or focus shows the explanation. */
export function VerifiedSeal({ shownName, explain, className }: VerifiedSealProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // While the mouse hovers, a click must not close the explanation.
  const hovered = useRef(false);
  const explanationId = useId();

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('ui.seal.explain', { name: shownName })}
        aria-expanded={open}
        aria-describedby={open ? explanationId : undefined}
        className={clsx(
          'relative inline-flex items-center gap-1.5 rounded-full bg-paper leading-tight font-medium text-gold-700',
          // The tap target is larger than the seal.
          "before:absolute before:-inset-2 before:content-['']",
          className,
        )}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'mouse') return;
          hovered.current = true;
          setOpen(true);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType !== 'mouse') return;
          hovered.current = false;
          setOpen(false);
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(hovered.current || !open)}
      >
        <SealPicture className="size-5" />
        {t('ui.seal.verified')}
      </button>
      {open && (
        <OnDemand>
          <SealExplanation id={explanationId} seal={button} text={explain()} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
