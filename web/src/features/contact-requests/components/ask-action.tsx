import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { cannotAskReason } from '@/features/contact-requests/allowance';
import { requestAllowanceQueryOptions } from '@/features/contact-requests/api/my-requests';
import { AskDialog } from '@/features/contact-requests/components/ask-dialog';
import { HiddenProfileNotice } from '@/features/contact-requests/components/hidden-profile-notice';
import { Button } from '@/ui/button';

interface AskActionProps {
  profile: { id: number; name: string };
  look: 'primary' | 'quiet';
  className?: string;
  /** Content beside the button. */
  before?: ReactNode;
  after?: ReactNode;
  onAsked?: () => void;
  children: string;
}

/** The button that asks for contact details. At the limit, it shows when the member can ask again. */
export function AskAction({ profile, look, className, before, after, onAsked, children }: AskActionProps) {
  const allowance = useQuery(requestAllowanceQueryOptions());
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const reasonId = useId();
  const reason = allowance.data ? cannotAskReason(allowance.data) : null;
  return (
    <>
      <div className="flex items-center gap-2">
        {before}
        <Button
          size="small"
          look={look}
          {...(className !== undefined && { className })}
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : reasonId}
          onClick={() => {
            setAsking(true);
          }}
        >
          {children}
        </Button>
        {after}
      </div>
      {reason !== null && (
        <p id={reasonId} className="mt-2 text-muted">
          {reason}
        </p>
      )}
      {asking && (
        <AskDialog
          profile={profile}
          notice={<HiddenProfileNotice />}
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
