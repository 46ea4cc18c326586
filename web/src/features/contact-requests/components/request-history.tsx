import type { ReviewedRequest } from '@/features/contact-requests/api';
import { formatDeclineReason } from '@/bureau/decline-reasons';
import { readRequestStatus, requestStatusLabel } from '@/features/contact-requests/request-status';
import { formatDay } from '@/lib/format';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { t } from '@/texts/texts';
import { TextLink } from '@/ui/text-link';

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
                {t('requests-office.history.open')}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
