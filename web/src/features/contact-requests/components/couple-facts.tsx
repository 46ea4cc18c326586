import { formatDeclineReason, readRequestStatus, requestStatusLabel } from '@/bureau/words';
import type { ReviewedRequest } from '@/features/contact-requests/api';
import { hasLogin } from '@/features/contact-requests/approval';
import { formatAge, formatDay } from '@/lib/format';
import { wantHeadingFocus } from '@/lib/navigation/focus';
import { smallPlaceOf } from '@/lib/pictures';
import { comparedFields, factsOf } from '@/person/facts';
import { sayValue } from '@/person/say-value';
import { formatFact } from '@/person/values';
import { t } from '@/texts/texts';
import { FactList, JoinedFacts } from '@/ui/facts';
import { FoldedPart, GroupHeading } from '@/ui/sections';
import { Portrait } from '@/ui/portrait';
import { TextLink } from '@/ui/text-link';

/** Both people side by side, or one below the other on phones. Their facts are folded. */
export function CoupleFacts({ requester, target }: Pick<ReviewedRequest, 'requester' | 'target'>) {
  const people = [
    { role: t('requests-office.couple.asks'), person: requester },
    { role: t('requests-office.couple.askedFor'), person: target },
  ];
  return (
    <section aria-labelledby="request-couple" className="mt-6">
      <GroupHeading id="request-couple">{t('requests-office.couple.heading')}</GroupHeading>
      <div className="mt-4 grid gap-3 lg:grid-cols-2">
        {people.map(({ role, person }) => (
          <section
            key={person.id}
            aria-label={t('requests-office.couple.person', { role, name: person.name })}
            className="flex gap-4 rounded-card bg-paper p-4 shadow-card"
          >
            <Portrait
              picture={person.first_img === null ? null : smallPlaceOf('profile-images', person.first_img)}
              alt={t('requests-office.couple.picture', { name: person.name })}
              className="w-20 shrink-0 self-start"
            />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="text-sm text-gold-700">{role}</p>
              <h3 translate="no" className="text-xl">
                {person.name}
              </h3>
              <p>
                <JoinedFacts
                  facts={[t('profiles.card.id', { id: person.id }), person.age === null ? null : formatAge(person.age)]}
                  typed={formatFact('location', person.location)}
                />
              </p>
              {!hasLogin(person) && <p className="text-muted">{t('admin.login.none')}</p>}
              {!person.visible && (
                <p className="font-medium text-danger">
                  {person.deleted_at === null
                    ? t('requests-office.couple.hidden', { status: sayValue('status', person.status) })
                    : t('requests-office.couple.deleted')}
                </p>
              )}
              <TextLink
                to={{ page: 'profile', profileId: person.id }}
                aria-label={t('requests-office.couple.profileOf', { name: person.name })}
              >
                {t('profiles.profile')}
              </TextLink>
            </div>
          </section>
        ))}
      </div>
      <FoldedPart title={t('requests-office.couple.compare')} className="mt-2">
        <div className="grid gap-x-8 lg:grid-cols-2">
          {people.map(({ person }) => (
            <section key={person.id} aria-label={t('requests-office.couple.facts', { name: person.name })}>
              <p translate="no" className="mt-3 font-medium [overflow-wrap:anywhere]">
                {person.name}
              </p>
              <FactList look="card" facts={factsOf(comparedFields, { ...person.profile_details, ...person })} />
            </section>
          ))}
        </div>
      </FoldedPart>
    </section>
  );
}

/** The history between both people: earlier requests in either direction, likes and blocks. */
export function RequestHistory({ request }: { request: ReviewedRequest }) {
  const { requester, target, earlier, likes, blocks } = request;
  const inOrder = (firstId: number) =>
    firstId === requester.id ? ([requester, target] as const) : ([target, requester] as const);
  const about = (firstId: number, moment: string) => {
    const [who, other] = inOrder(firstId);
    return { side: who.gender, who: who.name, other: other.name, day: formatDay(moment) };
  };
  if (earlier.length + likes.length + blocks.length === 0) return null;
  return (
    <section aria-label={t('requests-office.history.label')} className="mt-4">
      <ul className=" space-y-1.5 [overflow-wrap:anywhere]">
        {blocks.map(({ blocker_id, created_at }) => (
          <li key={`block ${blocker_id}`} className="font-medium text-danger">
            {t('requests-office.history.blocked', about(blocker_id, created_at))}
          </li>
        ))}
        {likes.map(({ liker_id, created_at }) => (
          <li key={`like ${liker_id}`}>{t('requests-office.history.likes', about(liker_id, created_at))}</li>
        ))}
        {earlier.map(({ id, requester_id, status, decline_reason: reason, created_at }) => {
          const asked = {
            ...about(requester_id, created_at),
            status: requestStatusLabel(readRequestStatus(status)),
          };
          return (
            <li key={id}>
              {reason === null
                ? t('requests-office.history.asked', asked)
                : t('requests-office.history.askedReason', { ...asked, reason: formatDeclineReason(reason) })}{' '}
              <TextLink
                to={{ page: 'requests', requestId: id }}
                mode="replace"
                aria-label={t('requests-office.history.openNamed', { day: asked.day })}
                onClick={wantHeadingFocus}
              >
                {t('ui.open')}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
