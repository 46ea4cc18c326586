import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Done } from '@/bureau/components/done';
import { OfficerContact } from '@/bureau/components/bureau-contact';
import { myGrievances, sendMyGrievance, type MyGrievance } from '@/features/grievances/api';
import { emptyGrievance, WordsFields, wordsSchema } from '@/features/grievances/fields';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { FormAct } from '@/ui/act';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { textLinkLook } from '@/ui/text-link';

/** The member's complaints with their answers, and the way to a new one. */
export function MyGrievances() {
  const query = useQuery(myGrievances.of({}));
  const [sent, setSent] = useState(0);
  return (
    <>
      <p className="mt-3 max-w-[65ch] text-muted">{t('grievance.memberLead')}</p>
      <Loaded query={query} what={t('grievance.mine')} skeleton={<Skeleton className="mt-4 h-12 w-full" />}>
        {(list) => (
          <>
            {sent > 0 && (
              <div className="mt-4">
                <Done key={sent} level={3} title={t('grievance.sent')}>
                  {list[0] && (
                    <p>
                      {t('grievance.number', { number: String(list[0].id) })} {sayState(list[0])}
                    </p>
                  )}
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
      </Loaded>
      <FormAct
        label={t('grievance.write')}
        className="mt-4 max-sm:w-full"
        title={t('grievance.title')}
        schema={wordsSchema}
        empty={{ about: emptyGrievance.about, words: emptyGrievance.words }}
        submit={t('enquiry.send')}
        busy={t('ui.sending')}
        failed={t('enquiry.notSent')}
        send={sendMyGrievance}
        onDone={() => setSent(sent + 1)}
      >
        {({ field }) => <WordsFields field={field} />}
      </FormAct>
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
  const { id, about, words, answer } = grievance;
  return (
    <li className="py-2.5 [overflow-wrap:anywhere]">
      <p className="font-medium">{t(`grievance.about.${about}`)}</p>
      <p className="text-muted">
        {t('grievance.number', { number: String(id) })} {sayState(grievance)}
      </p>
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
