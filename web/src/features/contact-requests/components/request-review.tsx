import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { requestQueryOptions, type ReviewedRequest } from '@/features/contact-requests/api';
import { ConsentPart } from '@/features/contact-requests/components/consent-part';
import { CoupleFacts, RequestHistory } from '@/features/contact-requests/components/couple-facts';
import { DecisionPart, type RequestOutcome } from '@/features/contact-requests/components/decide';
import { RequestBar } from '@/features/contact-requests/components/request-bar';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import { ContactFamilyPart } from '@/features/contact-requests/components/contact-family-part';
import { FollowUpPart } from '@/features/contact-requests/components/follow-up';
import { DisclosurePart } from '@/features/contact-requests/components/disclosure-part';
import { describeRequest } from '@/features/contact-requests/office-requests';
import { isOpenRequest } from '@/bureau/words';
import { errorText } from '@/lib/error-text';
import { type AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/notice';
import { GroupHeading } from '@/ui/sections';
import { DetailHeading } from '@/ui/master-detail';
import { QueryView } from '@/ui/loaded';
import { RichText } from '@/ui/rich-text';
import { FactsSkeleton, Skeleton } from '@/ui/skeleton';

export interface RequestReviewProps {
  id: number;
  today: string;
  /** Renders the star match of both people. */
  match: (requester: ReviewedRequest['requester'], target: ReviewedRequest['target']) => ReactNode;
  /** Renders the dialog of the sharing. */
  sharing: (requestId: number, close: () => void) => ReactNode;
  /** "3 of 40" among the open requests; null if it is not open. */
  place: string | null;
  /** Selects the next open request; null if there is none. */
  onNext: (() => void) | null;
}

/** One request with all facts for the decision, and the decision buttons. */
export function RequestReview(props: RequestReviewProps) {
  const { id } = props;
  const request = useQuery(requestQueryOptions(id));
  return (
    <QueryView
      query={request}
      loading={t('ui.loading', { what: t('requests-office.theRequest') })}
      skeleton={<RequestSkeleton />}
      failure={couldNotLoad(t('requests-office.thisRequest'))}
      failureClass="text-lg"
    >
      {(found) =>
        found === null ? (
          <p className="rounded-card bg-paper px-6 py-8 text-lg shadow-card">{t('requests-office.gone', { id })}</p>
        ) : (
          <Loaded {...props} request={found} />
        )
      }
    </QueryView>
  );
}

function Loaded({ request, today, match, sharing, place, onNext }: RequestReviewProps & { request: ReviewedRequest }) {
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

function RequestSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-9 w-96 max-w-full" />
      <Skeleton className="mt-3 h-5 w-48 max-w-full" />
      <FactsSkeleton />
    </div>
  );
}
