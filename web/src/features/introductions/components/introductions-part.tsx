import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { answererOf, isOpenRequest, readRequestStatus, requestStatusLabel } from '@/bureau/words';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { PersonName } from '@/bureau/components/person-name';
import { ReachFamily } from '@/bureau/components/reach';
import { answerInWords, openQuestion } from '@/features/introductions/answers';
import {
  daysOfLink,
  endLink,
  familyQueryOptions,
  introductionsQueryOptions,
  linkMaking,
  linkHindrancesQueryOptions,
  linksQueryOptions,
  type FamilyLink,
  type Introduction,
  mostIntroductions,
  ownNumberOpening,
} from '@/features/introductions/api/introductions';
import { AnswerDialog, type AskedFamily } from '@/features/introductions/components/answer-dialog';
import { NotAskedNote } from '@/features/introductions/components/family-notes';
import { SendToFamily } from '@/features/introductions/components/send-to-family';
import { reasonInWords, wayInWords } from '@/features/introductions/words';
import { refusalText } from '@/lib/error-text';
import { formatDay } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { couldNotLoad } from '@/ui/notice';
import { DeskPanel } from '@/ui/sections';
import { Dialog, DialogActions } from '@/ui/dialog';
import { QueryView } from '@/ui/loaded';
import { RadioGroupField } from '@/ui/fields';
import { RichText } from '@/ui/rich-text';
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
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('introductions-office.part.theList') })}
        skeleton={<Skeleton className="mt-3 h-6 w-3/4" />}
        failure={couldNotLoad(t('introductions-office.part.theList'))}
        failureClass="mt-3"
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
      </QueryView>
      {answering && <AnswerDialog {...answering} share={share} onClose={() => setAnswering(null)} />}
      {sharing !== null && share(sharing, () => setSharing(null))}
    </DeskPanel>
  );
}

/** The private link of a family: for the admin. */
export function PrivateLinkPart({ profileId }: { profileId: number }) {
  const query = useQuery(familyQueryOptions(profileId));
  return (
    <DeskPanel title={t('introductions-office.link.title')}>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('introductions-office.link.theLinks') })}
        skeleton={<Skeleton className="mt-2 h-6 w-3/4" />}
        failure={couldNotLoad(t('introductions-office.link.theLinks'))}
      >
        {(family) => family && <Links family={family} />}
      </QueryView>
    </DeskPanel>
  );
}

interface RowProps {
  row: Introduction;
  /** Whether the site tells interests to members; undefined while it is not known. */
  siteTells: boolean | undefined;
  /** Of a family without a login. */
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
  if (request !== null) return null;
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

/** The private link that works now, with the ways to send a new one and to end it. */
function Links({ family }: Pick<ComponentProps<typeof SendToFamily>, 'family'>) {
  const [now] = useState(() => new Date().toISOString());
  const query = useQuery(linksQueryOptions(family.id));
  const { data: hindrances, isPending } = useQuery(linkHindrancesQueryOptions(family.id));
  const [isSending, setIsSending] = useState(false);
  // Without a login, only what hinders every link: the dialog says more of the candidate's.
  const hindered = family.hasLogin || hindrances?.family ? hindrances?.candidate : null;
  return (
    <div className="pt-2">
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('introductions-office.link.theLinks') })}
        skeleton={<Skeleton className="mt-1 h-6 w-3/4" />}
        failure={couldNotLoad(t('introductions-office.link.theLinks'))}
      >
        {(links) => {
          const working = links.filter(({ revoked_at: end, expires_at: last }) => end === null && last > now);
          const isOwn = working.some(({ for_candidate: isHers }) => !isHers);
          return (
            <>
              {!isOwn && (
                <p>{t(family.hasLogin ? 'introductions-office.link.login' : 'introductions-office.link.none')}</p>
              )}
              {hindered && <Hindrance code={hindered} profileId={family.id} />}
              {working.map((link) => (
                <div key={link.id} className="mb-3">
                  <h3 className="font-medium">{linkInWords(link)}</h3>
                  <p>
                    {t('introductions-office.link.works', {
                      day: formatDay(link.expires_at),
                      by: link.created_by_name,
                    })}{' '}
                    {link.last_opened_at === null
                      ? t('introductions-office.link.notOpened')
                      : t('introductions-office.link.opened', { day: formatDay(link.last_opened_at) })}
                  </p>
                  {link.other_phone_at !== null && (
                    <p className="mt-1 font-medium">
                      {t('introductions-office.link.otherPhone', { day: formatDay(link.other_phone_at) })}
                    </p>
                  )}
                  <div className="mt-2">
                    <EndLink linkId={link.id} name={family.name} which={linkInWords(link)} />
                  </div>
                </div>
              ))}
              {!isPending && !hindered && (
                <Button size="small" className="mt-2" onClick={() => setIsSending(true)}>
                  {t('introductions-office.link.new')}
                </Button>
              )}
            </>
          );
        }}
      </QueryView>
      {isSending && (
        <SendLink
          family={family}
          candidateHindrance={hindrances?.candidate ?? null}
          onClose={() => setIsSending(false)}
        />
      )}
    </div>
  );
}

