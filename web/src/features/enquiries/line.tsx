import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { z } from 'zod';
import { scrollToEntry, Words } from '@/bureau/components/queue-page';
import { ReachButtons } from '@/bureau/components/reach';
import { useMessage } from '@/bureau/use-messages';
import {
  enquiryNumber,
  type EnquiryState,
  type ListedEnquiry,
  type OpenedNumber,
  setEnquirySource,
  setEnquiryState,
} from '@/features/enquiries/api';
import { formatWhen, joinFacts } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { hintOf, labelOf } from '@/person/fields';
import { whatsAppLink } from '@/person/phone';
import { formatPersonValue, optionsOfField } from '@/person/values';
import { isLanguage, languages } from '@/texts/languages';
import { t } from '@/texts/texts';
import { ConfirmAct, FormHere, PressAct } from '@/ui/act';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Problem } from '@/ui/field-note';
import { SelectField, TextField } from '@/ui/fields';
import { ChevronDown } from '@/ui/icons';
import { LineHead, lineLook, QueueRow } from '@/ui/lists';
import { FoldedPart } from '@/ui/sections';
import { TextLink } from '@/ui/text-link';
import type { FieldOf } from '@/ui/use-checked-form';

/** What the page of enquiries takes from other features. */
export interface EnquiryActs {
  /** Opens the registration form with what is known; false if it holds another person who is not sent yet. */
  onRegister: (enquiry: ListedEnquiry, phoneNumber: string | null) => boolean;
  /** Opens the table of people with this search. */
  onFind: (search: string) => void;
}

const nextStates = {
  new: ['called', 'visit agreed', 'declined'],
  login: ['called', 'done'],
  link: ['called', 'done'],
  question: ['called', 'done'],
} as const satisfies Record<ListedEnquiry['kind'], readonly EnquiryState[]>;

/** As the texts write it. */
const inWords = (state: EnquiryState) => state.replace(' ', '_');

interface EnquiryLineProps extends EnquiryActs {
  enquiry: ListedEnquiry;
  isShown: boolean;
}

/** One enquiry. Its name, and an opened number, open what else is known and what the office did about it. */
export function EnquiryLine({ enquiry, isShown, onRegister, onFind }: EnquiryLineProps) {
  const { id, kind, name, relative, best_time: time, words, language, state } = enquiry;
  const opening = useMutation(enquiryNumber.of({ enquiry_id: id }));
  const [now] = useState(() => new Date());
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { text } = useMessage({ message: 'please call', name }, language);
  const number = opening.data ?? null;
  const isOpened = isOpen ?? (isShown || number !== null);
  const isClosed = state === 'registered' || state === 'declined' || state === 'done';
  const facts = [
    t(`enquiries.kind.${kind}`),
    relative !== null && t('enquiries.for', { relative: t('enquiries.relative', { relative }) }),
    t('enquiries.time', { time: t('enquiries.bestTime', { time: time ?? '' }) }),
    isLanguage(language) && t('enquiries.language', { language: languages[language].name }),
  ].filter((fact) => fact !== false);

  return (
    <article
      ref={isShown ? scrollToEntry : null}
      aria-labelledby={`enquiry-${id}`}
      className={clsx(lineLook, isShown && 'bg-wash')}
    >
      <LineHead label={t('enquiries.state', { state: inWords(state) })} when={formatWhen(enquiry.created_at, now)} />
      <QueueRow
        title={
          <h2 id={`enquiry-${id}`} className="font-text">
            <button
              type="button"
              aria-expanded={isOpened}
              className="inline-flex min-h-11 items-center gap-1 text-left font-semibold hover:underline xl:min-h-[calc(2.5rem-1px)]"
              onClick={() => setIsOpen(!isOpened)}
            >
              <ChevronDown
                aria-hidden="true"
                className={clsx('size-4 shrink-0 transition-transform', !isOpened && '-rotate-90')}
              />
              <span translate="no">{name}</span>
            </button>
          </h2>
        }
        about={
          <>
            {enquiry.is_registered && <strong className="font-medium text-ink">{t('enquiries.registered')} </strong>}
            {isOpened ? facts[0] : facts.join(' · ')}
            {words !== null && !isOpened && <span translate="no"> · {words}</span>}
          </>
        }
      >
        {!isClosed && enquiry.has_number && (
          <ReachButtons
            who={t('enquiries.who', { name })}
            opening={opening}
            phone={number?.phone_number ?? null}
            whatsAppHref={number && whatsAppLink(number.phone_number, text ?? undefined)}
            onOpen={() => opening.mutate()}
          />
        )}
        {!isClosed && kind === 'new' && (
          <RegisterButton
            name={name}
            openNumber={async () => number ?? (await opening.mutateAsync())}
            isOpening={opening.isPending}
            onRegister={(opened) => onRegister(enquiry, opened?.phone_number ?? null)}
          />
        )}
        {!isClosed && kind !== 'new' && (
          <Button size="small" aria-label={t('enquiries.findNamed', { name })} onClick={() => onFind(name)}>
            {t('enquiries.findPerson')}
          </Button>
        )}
      </QueueRow>
      {isOpened && (
        <div className="col-span-full pb-3 xl:col-start-2 xl:row-start-2">
          <p>{facts.slice(1).join(' · ')}</p>
          {enquiry.changed_by_name !== null && enquiry.changed_at !== null && (
            <p className="text-muted">
              {t('enquiries.changed', {
                state: t('enquiries.state', { state: inWords(state) }),
                name: enquiry.changed_by_name,
                when: formatWhen(enquiry.changed_at, now),
              })}
              {enquiry.called_by_name !== null &&
                state !== 'called' &&
                `. ${t('enquiries.calledBy', { name: enquiry.called_by_name })}`}
            </p>
          )}
          {words !== null && <Words className="mt-1">{words}</Words>}
          {!isClosed && kind === 'new' && <EnquirySource enquiry={enquiry} />}
          {enquiry.profile_id !== null && (
            <TextLink to={{ page: 'profile', profileId: enquiry.profile_id }}>
              {t('enquiries.person', { name: enquiry.profile_name ?? '', id: enquiry.profile_id })}
            </TextLink>
          )}
          {number !== null && number.people.length > 0 && (
            <NumberOwners people={number.people} kind={kind} onFind={onFind} />
          )}
          <StateActs enquiry={enquiry} isClosed={isClosed} />
        </div>
      )}
    </article>
  );
}

