import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useOwnSharingAnswer } from '@/bureau/api/consents';
import { isOpenRequest } from '@/bureau/words';
import { requestQueryOptions, type ReviewedRequest } from '@/features/contact-requests/api';
import { consentOf, interestInWords } from '@/features/contact-requests/approval';
import { ContactFamilyPart } from '@/features/contact-requests/components/contact-family-part';
import { CoupleFacts, RequestHistory } from '@/features/contact-requests/components/couple-facts';
import { DecisionPart, type RequestOutcome } from '@/features/contact-requests/components/decide';
import { DisclosurePart } from '@/features/contact-requests/components/disclosure-part';
import { FollowUpPart } from '@/features/contact-requests/components/follow-up';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import { RequestBar } from '@/features/contact-requests/components/request-bar';
import { ConsentInWords } from '@/features/contact-requests/components/sharing-dialog';
import { describeRequest } from '@/features/contact-requests/office-requests';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { formatDay, sayDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { Loaded } from '@/ui/loaded';
import { DetailHeading } from '@/ui/master-detail';
import { RichText } from '@/ui/rich-text';
import { GroupHeading } from '@/ui/sections';
import { FactsSkeleton, Skeleton } from '@/ui/skeleton';

export interface RequestReviewProps {
  id: number;
  today: string;
  match: (requester: ReviewedRequest['requester'], target: ReviewedRequest['target']) => ReactNode;
  sharing: (requestId: number, close: () => void) => ReactNode;
  /** "3 of 40" among the open requests; null if it is not open. */
  place: string | null;
  onNext: (() => void) | null;
}

export function RequestReview(props: RequestReviewProps) {
  const { id } = props;
  const request = useQuery(requestQueryOptions(id));
  return (
    <Loaded query={request} what={t('requests-office.theRequest')} skeleton={<RequestSkeleton />}>
      {(found) =>
        found === null ? (
          <p className="rounded-card bg-paper px-6 py-8 text-lg shadow-card">{t('requests-office.gone', { id })}</p>
        ) : (
          <Review {...props} request={found} />
        )
      }
    </Loaded>
  );
}

function Review({ request, today, match, sharing, place, onNext }: RequestReviewProps & { request: ReviewedRequest }) {
  const [conflict, setConflict] = useState<AppError | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const [reachedBy, setReachedBy] = useState<string | null>(null);
  const { requester, target, note, status } = request;
  const isOpen = isOpenRequest(status);
  const outcome: RequestOutcome = {
    isShared: true,
    onDone: () => setConflict(null),
    onFailed: (error) => setConflict(error.kind === 'conflict' ? error : null),
  };

  return (
    <article aria-labelledby="reviewed-request">
      <DetailHeading id="reviewed-request" shown={request}>
        {t('requests-office.heading', { side: requester.gender, requester: requester.name, target: target.name })}
      </DetailHeading>
      <p className="mt-1 [overflow-wrap:anywhere]">
        <RichText
          text={t('requests-office.since', {
            day: formatDay(request.created_at),
            status: describeRequest(request, today),
          })}
          tags={{
            muted: (words) => <span className="text-muted">{words}</span>,
            status: (words) => <span className="font-medium">{words}</span>,
          }}
        />
      </p>
      {conflict !== null && (
        <p role="alert" className="mt-4 rounded-card border border-danger bg-paper px-5 py-3">
          {t('requests-office.conflict', { problem: errorText(conflict) })}
        </p>
      )}
      {note !== null && (
        <p className="mt-3 max-w-[65ch] [overflow-wrap:anywhere] whitespace-pre-line">
          <span className="text-muted">{t('requests-office.note')}</span> <span translate="no">{note}</span>
        </p>
      )}
      <RequestHistory request={request} />

      <DisclosurePart request={request} outcome={outcome} />

      {status === 'approved' && <FollowUpPart request={request} />}

      {status === 'declined' && (
        <section aria-labelledby="request-answer" className="mt-8">
          <GroupHeading id="request-answer">{t('requests-office.answer')}</GroupHeading>
          <MessageNotice
            recipient={requester}
            openText={t('requests-office.sendOnWhatsApp')}
            message={{
              message: 'request declined',
              name: requester.name,
              other: target.name,
              reason: request.decline_reason ?? '',
            }}
          />
        </section>
      )}

      <CoupleFacts requester={requester} target={target} />
      {match(requester, target)}
      <ConsentPart request={request} isOpen={isOpen} />
      <ContactFamilyPart request={request} isOpen={isOpen} today={today} reachedBy={reachedBy} outcome={outcome} />
      {isOpen && <DecisionPart request={request} today={today} outcome={outcome} />}
      {isSharing && sharing(request.id, () => setIsSharing(false))}
      <RequestBar
        request={request}
        isOpen={isOpen}
        place={place}
        onNext={onNext}
        onShare={() => setIsSharing(true)}
        onReached={setReachedBy}
        outcome={outcome}
      />
    </article>
  );
}

const RequestSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton className="h-9 w-96 max-w-full" />
    <Skeleton className="mt-3 h-5 w-48 max-w-full" />
    <FactsSkeleton />
  </div>
);

/** The consents of the two families. The dialog of the sharing records them. */
function ConsentPart({ request, isOpen }: { request: ReviewedRequest; isOpen: boolean }) {
  const { consents, requester, target } = request;
  return (
    <section aria-labelledby="request-consent" className="mt-8">
      <GroupHeading id="request-consent">{t('requests-office.consent.heading')}</GroupHeading>
      <ul className="mt-2 divide-y divide-line/70">
        {[target, requester].map((person) => {
          const consent = consentOf(consents, person);
          if (!isOpen && consent === null && person === requester) return null;
          const none = isOpen ? t('requests-office.consent.notAsked') : t('requests-office.consent.none');
          return (
            <li key={person.id} className="py-2.5 [overflow-wrap:anywhere]">
              <p className="font-medium">{t('requests-office.consent.family', { name: person.name })}</p>
              <p>
                {consent === null ? (
                  (interestInWords(request.introductions, person) ?? <span className="text-muted">{none}</span>)
                ) : (
                  <ConsentInWords consent={consent} />
                )}
              </p>
              {isOpen && <OwnNo person={person} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** For the office alone: the candidate's own no to the giving of contact details, with its day. Nothing without one. */
function OwnNo({ person: { id, name } }: { person: { id: number; name: string } }) {
  const own = useOwnSharingAnswer(id);
  if (own === undefined || own.given) return null;
  const day = sayDate(own.said_on);
  return <p className="font-medium">{t('requests-office.approve.ownNo', { name, day })}</p>;
}
