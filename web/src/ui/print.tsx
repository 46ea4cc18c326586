import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Printer } from '@/ui/icons';

interface PrintActionProps {
  /** Pictures are still loading. */
  isWaiting: boolean;
  /** A description of the printout. */
  children: ReactNode;
}

/** The print button, enabled once the pictures have loaded, and how to save a PDF. Hidden in print. */
export const PrintAction = ({ isWaiting, children }: PrintActionProps) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
    <Button
      look="primary"
      aria-disabled={isWaiting}
      onClick={() => {
        if (!isWaiting) window.print();
      }}
    >
      <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
      {t(isWaiting ? 'ui.preparing' : 'ui.print')}
    </Button>
    <p className="max-w-prose min-w-0 flex-1 basis-60 text-muted">
      {children} {t('ui-member.print.asFile')}
    </p>
  </div>
);

interface PrintAloneProps {
  label: string;
  /** The sheet. */
  children: ReactNode;
}

/** Prints a sheet in place of the page. The document holds it only while it is printed. */
export function PrintAlone({ label, children }: PrintAloneProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setIsPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  const print = () => {
    // Drawn before the browser takes the page.
    flushSync(() => setIsPrinting(true));
    window.print();
  };
  return (
    <>
      <Button size="small" onClick={print}>
        <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {label}
      </Button>
      {isPrinting && createPortal(<div className="print-alone hidden print:block">{children}</div>, document.body)}
    </>
  );
}

/** The heading of a part of a printed sheet, with a double rule to the edge. */
export const PaperHeading = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h3
    id={id}
    className="flex items-center gap-[0.8em] text-[min(1.2em,6.5vw)] leading-[1.3] text-maroon-800 after:h-[4px] after:flex-1 after:border-y after:border-line after:content-['']"
  >
    {children}
  </h3>
);
