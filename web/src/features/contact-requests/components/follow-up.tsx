import { z } from 'zod';
import { type Couple, type ReviewedRequest, saveFollowUp } from '@/features/contact-requests/api';
import { formatDay } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { endingSides, followUpStates } from '@/lib/register-work.gen';
import { t, tIfKnown } from '@/texts/texts';
import { FormAct } from '@/ui/act';
import { CheckboxField, SelectField, TextAreaField } from '@/ui/fields';
import { GroupHeading } from '@/ui/sections';

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

const schema = z.object({ ended_by: z.string(), note: limitedText(300), mark_engaged: z.boolean() });

interface FollowUpButtonsProps {
  couple: Couple;
  state: string | null;
  /** Replaced in tests. */
  send?: typeof saveFollowUp;
}

/** The states of a follow-up as buttons: with "agreed" both may be marked as engaged, with "ended" the side is asked. */
export function FollowUpButtons({ couple, state: current, send = saveFollowUp }: FollowUpButtonsProps) {
  const { id, requester, target, note } = couple;
  return (
    <div
      role="group"
      aria-label={t('today.followUp.of', { requester, target })}
      className="flex flex-wrap gap-2 in-data-lines:gap-x-3"
    >
      {followUpStates.map((state) => (
        <FormAct
          key={state}
          label={t(`today.state.${state}`)}
          size="small"
          isCurrent={state === current}
          title={t('today.followUp.title', { state: t(`today.state.${state}`) })}
          lead={t('today.followUp.text', { requester, target })}
          schema={schema}
          empty={{ ended_by: '', note: note ?? '', mark_engaged: false }}
          submit={t('ui.save')}
          send={(values) => send({ request_id: id, state, ...values, ended_by: values.ended_by || null })}
          done={t('today.followUp.saved')}
          failed={t('today.followUp.failed')}
        >
          {({ field }) => (
            <>
              {state === 'ended' && (
                <SelectField
                  label={t('today.followUp.endedBy')}
                  hint={t('today.followUp.endedByHint')}
                  emptyLabel={t('today.followUp.notKnown')}
                  options={endingSides.map((side) => ({
                    value: side,
                    label: t(`today.side.${side}`, { requester, target }),
                  }))}
                  {...field('ended_by')}
                />
              )}
              {state === 'agreed' && (
                <CheckboxField
                  label={t('today.followUp.engaged')}
                  hint={t('today.followUp.engagedHint')}
                  {...field('mark_engaged')}
                />
              )}
              <TextAreaField label={t('today.followUp.note')} {...field('note')} />
            </>
          )}
        </FormAct>
      ))}
    </div>
  );
}
