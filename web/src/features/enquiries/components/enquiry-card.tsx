import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useMessage } from '@/bureau/messages';
import { ReachButtons } from '@/bureau/components/reach-buttons';
import { EnquirySource } from '@/features/enquiries/components/enquiry-source';
import {
  numberOpening,
  setEnquiryState,
  type EnquiryState,
  type ListedEnquiry,
  type OpenedNumber,
} from '@/features/enquiries/api/enquiries';
import { formatWhen } from '@/lib/format';
import { whatsAppLink } from '@/person/whatsapp';
import { isLanguage, languages } from '@/texts/languages';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { Problem } from '@/ui/problem';
import { TextLink } from '@/ui/text-link';

/** What the page of enquiries takes from other features. */
export interface EnquiryActs {
  /** Opens the registration form with what is known; false if it holds another person who is not sent yet. */
  onRegister: (enquiry: ListedEnquiry, phoneNumber: string | null) => boolean;
  /** Opens the table of people with this search. */
  onFind: (search: string) => void;
  /** The enquiry to which a link has led. */
  shown: number | null;
}

const showFirst = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'center' });

const nextStates = {
  new: ['called', 'visit agreed', 'declined'],
  login: ['called', 'done'],
  link: ['called', 'done'],
} as const satisfies Record<ListedEnquiry['kind'], readonly EnquiryState[]>;

/** As the texts write it. */
const inWords = (state: EnquiryState) => state.replace(' ', '_');

