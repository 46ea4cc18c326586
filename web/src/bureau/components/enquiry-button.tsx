import { useState } from 'react';
import { lazyPart } from '@/base/load-part';
import type { EnquiryValues } from '@/bureau/components/enquiry-dialog';
import type { EnquiryKind } from '@/bureau/api/enquiry';
import { getUserId } from '@/lib/backend/session';
import { Button } from '@/ui/button';
import type { ButtonLook } from '@/ui/button-look';
import { OnDemand } from '@/ui/on-demand';

const EnquiryPart = lazyPart(async () => (await import('@/bureau/components/enquiry-dialog')).EnquiryPart);

interface EnquiryButtonProps {
  /** The choice that the form begins with. */
  kind: EnquiryKind;
  look?: ButtonLook;
  className?: string;
  children: string;
}

/** Opens the form for an enquiry. What was typed stays when it is closed, for the same login. */
export function EnquiryButton({ kind, look, className = '', children }: EnquiryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<{ by: string | null; values: EnquiryValues } | null>(null);
  return (
    <>
      <Button look={look} className={className} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
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
