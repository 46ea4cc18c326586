import type { ReactNode } from 'react';
import type { MyRequest } from '@/features/contact-requests/api/my-requests';
import type { ReceivedDetails } from '@/features/contact-requests/api/received';
import { RequestTimeline } from '@/features/contact-requests/components/request-timeline';
import { WithdrawButton } from '@/features/contact-requests/components/withdraw-button';
import { isOpenRequest, whatHappensNext } from '@/features/contact-requests/request-status';
import { formatAge, formatDay, joinFacts } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { Portrait } from '@/ui/portrait';
import { useFocusPlace } from '@/ui/use-focus-place';
import { TextLink } from '@/ui/text-link';

const rowLook = 'rounded-card bg-paper p-4 shadow-card sm:p-5';

interface MyRequestRowProps {
  request: MyRequest;
  /** How the stars of the member and this person agree. */
  match: ReactNode;
}

/** One request: the person, the status and the actions. */
export function MyRequestRow({ request, match }: MyRequestRowProps) {
  const { profileId, targetName, age, place: town, firstImg, status, note, declineReason, isGiven } = request;
  // The Withdraw button unmounts.
  const { place, focusPlace } = useFocusPlace<HTMLLIElement>();
  const facts = [`ID ${profileId}`, age === null ? null : formatAge(age), town];

  return (
    <li ref={place} tabIndex={-1} className={rowLook}>
      <div className="flex gap-4">
        <Face firstImg={firstImg} />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h3 className="text-xl">{targetName ?? 'No longer available'}</h3>
          {targetName === null ? (
            <p className="text-muted">Profile {profileId} is not open to you any more.</p>
          ) : (
            <>
              <p className="text-muted">{joinFacts(facts)}</p>
              <MatchLine>{match}</MatchLine>
              <TextLink to={{ page: 'profile', profileId }}>
                {status === 'approved' ? 'See the contact details' : 'Open the profile'}
                <span className="sr-only"> of {targetName}</span>
              </TextLink>
            </>
          )}
          {note !== null && (
            <p className="max-w-[65ch] whitespace-pre-line">
              <span className="text-muted">Your note: </span>
              {note}
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 min-w-0 border-t border-line/70 pt-3">
        <RequestTimeline request={request} />
        {isGiven && <p className="mt-2">Both families agreed: your contact details are shown to them too.</p>}
        {isOpenRequest(status) && <p className="mt-2 text-muted">{whatHappensNext(status)}</p>}
        {declineReason !== null && <p className="mt-2 [overflow-wrap:anywhere]">The bureau writes: {declineReason}</p>}
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
    </li>
  );
}

interface ReceivedRowProps {
  received: ReceivedDetails;
  /** How the stars of the member and this person agree. */
  match: ReactNode;
}

/** Somebody whose contact details the member sees without having asked: the other family asked, and both agreed. */
export function ReceivedRow({ received: { otherId, otherName, firstImg, sharedAt }, match }: ReceivedRowProps) {
  return (
    <li className={rowLook}>
      <div className="flex gap-4">
        <Face firstImg={firstImg} />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h3 className="text-xl">{otherName}</h3>
          <p className="text-muted">ID {otherId}</p>
          <MatchLine>{match}</MatchLine>
          <TextLink to={{ page: 'profile', profileId: otherId }}>
            See the contact details<span className="sr-only"> of {otherName}</span>
          </TextLink>
          <p>They asked, and both families agreed. You see each other’s details since {formatDay(sharedAt)}.</p>
        </div>
      </div>
    </li>
  );
}

/** No line where one of the two stars is not known. */
function MatchLine({ children }: { children: ReactNode }) {
  return <p className="font-medium text-maroon-800 empty:hidden">{children}</p>;
}

function Face({ firstImg }: { firstImg: string | null }) {
  return (
    <Portrait
      picture={firstImg === null ? null : smallPlaceOf('profile-images', firstImg)}
      alt=""
      className="w-20 shrink-0 self-start"
    />
  );
}
