import type { MyRequest } from '@/features/contact-requests/api/my-requests';
import { RequestTimeline } from '@/features/contact-requests/components/request-timeline';
import { WithdrawButton } from '@/features/contact-requests/components/withdraw-button';
import { isOpenRequest, whatHappensNext } from '@/features/contact-requests/request-status';
import { useFocusPlace } from '@/ui/use-focus-place';
import { TextLink } from '@/ui/text-link';

interface MyRequestRowProps {
  request: MyRequest;
}

/** One request: the profile, the status and the actions. */
export function MyRequestRow({ request }: MyRequestRowProps) {
  const { profileId, targetName, status, note, declineReason } = request;
  // The Withdraw button unmounts.
  const { place, focusPlace } = useFocusPlace<HTMLLIElement>();

  return (
    <li ref={place} tabIndex={-1} className="rounded-card bg-paper px-5 py-5 shadow-card sm:px-7">
      <div className="grid gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="min-w-0">
          <h2 className="text-xl [overflow-wrap:anywhere]">{targetName ?? 'No longer available'}</h2>
          {targetName === null ? (
            <p className="mt-1 text-muted">Profile {profileId} is not open to you any more.</p>
          ) : (
            <TextLink to={{ page: 'profile', profileId }}>
              {status === 'approved' ? 'See the contact details' : 'Open the profile'}
              <span className="sr-only"> of {targetName}</span>
            </TextLink>
          )}
          {note !== null && (
            <p className="mt-1 max-w-[65ch] [overflow-wrap:anywhere] whitespace-pre-line">
              <span className="text-muted">Your note: </span>
              {note}
            </p>
          )}
        </div>
        <div className="min-w-0">
          <RequestTimeline request={request} />
          {isOpenRequest(status) && <p className="mt-2 text-muted">{whatHappensNext(status)}</p>}
          {declineReason !== null && (
            <p className="mt-2 [overflow-wrap:anywhere]">The bureau writes: {declineReason}</p>
          )}
          {isOpenRequest(status) && (
            <div className="mt-3">
              <WithdrawButton
                requestId={request.id}
                name={targetName ?? `profile ${profileId}`}
                onWithdrawn={focusPlace}
              />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
