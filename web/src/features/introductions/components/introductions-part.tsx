import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PersonName } from '@/bureau/components/person-name';
import { ReachFamily } from '@/bureau/components/reach';
import { answererOf, isOpenRequest, readRequestStatus, requestStatusLabel } from '@/bureau/words';
import { answerInWords, openQuestion } from '@/features/introductions/answers';
import {
  type FamilyLink,
  familyQueryOptions,
  type Introduction,
  introductionsQueryOptions,
  linksQueryOptions,
  mostIntroductions,
} from '@/features/introductions/api/introductions';
import { AnswerDialog, type AskedFamily } from '@/features/introductions/components/answer-dialog';
import { NotAskedNote } from '@/features/introductions/components/family-notes';
import { areBothInterested, reasonInWords, wayInWords } from '@/features/introductions/words';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { Loaded } from '@/ui/loaded';
import { DeskPanel } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { TextLink, textLinkLook } from '@/ui/text-link';

const firstRows = 5;

interface IntroductionsPartProps {
  profileId: number;
  /** The dialog that shares the contact details, once both families are interested. */
  share: (requestId: number, close: () => void) => ReactNode;
}

/** Who was shown to a family, with its answers: for the admin. */
export function IntroductionsPart({ profileId, share }: IntroductionsPartProps) {
  const query = useQuery(introductionsQueryOptions(profileId));
  const family = useQuery(familyQueryOptions(profileId));
  const links = useQuery(linksQueryOptions(profileId));
  const [answering, setAnswering] = useState<AskedFamily | null>(null);
  const [sharing, setSharing] = useState<number | null>(null);
  const own = { id: profileId, name: family.data?.name ?? '' };
  const [isWhole, setIsWhole] = useState(false);
  return (
    <DeskPanel title={t('introductions-office.part.title')} note={t('introductions-office.part.lead')}>
      <NotAskedNote ids={[profileId]} className="mt-2" />
      <Loaded
        query={query}
        what={t('introductions-office.part.theList')}
        skeleton={<Skeleton className="mt-3 h-6 w-3/4" />}
      >
        {(rows) => (
          <>
            {rows.length === 0 && <p className="mt-3">{t('introductions-office.part.none')}</p>}
            <ul className="divide-y divide-line/70">
              {rows.slice(0, isWhole ? mostIntroductions : firstRows).map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  siteTells={family.data?.siteTells}
                  links={family.data?.hasLogin === false ? links.data : undefined}
                  onShare={setSharing}
                  onAnswer={() => setAnswering({ id: row.id, family: own, shown: row.shown })}
                  onOtherAnswer={(id) => setAnswering({ id, family: row.shown, shown: own })}
                />
              ))}
            </ul>
            <div className="mt-1 flex flex-wrap gap-x-5 gap-y-2">
              {!isWhole && rows.length > firstRows && (
                <button type="button" className={textLinkLook} onClick={() => setIsWhole(true)}>
                  {t('introductions-office.part.more', { count: String(rows.length) })}
                </button>
              )}
              {rows.some(({ answer }) => answer === null) && (
                <TextLink to={{ page: 'sheets', profileId }}>{t('introductions-office.part.sheets')}</TextLink>
              )}
            </div>
          </>
        )}
      </Loaded>
      {answering && <AnswerDialog {...answering} share={share} onClose={() => setAnswering(null)} />}
      {sharing !== null && share(sharing, () => setSharing(null))}
    </DeskPanel>
  );
}

interface RowProps {
  row: Introduction;
  /** Whether the site tells interests to members; undefined while it is not known. */
  siteTells: boolean | undefined;
  links: readonly FamilyLink[] | undefined;
  onShare: (requestId: number) => void;
  onAnswer: () => void;
  /** The answer of the other family, which is asked by telephone. */
  onOtherAnswer: (introductionId: number) => void;
}

/** The day on which the family opened a private link after somebody was put on its list; null for not yet. */
function dayOfOpening(links: readonly FamilyLink[], shownAt: string): string | null {
  const after = links
    .flatMap(({ first_opened_at: first, last_opened_at: last }) => [first, last])
    .filter((day) => day !== null)
    .filter((day) => new Date(day) >= new Date(shownAt));
  return after.reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);
}

