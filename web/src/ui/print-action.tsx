import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Printer } from '@/ui/icons';
import { t } from '@/texts/texts';

interface PrintActionProps {
  /** Pictures are still loading. */
  isWaiting: boolean;
  /** A description of the printout. */
  children: ReactNode;
}

/** The print button, enabled once the pictures have loaded, and how to save a PDF. Hidden in print. */
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
        {t(isWaiting ? 'ui-member.print.preparing' : 'ui.print')}
      </Button>
      <p className="max-w-prose min-w-0 flex-1 basis-60 text-muted">
        {children} {t('ui-member.print.asFile')}
      </p>
    </div>
  );
}
