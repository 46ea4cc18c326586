import { formatFact } from '@/person/values';
import type { ReactNode } from 'react';
import type { MyRequest, ReceivedDetails } from '@/features/contact-requests/api';
import { RequestTimeline, WithdrawButton } from '@/features/contact-requests/components/request-parts';
import { formatDeclineReason } from '@/bureau/decline-reasons';
import { isOpenRequest, whatHappensNext } from '@/features/contact-requests/request-status';
import { PersonName } from '@/bureau/components/person-name';
import { formatAge, formatDay } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { JoinedFacts } from '@/ui/joined-facts';
import { Portrait } from '@/ui/portrait';
import { TextLink } from '@/ui/text-link';

const rowLook = 'rounded-card bg-paper p-4 shadow-card sm:p-5';

interface MyRequestRowProps {
  request: MyRequest;
  /** How the stars of the member and this person agree. */
  match: ReactNode;
  /** Called when the request is withdrawn and this row unmounts. */
  onWithdrawn: () => void;
}

/** One request: the person, the status and the actions. */
export function MyRequestRow({ request, match, onWithdrawn }: MyRequestRowProps) {
  const {
    profileId,
    targetName,
    targetOwnName,
    age,
    place: town,
    firstImg,
    status,
    note,
    declineReason,
    isGiven,
  } = request;
  const shownName = targetName === null ? null : sayName(targetName, targetOwnName);
  const facts = [t('requests.row.id', { id: profileId }), age === null ? null : formatAge(age)];

  return (
    <li className={rowLook}>
      <div className="flex gap-4">
        <Face firstImg={firstImg} />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {targetName === null || shownName === null ? (
            <>
              <h3 className="text-xl">{t('requests.row.gone')}</h3>
              <p className="text-muted">{t('requests.row.goneText', { id: profileId })}</p>
            </>
          ) : (
            <>
              <h3 translate="no" className="text-xl">
                <PersonName own={targetOwnName}>{targetName}</PersonName>
              </h3>
              <p className="text-muted">
                <JoinedFacts facts={facts} typed={formatFact('location', town)} />
              </p>
              <MatchLine>{match}</MatchLine>
              <TextLink
                to={{ page: 'profile', profileId }}
                aria-label={t(status === 'approved' ? 'requests.row.detailsOf' : 'requests.row.openOf', {
                  name: shownName,
                })}
              >
                {t(status === 'approved' ? 'requests.row.details' : 'requests.row.open')}
              </TextLink>
            </>
          )}
          {note !== null && (
            <p className="max-w-[65ch] whitespace-pre-line">
              <span className="text-muted">{t('requests.row.yourNote')}</span> <span translate="no">{note}</span>
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 min-w-0 border-t border-line/70 pt-3">
        <RequestTimeline request={request} />
        {isGiven && <p className="mt-2">{t('requests.row.given')}</p>}
        {isOpenRequest(status) && <p className="mt-2 text-muted">{whatHappensNext(status)}</p>}
        {declineReason !== null && (
          <p className="mt-2 [overflow-wrap:anywhere]">
            {t('requests.answer.bureauWrites', { reason: formatDeclineReason(declineReason) })}
          </p>
        )}
        {isOpenRequest(status) && (
          <div className="mt-3">
            <WithdrawButton
              requestId={request.id}
              shownName={shownName ?? t('requests.row.profile', { id: profileId })}
              onWithdrawn={onWithdrawn}
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

/** A person with details visible to the member without an own request: the other family asked, and both agreed. */
export function ReceivedRow({ received: { otherId, otherName, firstImg, sharedAt }, match }: ReceivedRowProps) {
  return (
    <li className={rowLook}>
      <div className="flex gap-4">
        <Face firstImg={firstImg} />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h3 translate="no" className="text-xl">
            <PersonName own={null}>{otherName}</PersonName>
          </h3>
          <p className="text-muted">{t('requests.row.id', { id: otherId })}</p>
          <MatchLine>{match}</MatchLine>
          <TextLink
            to={{ page: 'profile', profileId: otherId }}
            aria-label={t('requests.row.detailsOf', { name: sayName(otherName, null) })}
          >
            {t('requests.row.details')}
          </TextLink>
          <p>{t('requests.row.received', { day: formatDay(sharedAt) })}</p>
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
