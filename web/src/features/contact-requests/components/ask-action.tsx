import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cannotAskReason } from '@/features/contact-requests/allowance';
import { requestAllowanceQueryOptions } from '@/features/contact-requests/api';
import { AskDialog } from '@/features/contact-requests/components/ask-dialog';
import { HiddenProfileNotice } from '@/features/contact-requests/components/hidden-profile-notice';
import { Button } from '@/ui/button';

interface AskActionProps {
  profile: { id: number; name: string; own_script_name: string | null };
  look: 'primary' | 'quiet';
  className?: string;
  onAsked?: () => void;
  children: string;
}

/**
 * The button that requests contact details, in a row that wraps. At the limit, a line below the row has the date from which the
 * member may request again.
 */
export function AskAction({ profile, look, className, onAsked, children }: AskActionProps) {
  const allowance = useQuery(requestAllowanceQueryOptions());
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const reasonId = useId();
  const reason = allowance.data ? cannotAskReason(allowance.data) : null;
  return (
    <>
      <Button
        size="small"
        look={look}
        {...(className !== undefined && { className })}
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      {reason !== null && (
        <p id={reasonId} className="order-last w-full text-muted">
          {reason}
        </p>
      )}
      {asking && (
        <AskDialog
          profile={profile}
          notice={<HiddenProfileNotice about="requests" />}
          note={note}
          onAsked={() => {
            setAsking(false);
            setNote('');
            onAsked?.();
          }}
          onClose={(typed) => {
            setNote(typed);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
