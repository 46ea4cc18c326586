import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { keepChoice, readChoice } from '@/base/kept-choice';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { PageTitle } from '@/bureau/components/page-title';
import { ReachButtons } from '@/bureau/components/reach-buttons';
import { dueCallsQueryOptions } from '@/features/admin/api/log';
import { DueCall } from '@/features/admin/log/due-calls';
import { FollowUpButtons } from '@/features/contact-requests/components/follow-up-buttons';
import { todayQueryOptions, waitingAtOnce, waitingQueryOptions } from '@/features/today/api/today';
import { answerInWords } from '@/features/introductions/answers';
import { AnswerDialog } from '@/features/introductions/components/answer-dialog';
import { SeeAnswer } from '@/features/introductions/components/see-answer';
import { TodayPart } from '@/features/today/components/today-part';
import { todayAtBureau } from '@/lib/bureau-days';
import { joinFacts } from '@/lib/format';
import { whatsAppLink } from '@/person/whatsapp';
import { t, tIfKnown } from '@/texts/texts';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { PageHeading } from '@/ui/page-heading';
import { TextLink } from '@/ui/text-link';

interface PartProps {
  /** Only the families that the reader looks after. */
  mine: boolean;
}

/** The parts of the page, in their order. */
const parts: Readonly<Record<string, ComponentType<PartProps>>> = {
  enquiries: Enquiries,
  answers: Answers,
  toAsk: ToAsk,
  requests: Requests,
  verifications: Verifications,
  followUps: FollowUps,
  calls: Calls,
  waiting: Waiting,
};

// The admin's choice stays in this browser.
const mineKey = 'today-mine';

/** A clerk's morning: what waits for the office, composed of several features. */
export function TodayRoute() {
  const [mine, setMine] = useState(() => readChoice(mineKey) !== null);
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('shell.pages.today')}</PageTitle>
      <BackLink to={{ page: 'dashboard' }}>{t('admin.dashboard')}</BackLink>
      <PageHeading className="mt-2 text-2xl sm:text-3xl">{t('shell.pages.today')}</PageHeading>
      <p className="text-muted">{t('today.lead')}</p>
      <CheckboxField
        label={t('today.mine')}
        hint={t('today.mineHint')}
        checked={mine}
        onChange={({ target: { checked } }) => {
          setMine(checked);
          keepChoice(mineKey, checked ? 'yes' : null);
        }}
      />
      <div className="mt-4 gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
        {Object.entries(parts).map(([name, Part]) => (
          <Part key={name} mine={mine} />
        ))}
      </div>
    </div>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (since: string, now: number) =>
  t('today.daysAgo', { count: Math.max(0, Math.floor((now - new Date(since).getTime()) / dayMs)) });
const useNow = () => useState(Date.now)[0];

function Enquiries({ mine }: PartProps) {
  const query = useQuery({ ...todayQueryOptions(mine), select: ({ enquiries }) => enquiries });
  const now = useNow();
  return (
    <TodayPart
      id="today-enquiries"
      title={t('today.enquiries')}
      query={query}
      all={{ page: 'enquiries' }}
      row={({ name, kind, since }) => (
        <>
          <TextLink to={{ page: 'enquiries' }}>
            <span translate="no">{name}</span>
          </TextLink>{' '}
          <span className="text-muted">
            {joinFacts([
              kind === 'login' ? t('today.lostLogin') : kind === 'link' ? t('today.lostLink') : null,
              t('today.sent', { when: daysAgo(since, now) }),
            ])}
          </span>
        </>
      )}
    />
  );
}

function Answers({ mine }: PartProps) {
  const query = useQuery({ ...todayQueryOptions(mine), select: ({ answers }) => answers });
  const now = useNow();
  return (
    <TodayPart
      id="today-answers"
      title={t('today.answers')}
      query={query}
      row={({ id, family_id: profileId, family, shown_id: shownId, shown, answer, was_told: wasTold, since }) => (
        <>
          <TextLink to={{ page: 'profile', profileId }}>
            {t('today.pair', { requester: family, target: shown })}
          </TextLink>{' '}
          <span className="text-muted">
            {t('today.answered', { answer: answerInWords(answer), when: daysAgo(since, now) })}
          </span>
          {wasTold && (
            <TextLink to={{ page: 'profile', profileId: shownId }} className="block">
              {t('today.wasTold', { shown })}
            </TextLink>
          )}
          <div className="mt-1">
            <SeeAnswer id={id} family={family} />
          </div>
        </>
      )}
    />
  );
}

function ToAsk({ mine }: PartProps) {
  const query = useQuery({ ...todayQueryOptions(mine), select: ({ to_ask: toAsk }) => toAsk });
  const now = useNow();
  return (
    <TodayPart
      id="today-to-ask"
      title={t('today.toAsk')}
      query={query}
      row={(asked) => <FamilyToAsk asked={asked} when={daysAgo(asked.since, now)} />}
    />
  );
}

interface FamilyToAskProps {
  asked: { id: number; family_id: number; family: string; shown_id: number; shown: string };
  when: string;
}

