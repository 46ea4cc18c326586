import type { ReviewedRequest } from '@/features/contact-requests/api';
import { consentOf, interestInWords } from '@/features/contact-requests/approval';
import { OwnNo } from '@/features/contact-requests/components/own-no';
import { formatChannel } from '@/bureau/channels';
import { formatDate, formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';

interface ConsentPartProps {
  request: ReviewedRequest;
  isOpen: boolean;
  /** Opens the dialog that records or corrects the consent of this person's family. */
  onRecord: (family: 'target' | 'requester') => void;
}

/** The consents of the two families. The requester's family's is needed only to share both ways. */
export function ConsentPart({ request, isOpen, onRecord }: ConsentPartProps) {
  const { consents, requester, target } = request;
  return (
    <section aria-labelledby="request-consent" className="mt-8">
      <GroupHeading id="request-consent">{t('requests-office.consent.heading')}</GroupHeading>
      <ul className="mt-2 divide-y divide-line/70">
        {(['target', 'requester'] as const).map((side) => {
          const person = side === 'target' ? target : requester;
          const consent = consentOf(consents, person);
          const interest = interestInWords(request.introductions, person);
          if (!isOpen && consent === null && side === 'requester') return null;
          return (
            <li key={side} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
              <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
                <span className="block font-medium">{t('requests-office.consent.family', { name: person.name })}</span>
                {consent === null ? (
                  <>
                    {interest !== null && <span className="block">{interest}</span>}
                    <span className="text-muted">{t(isOpen ? missing[side] : 'requests-office.consent.none')}</span>
                  </>
                ) : (
                  <>
                    {t('requests-office.consent.agreed', {
                      person: consent.person,
                      day: formatDate(consent.given_on) ?? consent.given_on,
                      channel: formatChannel(consent.channel),
                    })}{' '}
                    <span className="text-muted">
                      {t('requests-office.consent.recordedBy', {
                        by: consent.recorded_by_name,
                        day: formatDay(consent.recorded_at),
                      })}
                    </span>
                  </>
                )}
                {isOpen && <OwnNo person={person} />}
              </p>
              {isOpen && (
                <Button
                  size="small"
                  aria-label={t(
                    consent === null ? 'requests-office.consent.recordNamed' : 'requests-office.consent.correctNamed',
                    { name: person.name },
                  )}
                  onClick={() => onRecord(side)}
                >
                  {t(consent === null ? 'requests-office.consent.record' : 'requests-office.consent.correct')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const missing = {
  target: 'requests-office.consent.notAsked',
  requester: 'requests-office.consent.onlyBothWays',
} as const;
