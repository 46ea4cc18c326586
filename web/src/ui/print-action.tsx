import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Printer } from '@/ui/icons';

interface PrintActionProps {
  /** Pictures are still on their way. */
  isWaiting: boolean;
  /** What comes out of the printer. */
  children: ReactNode;
}

/** The button that prints the page, once its pictures are there, and how to keep it as a file. Not on paper itself. */
export function PrintAction({ isWaiting, children }: PrintActionProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <Button
        look="primary"
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) window.print();
        }}
      >
        <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {isWaiting ? 'Preparing…' : 'Print'}
      </Button>
      <p className="max-w-prose min-w-0 flex-1 basis-60 text-muted">
        {children} To keep it as a file, choose “Save as PDF” in the print dialog.
      </p>
    </div>
  );
}
