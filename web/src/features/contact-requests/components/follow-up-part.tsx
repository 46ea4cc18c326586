import type { ReviewedRequest } from '@/features/contact-requests/api';
import { FollowUpButtons } from '@/features/contact-requests/components/follow-up-buttons';
import { formatDay } from '@/lib/format';
import { t, tIfKnown } from '@/texts/texts';
import { GroupHeading } from '@/ui/group-heading';

/** What became of an approved request, with the buttons that save it. */
export function FollowUpPart({ request }: { request: ReviewedRequest }) {
  const { id, requester, target, follow_up: saved } = request;
  const names = { requester: requester.name, target: target.name };
  const side = saved?.ended_by == null ? null : tIfKnown(`today.side.${saved.ended_by}`, names);
  return (
    <section aria-labelledby="request-follow-up" className="mt-8 print:hidden">
      <GroupHeading id="request-follow-up">{t('today.followUp.heading')}</GroupHeading>
      <p className="mt-3 [overflow-wrap:anywhere]">
        {saved === null
          ? t('today.followUp.none')
          : t('today.followUp.is', {
              state: [tIfKnown(`today.state.${saved.state}`, {}) ?? saved.state, ...(side === null ? [] : [side])].join(
                ', ',
              ),
              by: saved.changed_by_name,
              day: formatDay(saved.changed_at),
            })}
      </p>
      {saved?.note != null && (
        <p translate="no" className="mt-1 max-w-[65ch] [overflow-wrap:anywhere] whitespace-pre-line">
          {saved.note}
        </p>
      )}
      <div className="mt-2">
        <FollowUpButtons couple={{ id, ...names, note: saved?.note ?? null }} state={saved?.state ?? null} />
      </div>
    </section>
  );
}