/** Describes whether the other family knows of an interest, or knew of it before it was withdrawn. Null if unknown. */
function describeNotice(row: Introduction, siteTells: boolean): string | null {
  const { answer, tell_after: tellAfter, told_at: toldAt, request_id: request, shown } = row;
  if (request !== null || areBothInterested(row)) return null;
  if (!siteTells || shown.accounts?.active !== true) {
    return tellAfter !== null || openQuestion(row.shown) ? t('introductions-office.part.askThem') : null;
  }
  if (tellAfter !== null) return t('introductions-office.part.notTold');
  if (toldAt === null) return null;
  const day = formatDay(toldAt);
  return t(answer === 'interested' ? 'introductions-office.part.told' : 'introductions-office.part.hadBeenTold', {
    day,
  });
}

function Row({ row, siteTells, links, onShare, onAnswer, onOtherAnswer }: RowProps) {
  const { shown, request_id: requestId, how, shown_at: shownAt, answer, answered_at: answeredAt, reason } = row;
  const question = row.request_id === null ? openQuestion(row.shown) : undefined;
  const status = row.request ? readRequestStatus(row.request.status) : null;
  const isInterest = how === 'Interest';
  const openedOn = links && how === 'Private link' ? dayOfOpening(links, shownAt) : undefined;
  const notes = [
    shown.deleted_at === null ? null : t('introductions-office.part.deleted'),
    openedOn === undefined
      ? null
      : openedOn === null
        ? t('introductions-office.part.notOpened')
        : t('introductions-office.part.opened', { day: formatDay(openedOn) }),
    row.asked_at !== null && answer === null && !isInterest ? t('introductions-office.part.waits') : null,
    areBothInterested(row) ? t('introductions-office.part.both') : null,
    status === null ? null : t('introductions-office.part.requestIs', { status: requestStatusLabel(status) }),
    row.ended_at === null ? null : t('introductions-office.part.ended', { day: formatDay(row.ended_at) }),
    siteTells === undefined ? null : describeNotice(row, siteTells),
    reason === null ? null : t('ui.reasonIs', { reason: reasonInWords(reason) }),
  ].filter((note) => note !== null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 py-1.5">
      <div className="min-w-0 flex-1 basis-44 leading-snug [overflow-wrap:anywhere]">
        <TextLink to={{ page: 'profile', profileId: shown.id }} className="min-h-8!">
          <span translate="no">
            <PersonName own={shown.own_script_name}>{shown.name}</PersonName>
          </span>
        </TextLink>{' '}
        <span className="text-sm text-muted">#{shown.id}</span>
        <p className="text-sm text-muted">
          {isInterest
            ? t('introductions-office.part.interest', { day: formatDay(shownAt) })
            : t('introductions-office.part.shown', { how: wayInWords(how), day: formatDay(shownAt) })}
          {' · '}
          <span className="font-medium text-ink">
            {answer === null || answeredAt === null
              ? t('introductions-office.part.noAnswer')
              : t('introductions-office.part.answer', {
                  answer: answerInWords(answer),
                  day: formatDay(answeredAt),
                  by: t(`introductions-office.part.by.${answererOf(row)}`),
                })}
          </span>{' '}
          <span className="text-ink">{notes.join(' ')}</span>
        </p>
      </div>
      {requestId !== null && (
        <>
          {status !== null && isOpenRequest(status) && (
            <button
              type="button"
              aria-label={`${t('requests-office.bar.share')} ${shown.name}`}
              className={textLinkLook}
              onClick={() => onShare(requestId)}
            >
              {t('requests-office.bar.share')}
            </button>
          )}
          <TextLink to={{ page: 'requests', requestId }}>{t('introductions-office.part.request')}</TextLink>
        </>
      )}
      {question !== undefined && (
        <>
          <ReachFamily id={shown.id} name={shown.name} asks />
          <button type="button" className={textLinkLook} onClick={() => onOtherAnswer(question.id)}>
            {t('introductions-office.part.recordOther', { name: shown.name })}
          </button>
        </>
      )}
      {row.request_id === null && shown.visible && (
        <button
          type="button"
          aria-label={`${t('introductions-office.part.record')}: ${shown.name}`}
          className={textLinkLook}
          onClick={onAnswer}
        >
          {t('introductions-office.part.record')}
        </button>
      )}
    </li>
  );
}
