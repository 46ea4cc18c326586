import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '@/ui/button';
import { Printer } from '@/ui/icons';

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
    return () => {
      window.removeEventListener('afterprint', end);
    };
  }, [isPrinting]);
  const print = () => {
    // Drawn before the browser takes the page.
    flushSync(() => {
      setIsPrinting(true);
    });
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
