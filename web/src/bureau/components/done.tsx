import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useBureau } from '@/bureau/bureau';
import { BureauNumber } from '@/bureau/components/bureau-contact';
import { isLikelyOffice, useViewer } from '@/lib/backend/session';
import { dropHeadingFocus } from '@/lib/navigation/focus';
import { t } from '@/texts/texts';
import { CircleCheck } from '@/ui/icons';

interface DoneProps {
  /** What was done. */
  title: ReactNode;
  /** Of the heading: 1 where nothing else is on the page, 3 in a dialog. */
  level?: 1 | 2 | 3;
  /** Of the heading, for the region that it names. */
  id?: string;
  /** False where the page shows an act of an earlier visit. */
  isNew?: boolean;
  /** What happens next, and until when. */
  children?: ReactNode;
}

/**
 * The end of an act, in the place of its form: what was done, what happens next, and for families the bureau's number. The page
 * has become shorter: its heading scrolls into view and takes the focus.
 */
export function Done({ title, level = 2, id, isNew = true, children }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const nextId = useId();
  const isOffice = isLikelyOffice(useViewer());
  const { phone } = useBureau();
  useEffect(() => {
    if (!isNew) return;
    dropHeadingFocus();
    heading.current?.focus({ preventScroll: true });
    // As much of it as fits; the heading comes first.
    for (const part of [next.current, heading.current]) part?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [isNew]);
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading
        ref={heading}
        id={id}
        tabIndex={-1}
        aria-describedby={nextId}
        className="flex items-start gap-3 text-xl [overflow-wrap:anywhere]"
      >
        <CircleCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-success tight:hidden" />
        <span className="min-w-0">{title}</span>
      </Heading>
      <div ref={next} id={nextId} className="mt-3 space-y-2">
        {children}
        {!isOffice && phone !== '' && (
          <p>
            {t('enquiry.questions')} <BureauNumber />
          </p>
        )}
      </div>
    </>
  );
}
