import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { whyNotNow } from '@/features/contact-requests/allowance';
import { requestAllowanceQueryOptions } from '@/features/contact-requests/api/my-requests';
import { AskDialog } from '@/features/contact-requests/components/ask-dialog';
import { OwnStanding } from '@/features/contact-requests/components/own-standing';
import { Button } from '@/ui/button';

interface AskActionProps {
  profile: { id: number; name: string };
  look: 'primary' | 'quiet';
  className?: string;
  /** What stands beside the button. */
  before?: ReactNode;
  after?: ReactNode;
  onAsked?: () => void;
  children: string;
}

/** The button that asks for contact details; at the limit it says when one can ask again. */
export function AskAction({ profile, look, className, before, after, onAsked, children }: AskActionProps) {
  const allowance = useQuery(requestAllowanceQueryOptions());
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const reasonId = useId();
  const reason = allowance.data ? whyNotNow(allowance.data) : null;
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
          notice={<OwnStanding />}
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
