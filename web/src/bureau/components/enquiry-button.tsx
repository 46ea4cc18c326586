import { useState, type ComponentProps } from 'react';
import { lazyPart } from '@/base/load-part';
import type { EnquiryValues } from '@/bureau/components/enquiry-dialog';
import type { EnquiryKind } from '@/bureau/api/enquiry';
import { getUserId } from '@/lib/backend/session';
import { Button } from '@/ui/button';
import { OnDemand } from '@/ui/on-demand';

const EnquiryPart = lazyPart(async () => (await import('@/bureau/components/enquiry-dialog')).EnquiryPart);

interface EnquiryButtonProps extends ComponentProps<typeof Button> {
  /** Why somebody writes: another form for each. */
  kind: EnquiryKind;
}

/** Opens the form for an enquiry. What was typed stays when it is closed, for the same login. */
export function EnquiryButton({ kind, ...button }: EnquiryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<{ by: string | null; values: EnquiryValues } | null>(null);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <OnDemand>
          <EnquiryPart
            kind={kind}
            typed={typed?.by === getUserId() ? typed.values : null}
            onClose={(left) => {
              setTyped(left && { by: getUserId(), values: left });
              setIsOpen(false);
            }}
          />
        </OnDemand>
      )}
    </>
  );
}
