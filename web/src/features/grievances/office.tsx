import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useBureau } from '@/bureau/bureau';
import { useOfficer } from '@/bureau/components/bureau-contact';
import { wordsWithoutContact } from '@/bureau/components/enquiry-dialog';
import { QueueCard, QueueList, QueuePage, type QueueTab, Words } from '@/bureau/components/queue-page';
import { ReachLinks } from '@/bureau/components/reach';
import { useMessage } from '@/bureau/use-messages';
import {
  acknowledgeGrievance,
  addGrievance,
  answerGrievance,
  grievanceContact,
  grievances,
  type ListedGrievance,
} from '@/features/grievances/api';
import { GrievanceClock } from '@/features/grievances/clock';
import { emptyGrievance, grievanceSchema, SenderFields, WordsFields } from '@/features/grievances/fields';
import { formatMoment } from '@/lib/format';
import { whatsAppLink } from '@/person/phone';
import { isLanguage, languages } from '@/texts/languages';
import { t } from '@/texts/texts';
import { FormAct, PressAct } from '@/ui/act';
import { BusyButton } from '@/ui/busy-button';
import { buttonLook } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { TextAreaField } from '@/ui/fields';
import { TextLink } from '@/ui/text-link';

/** The complaints of the bureau, each with its clock. `grievanceId`: the one to which a link has led. */
export function GrievancesPage({ grievanceId }: { grievanceId: number | null }) {
  const open = useInfiniteQuery(grievances.of({ closed: false }));
  const [tab, setTab] = useState<QueueTab>('open');
  const [answered, setAnswered] = useState<number | null>(null);
  const shown = answered ?? grievanceId;
  return (
    <QueuePage
      title={t('shell.pages.complaints')}
      lead={t('grievances.lead')}
      act={<AddAct />}
      count={open.data?.pages[0]?.count}
      tab={tab}
      onTab={setTab}
    >
      {(closed) => (
        <QueueList
          list={grievances.of({ closed })}
          what={t('grievances.these')}
          none={t(closed ? 'enquiries.noneClosed' : 'grievances.noneOpen')}
          wanted={closed ? null : shown}
          row={(grievance) => (
            <GrievanceCard
              grievance={grievance}
              isShown={grievance.id === shown}
              onAnswered={() => {
                // The answer is sent from there.
                setAnswered(grievance.id);
                setTab('closed');
              }}
            />
          )}
        />
      )}
    </QueuePage>
  );
}

/** A complaint on the telephone or at the counter. */
const AddAct = () => (
  <FormAct
    label={t('grievances.new')}
    look="primary"
    title={t('grievances.new')}
    lead={t('grievances.newLead')}
    schema={grievanceSchema}
    empty={emptyGrievance}
    submit={t('ui.save')}
    send={addGrievance}
    done={t('grievances.added')}
  >
    {({ field }) => (
      <>
        <WordsFields field={field} />
        <SenderFields isOwn={false} field={field} />
      </>
    )}
  </FormAct>
);

interface GrievanceCardProps {
  grievance: ListedGrievance;
  isShown: boolean;
  onAnswered: () => void;
}

/** One complaint with its clock, and what the office does about it. */
function GrievanceCard({ grievance, isShown, onAnswered }: GrievanceCardProps) {
  const { id, about, words, language, answer } = grievance;
  const name = grievance.name ?? t('grievances.erased');
  const isClosed = grievance.answered_at !== null || grievance.erased_at !== null;
  return (
    <QueueCard id={`grievance-${id}`} name={name} since={grievance.created_at} isShown={isShown}>
      <p>
        <span className="font-medium">{t(`grievance.about.${about}`)}</span>
        {` · ${t('grievances.number', { number: String(id) })} · `}
        {t('grievances.channel', { channel: grievance.channel })}
        {isLanguage(language) && ` · ${t('enquiries.language', { language: languages[language].name })}`}
      </p>
      {!isClosed && (
        <div className="mt-1">
          <GrievanceClock clock={{ ...grievance, is_acknowledged: grievance.acknowledged_at !== null }} />
        </div>
      )}
      {words !== null && <Words className="mt-2">{words}</Words>}
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
      {answer !== null && <Words>{answer}</Words>}
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
            <PressAct
              label={t('grievances.acknowledge')}
              named={t('grievances.acknowledgeNamed', { name })}
              size="small"
              sent={{ grievance_id: id }}
              send={acknowledgeGrievance}
              isShared
            />
          )}
          <AnswerAct id={id} name={name} onAnswered={onAnswered} />
        </div>
      )}
    </QueueCard>
  );
}

const answerSchema = z.object({
  answer: wordsWithoutContact(2000).min(1, { error: () => t('grievances.enterAnswer') }),
});

/** The answer to a complaint, which closes it. */
const AnswerAct = ({ id, name, onAnswered }: { id: number; name: string; onAnswered: () => void }) => (
  <FormAct
    label={t('grievances.answer')}
    named={t('grievances.answerNamed', { name })}
    size="small"
    look="primary"
    title={t('grievances.answerNamed', { name })}
    lead={t('grievances.answerLead')}
    schema={answerSchema}
    empty={{ answer: '' }}
    submit={t('grievances.saveAnswer')}
    send={({ answer }) => answerGrievance({ grievance_id: id, answer })}
    done={t('grievances.answerSaved')}
    onDone={onAnswered}
    isShared
  >
    {({ field }) => <TextAreaField label={t('grievances.answer')} rows={8} {...field('answer')} />}
  </FormAct>
);

/** The ways to the sender after a record, with the message of the moment: that it is here, or the answer. */
function Contact({ grievance, name }: { grievance: ListedGrievance; name: string }) {
  const opening = useMutation(grievanceContact.of({ grievance_id: grievance.id }));
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
          onClick={() => opening.mutate()}
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
