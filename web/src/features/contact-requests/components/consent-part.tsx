import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { consentOf } from '@/features/contact-requests/approval';
import { formatDate, formatDay } from '@/lib/format';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';

interface ConsentPartProps {
  request: ReviewedRequest;
  isOpen: boolean;
  /** Opens the dialog that records or corrects the consent of this person's family. */
  onRecord: (family: 'target' | 'requester') => void;
}

/** The consents of the two families. The one of the family that asked is needed only to share both ways. */
export function ConsentPart({ request, isOpen, onRecord }: ConsentPartProps) {
  const { consents, requester, target } = request;
  return (
    <section aria-labelledby="request-consent" className="mt-8">
      <GroupHeading id="request-consent">Consent</GroupHeading>
      <ul className="mt-2 divide-y divide-line/70">
        {(['target', 'requester'] as const).map((side) => {
          const person = side === 'target' ? target : requester;
          const consent = consentOf(consents, person);
          if (!isOpen && consent === null && side === 'requester') return null;
          return (
            <li key={side} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
              <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
                <span className="block font-medium">Family of {person.name}</span>
                {consent === null ? (
                  <span className="text-muted">{isOpen ? missing[side] : 'No consent was recorded.'}</span>
                ) : (
                  <>
                    {consent.person} agreed on {formatDate(consent.given_on) ?? consent.given_on} ({consent.channel}).{' '}
                    <span className="text-muted">
                      Recorded by {consent.recorded_by_name} on {formatDay(consent.recorded_at)}.
                    </span>
                  </>
                )}
              </p>
              {isOpen && (
                <Button
                  size="small"
                  aria-label={
                    consent === null
                      ? `Record the consent of the family of ${person.name}`
                      : `Correct the consent of the family of ${person.name}`
                  }
                  onClick={() => {
                    onRecord(side);
                  }}
                >
                  {consent === null ? 'Record…' : 'Correct…'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const missing = {
  target: 'Not asked yet. Nothing is shared before they agree.',
  requester: 'Only to share both ways: their own details are shown to the other family too.',
};
