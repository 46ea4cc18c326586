import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useBureau } from '@/bureau/bureau';
import { useOfficer } from '@/bureau/components/officer-contact';
import { ReachLinks } from '@/bureau/components/reach-buttons';
import { useMessage } from '@/bureau/messages';
import { acknowledgeGrievance, contactOpening, type ListedGrievance } from '@/features/grievances/api/grievances';
import { AnswerDialog } from '@/features/grievances/components/answer-dialog';
import { GrievanceClock } from '@/features/grievances/components/grievance-clock';
import { formatMoment, formatWhen } from '@/lib/format';
import { whatsAppLink } from '@/person/whatsapp';
import { isLanguage, languages } from '@/texts/languages';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { buttonLook } from '@/ui/button-look';
import { ErrorNote } from '@/ui/error-note';
import { TextLink } from '@/ui/text-link';

const showFirst = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'center' });

interface GrievanceCardProps {
  grievance: ListedGrievance;
  /** The complaint to which a link has led. */
  shown: number | null;
  onAnswered: () => void;
}

/** One complaint with its clock, and what the office does about it. */
export function GrievanceCard({ grievance, shown, onAnswered }: GrievanceCardProps) {
  const { id, about, words, language, answer } = grievance;
  const name = grievance.name ?? t('grievances.erased');
  const [now] = useState(() => new Date());
  const [isAnswering, setIsAnswering] = useState(false);
  const [typed, setTyped] = useState('');
  const acknowledging = useMutation({
    mutationFn: acknowledgeGrievance,
    meta: { waits: true, evenIfRefused: true },
  });
  const isClosed = grievance.answered_at !== null || grievance.erased_at !== null;
  return (
    <article
      ref={shown === id ? showFirst : null}
      aria-labelledby={`grievance-${id}`}
      className={clsx('rounded-card bg-paper px-4 py-4 shadow-card sm:px-6', shown === id && 'border border-gold-500')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`grievance-${id}`} translate="no" className="text-xl [overflow-wrap:anywhere] text-maroon-800">
          {name}
        </h2>
        <p className="text-muted">{formatWhen(grievance.created_at, now)}</p>
      </div>
      <p>
        <span className="font-medium">{t(`grievance.about.${about}`)}</span>
        {' · '}
        {t('grievances.channel', { channel: grievance.channel })}
        {isLanguage(language) && ` · ${t('enquiries.language', { language: languages[language].name })}`}
      </p>
      {!isClosed && (
        <div className="mt-1">
          <GrievanceClock clock={{ ...grievance, is_acknowledged: grievance.acknowledged_at !== null }} />
        </div>
      )}
      {words !== null && (
        <p translate="no" className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {words}
        </p>
      )}
      {grievance.acknowledged_at !== null && (
        <p className="mt-2 text-muted">
          {t('grievances.acknowledgedBy', {
            name: grievance.acknowledged_by_name ?? '',
            when: formatMoment(grievance.acknowledged_at),
          })}
        </p>
      )}
      {grievance.answered_at !== null && (
        <p className="mt-2 text-muted">
          {t('grievances.answeredBy', {
            name: grievance.answered_by_name ?? '',
            when: formatMoment(grievance.answered_at),
          })}
        </p>
      )}
      {answer !== null && (
        <p translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {answer}
        </p>
      )}
      {grievance.erased_at !== null && <p className="mt-2">{t('grievances.erasedLead')}</p>}
      {grievance.profile_id !== null && (
        <p className="mt-2">
          <TextLink to={{ page: 'profile', profileId: grievance.profile_id }}>
            {t('enquiries.person', { name, id: grievance.profile_id })}
          </TextLink>
        </p>
      )}
      {grievance.has_contact && <Contact grievance={grievance} name={name} />}
      {!isClosed && (
        <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">
          {grievance.acknowledged_at === null && (
            <BusyButton
              size="small"
              aria-label={t('grievances.acknowledgeNamed', { name })}
              busy={acknowledging.isPending}
              busyText={t('enquiries.saving')}
              onClick={() => acknowledging.mutate(id)}
            >
              {t('grievances.acknowledge')}
            </BusyButton>
          )}
          <Button
            size="small"
            look="primary"
            aria-label={t('grievances.answerNamed', { name })}
            onClick={() => setIsAnswering(true)}
          >
            {t('grievances.answer')}
          </Button>
        </div>
      )}
      <ErrorNote error={acknowledging.error}>{t('enquiries.notSaved')}</ErrorNote>
      {isAnswering && (
        <AnswerDialog
          id={id}
          name={name}
          typed={typed}
          onAnswered={onAnswered}
          onClose={(answered) => {
            setTyped(answered);
            setIsAnswering(false);
          }}
        />
      )}
    </article>
  );
}

/** The ways to the sender after a record, with the message of the moment: that it is here, or the answer. */
function Contact({ grievance, name }: { grievance: ListedGrievance; name: string }) {
  const opening = useMutation(contactOpening());
  const bureau = useBureau();
  const officer = useOfficer();
  const { text } = useMessage(
    grievance.answer === null
      ? { message: 'grievance received', name, ...officer, days: bureau.grievance_days }
      : { message: 'grievance answer', name, ...officer, answer: grievance.answer },
    grievance.language,
  );
  const contact = opening.data;
  if (contact === undefined || text === null) {
    return (
      <div className="mt-3">
        <BusyButton
          size="small"
          aria-label={t('grievances.openNamed', { name })}
          busy={opening.isPending}
          busyText={t('enquiries.opening')}
          onClick={() => opening.mutate(grievance.id)}
        >
          {t('grievances.openContact')}
        </BusyButton>
        <ErrorNote error={opening.error}>{t('ui-member.reach.notOpened')}</ErrorNote>
      </div>
    );
  }
  if (contact === null) return null;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2">
        {contact.phone_number !== null && (
          <ReachLinks
            withNumber
            phone={contact.phone_number}
            whatsAppHref={whatsAppLink(contact.phone_number, text)}
            family={grievance.profile_id ?? contact.people[0]?.id ?? null}
            focused="Telephone"
          />
        )}
        {contact.email !== null && (
          <a
            href={`mailto:${encodeURIComponent(contact.email)}?subject=${encodeURIComponent(bureau.bureau_name)}&body=${encodeURIComponent(text)}`}
            className={buttonLook('quiet', 'small')}
            translate="no"
          >
            {contact.email}
          </a>
        )}
      </div>
      {contact.people.length > 0 && (
        <>
          <p className="mt-1">{t('enquiries.whoHasNumber')}</p>
          <ul className="pl-4">
            {contact.people.map((person) => (
              <li key={person.id}>
                <TextLink to={{ page: 'profile', profileId: person.id }}>{t('enquiries.person', person)}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
