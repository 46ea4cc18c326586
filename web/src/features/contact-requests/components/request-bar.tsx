import { useMutation, useQuery } from '@tanstack/react-query';
import { consentsQueryOptions, ownSharingAnswer } from '@/bureau/api/consents';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { ReachButtons, type ReachedBy } from '@/bureau/components/reach';
import { useMessageTo } from '@/bureau/use-messages';
import type { ReviewedRequest } from '@/features/contact-requests/api';
import { consentOf, consentQuestion, nextStep } from '@/features/contact-requests/approval';
import { DeclineAct, type RequestOutcome } from '@/features/contact-requests/components/decide';
import { sayDate } from '@/lib/format';
import { useShortcuts } from '@/lib/shortcuts';
import { whatsAppLink } from '@/person/phone';
import { t } from '@/texts/texts';
import { ActionBar, ListPlace, ShortcutHint } from '@/ui/action-bar';
import { Button } from '@/ui/button';

interface RequestBarProps {
  request: ReviewedRequest;
  isOpen: boolean;
  /** "3 of 40", or null when the request is not in the list. */
  place: string | null;
  onNext: (() => void) | null;
  onShare: () => void;
  onReached: (by: ReachedBy) => void;
  outcome: RequestOutcome;
}

/** The daily acts on a request, at the lower edge of the window. */
export function RequestBar({ request, isOpen, place, onNext, onShare, onReached, outcome }: RequestBarProps) {
  const { requester, target, consents } = request;
  // Whose family is asked next. Nothing is left to ask when both have agreed.
  const side = consentOf(consents, target) === null ? 'target' : 'requester';
  const answers = [
    { id: target.id, name: target.name, consents: useQuery(consentsQueryOptions(target.id)).data },
    { id: requester.id, name: requester.name, consents: useQuery(consentsQueryOptions(requester.id)).data },
  ].flatMap(({ consents: given, ...person }) =>
    given === undefined ? [] : [{ ...person, own: ownSharingAnswer(given) }],
  );
  const withoutOwnYes = answers.filter(({ own }) => own === undefined).map(({ id }) => id);
  // A candidate's own no counts more than what the families agreed to.
  const refusals = answers.flatMap(({ name, own }) =>
    own?.given === false ? [t('requests-office.approve.ownNo', { name, day: sayDate(own.said_on) })] : [],
  );
  const isAsked = consentOf(consents, requester) !== null && side === 'requester';
  useShortcuts({ v: isOpen ? onShare : null, n: onNext });
  return (
    <ActionBar
      label={t('requests-office.bar.label')}
      note={isOpen && <p id="request-next-step">{refusals[0] ?? nextStep(request, withoutOwnYes)}</p>}
      hint={
        <ShortcutHint
          keys={[
            ...(isOpen ? ([['V', t('requests-office.bar.keyShare')]] as const) : []),
            ...(onNext === null ? [] : ([['N', t('requests-office.bar.keyNext')]] as const)),
          ]}
        />
      }
    >
      <ListPlace to={{ page: 'requests' }} place={place} />
      {isOpen && (
        <>
          <Reach key={side} request={request} side={side} isAsked={isAsked} onReached={onReached} />
          <Button look="primary" size="small" aria-describedby="request-next-step" onClick={onShare}>
            {t('requests-office.bar.share')}
          </Button>
          {refusals.length > 0 && <DeclineAct request={request} outcome={outcome} />}
        </>
      )}
      {onNext !== null && (
        <Button size="small" look={isOpen ? 'quiet' : 'primary'} className="px-3 md:ml-auto" onClick={onNext}>
          {t(isOpen ? 'ui.next' : 'requests-office.bar.nextOpen')}
        </Button>
      )}
    </ActionBar>
  );
}

interface ReachProps {
  request: ReviewedRequest;
  side: 'target' | 'requester';
  /** Whether both families have agreed: no question is left. */
  isAsked: boolean;
  onReached: (by: ReachedBy) => void;
}

/** Call and WhatsApp for the family that is asked next. */
function Reach({ request, side, isAsked, onReached }: ReachProps) {
  const family = request[side];
  const opening = useMutation(phoneNumberOpening());
  const { text } = useMessageTo(family.id, consentQuestion(request, side));
  const phone = opening.data ?? null;
  return (
    <ReachButtons
      who={t('requests-office.bar.family', { name: family.name })}
      opening={opening}
      phone={phone}
      whatsAppHref={phone === null ? null : whatsAppLink(phone, isAsked ? undefined : (text ?? undefined))}
      family={family.id}
      onOpen={() => opening.mutate(family.id)}
      onReached={onReached}
    />
  );
}