/** What the office did about an enquiry. */
function StateActs({ enquiry: { id, kind, name, state }, isClosed }: { enquiry: ListedEnquiry; isClosed: boolean }) {
  if (state === 'registered') return null;
  const choices = isClosed ? (['new'] as const) : nextStates[kind].filter((next) => next !== state);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {choices.map((next) => {
        const act = {
          label: t('enquiries.set', { state: inWords(next) }),
          named: t('enquiries.setNamed', { state: inWords(next), name }),
          size: 'small',
          sent: { enquiry_id: id, new_state: next, seen_state: state },
          send: setEnquiryState,
          isShared: true,
        } as const;
        return next === 'declined' ? (
          <ConfirmAct key={next} {...act} title={t('enquiries.declineQuestion', { name })} submit={act.label}>
            <p>{t('enquiries.declineMeans')}</p>
          </ConfirmAct>
        ) : (
          <PressAct key={next} {...act} />
        );
      })}
    </div>
  );
}

interface NumberOwnersProps extends Pick<EnquiryActs, 'onFind'> {
  people: OpenedNumber['people'];
  kind: ListedEnquiry['kind'];
}

/** The people who are registered with the opened number. */
const NumberOwners = ({ people, kind, onFind }: NumberOwnersProps) => (
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
        aria-label={t('enquiries.registerNamed', { name })}
        busy={isOpening}
        busyText={t('enquiries.opening')}
        onClick={() => {
          // A failed opening is shown beside the buttons that open the number.
          void openNumber().then(
            (opened) => setIsTaken(!onRegister(opened)),
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

const sourceSchema = z.object({ source: z.string(), source_name: limitedText(120) });

/** How a family came to the bureau, as the office asks it on the telephone. The registration takes it over. */
const EnquirySource = ({ enquiry: { id, name, source, source_name } }: { enquiry: ListedEnquiry }) => (
  <FoldedPart
    key={`${source} ${source_name}`}
    className="mt-1 border-0!"
    title={t('enquiries.source', { source: joinFacts([formatPersonValue('source', source), source_name]) })}
  >
    <FormHere
      name={t('enquiries.sourceNamed', { name })}
      schema={sourceSchema}
      empty={{ source, source_name: source_name ?? '' }}
      submit={t('enquiries.saveSource')}
      send={(values) => setEnquirySource({ enquiry_id: id, ...values })}
    >
      {({ field }) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SourceFields field={field} emptyLabel={null} />
        </div>
      )}
    </FormHere>
  </FoldedPart>
);

interface SourceFieldsProps {
  field: FieldOf<'source' | 'source_name'>;
  emptyLabel: string | null;
}

export const SourceFields = ({ field, emptyLabel }: SourceFieldsProps) => (
  <>
    <SelectField
      label={labelOf('source')}
      emptyLabel={emptyLabel}
      options={optionsOfField('source')}
      {...field('source')}
    />
    <TextField label={labelOf('source_name')} hint={hintOf('source_name')} {...field('source_name')} />
  </>
);
