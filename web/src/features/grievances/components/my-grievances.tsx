import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Done } from '@/bureau/components/done';
import { OfficerContact } from '@/bureau/components/officer-contact';
import { myGrievancesQueryOptions, sendMyGrievance, type MyGrievance } from '@/features/grievances/api/grievances';
import { emptyGrievance, WordsFields, wordsSchema } from '@/features/grievances/components/grievance-fields';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { FormDialog } from '@/ui/form-dialog';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { textLinkLook } from '@/ui/text-link-look';

/** The member's complaints with their answers, and the way to a new one. */
export function MyGrievances() {
  const query = useQuery(myGrievancesQueryOptions());
  const [isWriting, setIsWriting] = useState(false);
  const [typed, setTyped] = useState({ about: emptyGrievance.about, words: emptyGrievance.words });
  const sending = useMutation({
    mutationFn: sendMyGrievance,
    meta: { waits: true },
    onSuccess: () => {
      setTyped({ about: '', words: '' });
      setIsWriting(false);
    },
  });
  return (
    <>
      <p className="mt-3 max-w-[65ch] text-muted">{t('grievance.memberLead')}</p>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('grievance.mine') })}
        skeleton={<Skeleton className="mt-4 h-12 w-full" />}
        failure={couldNotLoad(t('grievance.mine'))}
        failureClass="mt-4"
      >
        {(list) => (
          <>
            {sending.isSuccess && !isWriting && (
              <div className="mt-4">
                <Done level={3} title={t('grievance.sent')}>
                  {list[0] && <p>{sayState(list[0])}</p>}
                  <p>{t('grievance.answerHere')}</p>
                </Done>
              </div>
            )}
            <ul className="mt-2 divide-y divide-line/70 empty:hidden">
              {list.map((grievance) => (
                <Mine key={grievance.id} grievance={grievance} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <Button
        className="mt-4 max-sm:w-full"
        onClick={() => {
          sending.reset();
          setIsWriting(true);
        }}
      >
        {t('grievance.write')}
      </Button>
      {isWriting && (
        <FormDialog
          title={t('grievance.title')}
          schema={wordsSchema}
          defaults={typed}
          submitText={t('enquiry.send')}
          busyText={t('enquiry.sending')}
          sending={sending}
          nothingDone={t('enquiry.notSent')}
          onSubmit={(values) => {
            if (!sending.isPending) sending.mutate(values);
          }}
          onClose={(left) => {
            setTyped(left);
            setIsWriting(false);
          }}
        >
          {(form) => (
            <div className="space-y-4">
              <WordsFields form={form} />
            </div>
          )}
        </FormDialog>
      )}
    </>
  );
}

/** Since when the bureau has a complaint, and until when it answers. */
function sayState({ created_at: sent, acknowledged_at: received, answered_at: answered, due_at: due }: MyGrievance) {
  if (answered !== null) return t('grievance.answeredOn', { day: formatDay(answered) });
  const dueDay = formatDay(due);
  return received !== null
    ? t('grievance.receivedOn', { day: formatDay(received), dueDay })
    : t('grievance.sentOn', { day: formatDay(sent), dueDay });
}

function Mine({ grievance }: { grievance: MyGrievance }) {
  const { about, words, answer } = grievance;
  return (
    <li className="py-2.5 [overflow-wrap:anywhere]">
      <p className="font-medium">{t(`grievance.about.${about}`)}</p>
      <p className="text-muted">{sayState(grievance)}</p>
      <p translate="no" className="whitespace-pre-line">
        {words}
      </p>
      {answer !== null && (
        <>
          <p translate="no" className="mt-2 border-l-2 border-gold-500 pl-3 whitespace-pre-line">
            {answer}
          </p>
          <p className="mt-2 text-muted">{t('grievance.further')}</p>
          <OfficerContact linkClass={textLinkLook} />
        </>
      )}
    </li>
  );
}