function FamilyToAsk({ asked: { id, family_id: familyId, family, shown_id: shownId, shown }, when }: FamilyToAskProps) {
  const opening = useMutation(phoneNumberOpening());
  const [isAnswering, setIsAnswering] = useState(false);
  const phone = opening.data ?? null;
  return (
    <>
      <TextLink to={{ page: 'profile', profileId: familyId }}>
        {t('today.ask', { family, familyId, shown, shownId })}
      </TextLink>{' '}
      <span className="text-muted">{when}</span>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <ReachButtons
          who={t('requests-office.bar.family', { name: family })}
          opening={opening}
          phone={phone}
          whatsAppHref={phone === null ? null : whatsAppLink(phone)}
          onOpen={() => {
            opening.mutate(familyId);
          }}
        />
        <Button
          size="small"
          aria-label={t('introductions-office.part.recordNamed', { name: shown })}
          onClick={() => {
            setIsAnswering(true);
          }}
        >
          {t('introductions-office.part.record')}
        </Button>
      </div>
      {isAnswering && (
        <AnswerDialog
          id={id}
          family={{ id: familyId, name: family }}
          shown={{ id: shownId, name: shown }}
          onClose={() => {
            setIsAnswering(false);
          }}
        />
      )}
    </>
  );
}

function Requests({ mine }: PartProps) {
  const query = useQuery({ ...todayQueryOptions(mine), select: ({ requests }) => requests });
  const now = useNow();
  return (
    <TodayPart
      id="today-requests"
      title={t('today.requests')}
      query={query}
      all={{ page: 'requests' }}
      row={({ id, requester, target, since }) => (
        <>
          <TextLink to={{ page: 'requests', requestId: id }}>{t('today.pair', { requester, target })}</TextLink>{' '}
          <span className="text-muted">{t('today.asked', { when: daysAgo(since, now) })}</span>
        </>
      )}
    />
  );
}

function Verifications({ mine }: PartProps) {
  const query = useQuery({ ...todayQueryOptions(mine), select: ({ verifications }) => verifications });
  const now = useNow();
  return (
    <TodayPart
      id="today-verifications"
      title={t('today.verifications')}
      query={query}
      all={{ page: 'review' }}
      row={({ id, name, since }) => (
        <>
          <TextLink to={{ page: 'review', profileId: id }}>
            <span translate="no">{name}</span>
          </TextLink>{' '}
          <span className="text-muted">{t('today.sent', { when: daysAgo(since, now) })}</span>
        </>
      )}
    />
  );
}

function FollowUps({ mine }: PartProps) {
  const query = useQuery({ ...todayQueryOptions(mine), select: ({ follow_ups: followUps }) => followUps });
  const now = useNow();
  return (
    <TodayPart
      id="today-follow-ups"
      title={t('today.followUps')}
      query={query}
      row={(couple) => {
        const { id, requester, target, since, state } = couple;
        const when = daysAgo(since, now);
        return (
          <>
            <TextLink to={{ page: 'requests', requestId: id }}>{t('today.pair', { requester, target })}</TextLink>{' '}
            <span className="text-muted">
              {state === null
                ? t('today.shared', { when })
                : t('today.sharedState', { when, state: tIfKnown(`today.state.${state}`, {}) ?? state })}
            </span>
            <FollowUpButtons couple={couple} state={state} />
          </>
        );
      }}
    />
  );
}

function Calls() {
  const [today] = useState(todayAtBureau);
  const query = useQuery({
    ...dueCallsQueryOptions(today),
    select: (calls) => ({ count: calls.length, list: calls }),
  });
  return (
    <TodayPart
      id="today-calls"
      title={t('today.calls')}
      query={query}
      row={(call) => <DueCall call={call} today={today} />}
    />
  );
}

function Waiting({ mine }: PartProps) {
  const [skipped, setSkipped] = useState(0);
  const query = useQuery(waitingQueryOptions(skipped, mine));
  const now = useNow();
  const next = skipped + waitingAtOnce;
  return (
    <TodayPart
      id="today-waiting"
      title={t('today.waiting')}
      note={t('today.waitingNote')}
      query={query}
      row={({ id, name, since }) => (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <TextLink to={{ page: 'profile', profileId: id }}>
              <span translate="no">{name}</span>
            </TextLink>{' '}
            <span className="text-muted">{t('today.verified', { when: daysAgo(since, now) })}</span>
          </span>
          <TextLink to={{ page: 'matches', profileId: id }} aria-label={t('today.findMatches', { name })}>
            {t('matches.find')}
          </TextLink>
        </div>
      )}
      pager={
        <div className="flex flex-wrap gap-2">
          {skipped > 0 && (
            <Button
              size="small"
              onClick={() => {
                setSkipped(skipped - waitingAtOnce);
              }}
            >
              {t('today.earlier')}
            </Button>
          )}
          {next < Math.min(query.data?.count ?? 0, 1000) && (
            <Button
              size="small"
              onClick={() => {
                setSkipped(next);
              }}
            >
              {t('today.next')}
            </Button>
          )}
        </div>
      }
    />
  );
}
