import { useOwnSharingAnswer } from '@/bureau/api/consents';
import type { ReviewedRequest } from '@/features/contact-requests/api';
import { consentOf, interestInWords } from '@/features/contact-requests/approval';
import { ConsentInWords } from '@/features/contact-requests/components/sharing-dialog';
import { sayDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { GroupHeading } from '@/ui/sections';

/** The consents of the two families. The dialog of the sharing records them. */
export function ConsentPart({ request, isOpen }: { request: ReviewedRequest; isOpen: boolean }) {
  const { consents, requester, target } = request;
  return (
    <section aria-labelledby="request-consent" className="mt-8">
      <GroupHeading id="request-consent">{t('requests-office.consent.heading')}</GroupHeading>
      <ul className="mt-2 divide-y divide-line/70">
        {[target, requester].map((person) => {
          const consent = consentOf(consents, person);
          if (!isOpen && consent === null && person === requester) return null;
          const none = isOpen ? t('requests-office.consent.notAsked') : t('requests-office.consent.none');
          return (
            <li key={person.id} className="py-2.5 [overflow-wrap:anywhere]">
              <p className="font-medium">{t('requests-office.consent.family', { name: person.name })}</p>
              <p>
                {consent === null ? (
                  (interestInWords(request.introductions, person) ?? <span className="text-muted">{none}</span>)
                ) : (
                  <ConsentInWords consent={consent} />
                )}
              </p>
              {isOpen && <OwnNo person={person} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** For the office alone: the candidate's own no to the giving of contact details, with its day. Nothing without one. */
function OwnNo({ person: { id, name } }: { person: { id: number; name: string } }) {
  const own = useOwnSharingAnswer(id);
  if (own === undefined || own.given) return null;
  const day = sayDate(own.said_on);
  return <p className="font-medium">{t('requests-office.approve.ownNo', { name, day })}</p>;
}
