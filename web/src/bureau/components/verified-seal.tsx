import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';

const edge =
  'M0 -9.2A2.53 2.53 0 0 1 4.6 -7.97A2.53 2.53 0 0 1 7.97 -4.6A2.53 2.53 0 0 1 9.2 0A2.53 2.53 0 0 1 7.97 4.6A2.53 2.53 0 0 1 4.6 7.97A2.53 2.53 0 0 1 0 9.2A2.53 2.53 0 0 1 -4.6 7.97A2.53 2.53 0 0 1 -7.97 4.6A2.53 2.53 0 0 1 -9.2 0A2.53 2.53 0 0 1 -7.97 -4.6A2.53 2.53 0 0 1 -4.6 -7.97A2.53 2.53 0 0 1 0 -9.2Z';

/** The seal of a verified profile. It comes with the code, so that it is there when the server is not. */
export function SealPicture({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="-12 -12 24 24" className={className}>
      <path d={edge} fill="#B8862D" />
      <g fill="none" stroke="#FFFDF8">
        <circle r="7.4" strokeWidth=".8" />
        <path d="M-3.4 .2l2.5 2.6 4.5-5.2" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  );
}

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