interface SendLinkProps {
  family: ComponentProps<typeof SendToFamily>['family'];
  /** The code of the refusal of the candidate's link. */
  candidateHindrance: string | null;
  onClose: () => void;
}

/** Makes a private link and sends it: to the family, or to the candidate, who answers one question alone. */
function SendLink({ family, candidateHindrance, onClose }: SendLinkProps) {
  const { name, hasLogin } = family;
  // Nothing is preset unless it is known: a family with a login needs no link.
  const [reader, setReader] = useState<'family' | 'candidate' | null>(hasLogin ? 'candidate' : null);
  const isHers = reader === 'candidate';
  const opening = useMutation(phoneNumberOpening());
  const ownOpening = useMutation(ownNumberOpening());
  const linking = useMutation(linkMaking());
  const introductions = useQuery(introductionsQueryOptions(family.id));
  const ofFamily = introductions.data?.length === 0 ? t('introductions-office.link.nobody') : null;
  const hindrance = isHers
    ? candidateHindrance && <Hindrance code={candidateHindrance} profileId={family.id} />
    : ofFamily && <p className="mt-3 font-medium">{ofFamily}</p>;
  const cancel = <Button onClick={onClose}>{t(linking.isSuccess ? 'ui.close' : 'ui.cancel')}</Button>;
  return (
    <Dialog title={`${t('introductions-office.link.new')}: ${name}`} onClose={onClose}>
      {!hasLogin && linking.isIdle && (
        <RadioGroupField
          label={t('introductions-office.link.for')}
          name="link-for"
          options={[
            { value: 'family', label: t('introductions-office.link.forFamily') },
            { value: 'candidate', label: t('introductions-office.link.forCandidate') },
          ]}
          chosen={reader ?? ''}
          onChange={({ target: { value } }) => setReader(value === 'candidate' ? value : 'family')}
        />
      )}
      {reader !== null && (
        <p className="mt-3">
          {isHers
            ? t('introductions-office.link.candidateNote', { days: daysOfLink })
            : t('introductions-office.show.linkNote', { days: daysOfLink })}
        </p>
      )}
      {reader === null || hindrance !== null ? (
        <>
          {reader !== null && hindrance}
          <DialogActions>{cancel}</DialogActions>
        </>
      ) : (
        <SendToFamily
          family={family}
          ids={null}
          opening={isHers ? ownOpening : opening}
          linking={linking}
          forCandidate={isHers}
        >
          {cancel}
        </SendToFamily>
      )}
    </Dialog>
  );
}

/** Makes the candidate's own link and sends it, with no choice before. */
export function CandidateLinkDialog({ family, onClose }: Omit<SendLinkProps, 'candidateHindrance'>) {
  const { data } = useQuery(linkHindrancesQueryOptions(family.id));
  return <SendLink family={family} candidateHindrance={data?.candidate ?? null} onClose={onClose} />;
}

/** Why there is no private link, with the way to the field that is missing. */
function Hindrance({ code, profileId }: { code: string; profileId: number }) {
  return (
    <p className="mt-2 font-medium">
      {refusalText(code, {}, code)}{' '}
      {code === 'no_own_number' && (
        <RichText
          text={t('introductions-office.link.ownNumber', { own: sayValue('phoneOwner', 'Self') })}
          tags={{
            link: (words) => <TextLink to={{ page: 'form', profileId, section: 'contact' }}>{words}</TextLink>,
          }}
        />
      )}
    </p>
  );
}

/** The reader of a link. */
const linkInWords = ({ for_candidate: isHers }: FamilyLink) =>
  t(isHers ? 'introductions-office.link.forCandidate' : 'introductions-office.link.forFamily');

function EndLink({ linkId, name, which }: { linkId: number; name: string; which: string }) {
  const ending = useMutation({ mutationFn: endLink, meta: { waits: true } });
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`${t('introductions-office.link.end')}: ${which}`}
        onClick={() => setIsAsking(true)}
      >
        {t('introductions-office.link.end')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('introductions-office.link.endQuestion', { name })}
          confirm={t('introductions-office.link.end')}
          busyText={t('introductions-office.link.ending')}
          sending={ending}
          nothingDone={t('introductions-office.link.notEnded')}
          onConfirm={() => ending.mutate(linkId, { onSuccess: close })}
          onClose={close}
        >
          <p className="font-medium">{which}</p>
          <p>{t('introductions-office.link.endMeans')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