/** One enquiry with what the office does about it. */
export function EnquiryCard({ enquiry, onRegister, onFind, shown }: { enquiry: ListedEnquiry } & EnquiryActs) {
  const { id, kind, name, relative, best_time: time, words, language, state } = enquiry;
  const opening = useMutation(numberOpening());
  const saving = useMutation({ mutationFn: setEnquiryState, meta: { waits: true, evenIfRefused: true } });
  const [now] = useState(() => new Date());
  const { text } = useMessage({ message: 'please call', name }, language);
  const number = opening.data ?? null;
  const isClosed = state === 'registered' || state === 'declined' || state === 'done';
  const choices = isClosed ? (['new'] as const) : nextStates[kind].filter((next) => next !== state);
  const facts = [
    relative !== null && t('enquiries.for', { relative: t('enquiries.relative', { relative }) }),
    t('enquiries.time', { time: t('enquiries.bestTime', { time: time ?? '' }) }),
    isLanguage(language) && t('enquiries.language', { language: languages[language].name }),
  ].filter((fact) => fact !== false);

  return (
    <article
      ref={shown === id ? showFirst : null}
      aria-labelledby={`enquiry-${id}`}
      className={clsx('rounded-card bg-paper px-4 py-4 shadow-card sm:px-6', shown === id && 'border border-gold-500')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`enquiry-${id}`} translate="no" className="text-xl [overflow-wrap:anywhere] text-maroon-800">
          {name}
        </h2>
        <p className="text-muted">{formatWhen(enquiry.created_at, now)}</p>
      </div>
      <p>
        <span className="font-medium">{t(`enquiries.kind.${kind}`)}</span>
        {' · '}
        {enquiry.changed_by_name === null || enquiry.changed_at === null
          ? t('enquiries.state', { state: inWords(state) })
          : t('enquiries.changed', {
              state: t('enquiries.state', { state: inWords(state) }),
              name: enquiry.changed_by_name,
              when: formatWhen(enquiry.changed_at, now),
            })}
      </p>
      <p className="text-muted">{facts.join(' · ')}</p>
      {words !== null && (
        <p translate="no" className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {words}
        </p>
      )}
      {!isClosed && kind === 'new' && <EnquirySource enquiry={enquiry} />}
      {enquiry.profile_id !== null && (
        <p className="mt-2">
          <TextLink to={{ page: 'profile', profileId: enquiry.profile_id }}>
            {t('enquiries.person', { name: enquiry.profile_name ?? '', id: enquiry.profile_id })}
          </TextLink>
        </p>
      )}
      {enquiry.is_registered && <p className="mt-2 font-medium">{t('enquiries.registered')}</p>}
      {number !== null && number.people.length > 0 && (
        <NumberOwners people={number.people} kind={kind} onFind={onFind} />
      )}
      {!isClosed && enquiry.has_number && (
        <div className="mt-3 flex flex-wrap gap-2">
          <ReachButtons
            who={t('enquiries.who', { name })}
            opening={opening}
            phone={number?.phone_number ?? null}
            whatsAppHref={number && whatsAppLink(number.phone_number, text ?? undefined)}
            onOpen={() => opening.mutate(id)}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">
        {!isClosed && kind === 'new' && (
          <RegisterButton
            name={name}
            openNumber={async () => number ?? (await opening.mutateAsync(id))}
            isOpening={opening.isPending}
            onRegister={(opened) => onRegister(enquiry, opened?.phone_number ?? null)}
          />
        )}
        {!isClosed && kind !== 'new' && (
          <Button size="small" aria-label={t('enquiries.findNamed', { name })} onClick={() => onFind(name)}>
            {t('enquiries.findPerson')}
          </Button>
        )}
        {state !== 'registered' &&
          choices.map((next) => (
            <BusyButton
              key={next}
              size="small"
              aria-label={t('enquiries.setNamed', { state: inWords(next), name })}
              busy={saving.isPending && saving.variables.state === next}
              busyText={t('enquiries.saving')}
              onClick={() => saving.mutate({ id, state: next, seen: state })}
            >
              {t('enquiries.set', { state: inWords(next) })}
            </BusyButton>
          ))}
      </div>
      <ErrorNote error={saving.error}>{t('enquiries.notSaved')}</ErrorNote>
    </article>
  );
}

interface NumberOwnersProps extends Pick<EnquiryActs, 'onFind'> {
  people: OpenedNumber['people'];
  kind: ListedEnquiry['kind'];
}

/** The people who are registered with the opened number. */
function NumberOwners({ people, kind, onFind }: NumberOwnersProps) {
  return (
    <div className="mt-1">
      <p>{t('enquiries.whoHasNumber')}</p>
      <ul className="pl-4">
        {people.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4">
            <TextLink to={{ page: 'profile', profileId: id }}>{t('enquiries.person', { name, id })}</TextLink>
            {kind !== 'new' && (
              <Button size="small" aria-label={t('enquiries.findNamed', { name })} onClick={() => onFind(String(id))}>
                {t('enquiries.findPerson')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {kind !== 'new' && <p className="text-muted">{t(`enquiries.${kind}Hint`)}</p>}
    </div>
  );
}

interface RegisterButtonProps {
  name: string;
  openNumber: () => Promise<OpenedNumber | null>;
  isOpening: boolean;
  onRegister: (opened: OpenedNumber | null) => boolean;
}

/** Opens the registration form with what is known. The number is opened for it, which is recorded. */
function RegisterButton({ name, openNumber, isOpening, onRegister }: RegisterButtonProps) {
  const [isTaken, setIsTaken] = useState(false);
  return (
    <>
      <BusyButton
        size="small"
        look="primary"
        aria-label={t('enquiries.registerNamed', { name })}
        busy={isOpening}
        busyText={t('enquiries.opening')}
        onClick={() => {
          // A failed opening is shown beside the buttons that open the number.
          void openNumber().then(
            (opened) => {
              setIsTaken(!onRegister(opened));
            },
            () => undefined,
          );
        }}
      >
        {t('enquiries.register')}
      </BusyButton>
      {isTaken && (
        <div className="basis-full">
          <Problem className="">{t('enquiries.draftWaits')}</Problem>
          <TextLink to={{ page: 'form' }}>{t('enquiries.openForm')}</TextLink>
        </div>
      )}
    </>
  );
}
