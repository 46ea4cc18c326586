import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { consentsQueryOptions, ownSharingAnswer } from '@/bureau/api/consents';
import { sourceInWords } from '@/features/consents/answers';
import { noticeIn, recordConsents } from '@/features/consents/api';
import { todayAtBureau } from '@/lib/bureau-days';
import { sayDate } from '@/lib/format';
import { getLanguage, t } from '@/texts/texts';
import { PressAct } from '@/ui/act';
import { Loaded } from '@/ui/loaded';
import { StateLine } from '@/ui/facts';
import { textLinkLook } from '@/ui/text-link';

const ways = [
  ['telephone', 'consent-answers.ownYes.telephone'],
  ['in person', 'consent-answers.ownYes.inPerson'],
] as const;

interface OwnYesProps {
  person: { id: number; name: string };
  /** The dialog that makes and sends the candidate's own link. */
  ownLink: (onClose: () => void) => ReactNode;
}

/** The candidate's own answer to the giving of contact details (DPDP Act s.6(1)); a yes is recorded where it is heard. */
export function OwnYes({ person: { id, name }, ownLink }: OwnYesProps) {
  const [today] = useState(todayAtBureau);
  const query = useQuery(consentsQueryOptions(id));
  // The sentence is read to the candidate.
  const kept = useQuery(accountLanguageQueryOptions(id));
  const notice = useQuery({ ...noticeIn(kept.data ?? getLanguage()), enabled: !kept.isPending });
  return (
    <Loaded query={query} what={t('consent-answers.theAnswers')}>
      {(consents) => {
        const own = ownSharingAnswer(consents);
        if (own !== undefined)
          return (
            <StateLine look={own.given ? 'done' : 'missing'} title={t('consents.purpose.sharing')}>
              {own.given ? sourceInWords(own) : t('requests-office.approve.ownNo', { name, day: sayDate(own.said_on) })}
            </StateLine>
          );
        return (
          <StateLine look="missing" title={t('consents.purpose.sharing')}>
            <p>{t('requests-office.approve.ownYesMissing', { name })}</p>
            {notice.data && (
              <>
                <p lang={notice.data.language} className="mt-1">
                  “{notice.data.items.purposes.sharing}”
                </p>
                <div className="mt-2 flex flex-wrap gap-2">
                  {ways.map(([channel, label]) => (
                    <PressAct
                      key={channel}
                      label={t(label)}
                      named={`${t(label)}: ${name}`}
                      size="small"
                      sent={{
                        profile_id: id,
                        answers: { sharing: true },
                        said_by: 'Self',
                        said_by_name: '',
                        channel,
                        said_on: today,
                        notice_language: notice.data?.language ?? '',
                      }}
                      send={recordConsents}
                      failed={t('consent-answers.record.failed')}
                    />
                  ))}
                </div>
              </>
            )}
            <SendOwnLink ownLink={ownLink} />
          </StateLine>
        );
      }}
    </Loaded>
  );
}

export function SendOwnLink({ ownLink }: Pick<OwnYesProps, 'ownLink'>) {
  const [isLinking, setIsLinking] = useState(false);
  return (
    <>
      <button type="button" className={textLinkLook} onClick={() => setIsLinking(true)}>
        {t('consent-answers.office.sendLink')}
      </button>
      {isLinking && ownLink(() => setIsLinking(false))}
    </>
  );
}
