import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { callLink, useBureau } from '@/bureau/bureau';
import { Done } from '@/bureau/components/done';
import { PageTitle } from '@/bureau/components/page-title';
import { sendGrievance, type TypedGrievance } from '@/features/grievances/api';
import { emptyGrievance, grievanceSchema, SenderFields, WordsFields } from '@/features/grievances/fields';
import { MyGrievances } from '@/features/grievances/member';
import { createStore } from '@/base/store';
import { getUserId, onIdentityChange, ownProfileId, useViewer } from '@/lib/backend/session';
import { formatDaysLater, formatList } from '@/lib/format';
import type { LocationOf } from '@/lib/navigation/location';
import { grievanceSubjects } from '@/lib/register-work.gen';
import { toInternationalNumber } from '@/person/phone';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { LotusRule, PageHeading } from '@/ui/page-heading';
import { AnswerDays } from '@/bureau/components/bureau-contact';
import { TextLink, textLinkLook } from '@/ui/text-link';
import { useCheckedForm } from '@/ui/use-checked-form';

/** What was typed when the page was left, as for a look at Privacy. It stays in memory, because it holds a number. */
const left = createStore(emptyGrievance);
// Not for the next person at this device.
onIdentityChange(() => {
  if (getUserId() === null) left.set(emptyGrievance);
});

/** The form for a complaint, or a request about one's rights. A member has an own one, which asks for no name and number. */
export function ComplaintPage({ about }: LocationOf<'complaint'>) {
  const viewer = useViewer();
  if (ownProfileId(viewer) === null) return <Complaint about={about} send={sendGrievance} />;
  return (
    <Page>
      <MyGrievances />
    </Page>
  );
}

interface ComplaintProps {
  /** The subject with which the form begins. */
  about: string | null;
  /** Replaced in tests. */
  send: (typed: TypedGrievance) => Promise<number>;
}

/** The same with another way to send it. */
export function Complaint({ about, send }: ComplaintProps) {
  const [sent, setSent] = useState<{ typed: TypedGrievance; number: number; at: Date } | null>(null);
  return (
    <Page>
      {sent ? (
        <div className="mt-8">
          <Done title={t('grievance.sent')}>
            <p>{t('grievance.number', { number: String(sent.number) })}</p>
            <p>{t('grievance.answerTo', { contact: contactOf(sent.typed) })}</p>
            <LastDay sent={sent.at} />
          </Done>
        </div>
      ) : (
        <>
          <p className="mt-6">{t('grievance.lead')}</p>
          <AnswerDays />
          <p className="mt-1">
            <TextLink to={{ page: 'privacy' }}>{t('shell.pages.privacy')}</TextLink>
          </p>
          <ComplaintForm
            about={about}
            send={send}
            onSent={(typed, number) => setSent({ typed, number, at: new Date() })}
          />
        </>
      )}
    </Page>
  );
}

/** The day of the sending, and the last one for the answer; nothing before the bureau's period is known. */
function LastDay({ sent }: { sent: Date }) {
  const { grievance_days: days } = useBureau();
  return (
    days !== '' && (
      <p>{t('grievance.sentOn', { day: formatDaysLater(sent, 0), dueDay: formatDaysLater(sent, Number(days)) })}</p>
    )
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="wrap max-w-[65ch] py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{t('grievance.title')}</PageTitle>
      <div className="text-center plain:text-left">
        <PageHeading className="text-2xl sm:text-3xl">{t('grievance.title')}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
      </div>
      {children}
    </div>
  );
}

/** Where the sender is answered. */
const contactOf = ({ phone_number: phone, email }: TypedGrievance) =>
  formatList([(toInternationalNumber(phone) ?? '').replaceAll(' ', '\u00a0'), email].filter((way) => way !== ''));

function ComplaintForm({
  about,
  send,
  onSent,
}: ComplaintProps & { onSent: (sent: TypedGrievance, number: number) => void }) {
  const sending = useMutation({
    mutationFn: send,
    meta: { changes: [] },
    onSuccess: (number, sent) => {
      left.set(emptyGrievance);
      onSent(sent, number);
    },
  });
  const [defaults] = useState(() => {
    const subject = grievanceSubjects.find((each) => each === about);
    return subject === undefined ? left.get() : { ...left.get(), about: subject };
  });
  const form = useCheckedForm({ schema: grievanceSchema, defaults, error: sending.error });
  const { phone } = useBureau();
  const { typed, values } = form;
  useEffect(() => left.set(typed()), [typed, values]);
  return (
    <form
      noValidate
      className="mt-4 space-y-4"
      onSubmit={(event) =>
        void form.submit((checked) => {
          if (!sending.isPending) sending.mutate(checked);
        })(event)
      }
    >
      <WordsFields field={form.field} />
      <SenderFields isOwn field={form.field} />
      {form.otherError !== null && (
        <div>
          <ErrorNote error={form.otherError}>{t('enquiry.notSent')}</ErrorNote>
          {phone !== '' && (
            <a href={callLink(phone)} className={textLinkLook}>
              {t('ui-member.reach.callNumber', { phone })}
            </a>
          )}
        </div>
      )}
      <BusyButton
        type="submit"
        look="primary"
        className="max-sm:w-full"
        busy={sending.isPending}
        busyText={t('ui.sending')}
      >
        {t('enquiry.send')}
      </BusyButton>
    </form>
  );
}
