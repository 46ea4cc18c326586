import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { type Choice, choices, myBlocksQueryOptions, unblockProfile } from '@/features/contact-requests/api';
import { ChoiceAct, ChoiceLine, HiddenProfileNotice } from '@/features/contact-requests/components/yes';
import { formatAge, formatDay } from '@/lib/format';
import { Link } from '@/lib/navigation/link';
import { smallPlaceOf } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { PressAct } from '@/ui/act';
import { FoldedPart } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { PageHeading } from '@/ui/page-heading';
import { Portrait } from '@/ui/portrait';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';
import { TextLink, underlinedLook } from '@/ui/text-link';
import { useFocusPlace } from '@/ui/use-focus-place';

interface ChoicesPageProps {
  heart: (person: { id: number; shownName: string }) => ReactNode;
  /** The way to the paper of those who are marked. */
  paper: ReactNode;
}

/** Everybody that the member marked or gave a yes: one row each, with its state. The blocked people stand below. */
export function ChoicesPage({ heart, paper }: ChoicesPageProps) {
  const query = useQuery(choices.of({}));
  const { place, focusPlace } = useFocusPlace<HTMLUListElement>();
  return (
    <div className="wrap max-w-3xl pt-3 pb-16 sm:pt-10">
      <PageTitle>{t('shell.pages.choices')}</PageTitle>
      <PageHeading className="text-base sm:text-3xl">{t('shell.pages.choices')}</PageHeading>
      <Loaded
        query={query}
        what={t('choices.yours')}
        none={t('choices.none')}
        skeleton={<Skeleton className="mt-2 min-h-dvh w-full rounded-card!" />}
      >
        {(chosen) => (
          <>
            {chosen.some(({ state }) => state === 'shared') && <HiddenProfileNotice about="resting" />}
            <ul
              ref={place}
              tabIndex={-1}
              className="mt-2 divide-y divide-line rounded-card bg-paper px-3 shadow-card outline-hidden sm:mt-6 sm:px-5"
            >
              {chosen.map((choice) => (
                <Row key={choice.id} choice={choice} heart={heart} onDone={focusPlace} />
              ))}
            </ul>
            {chosen.some(({ marked, name }) => marked && name !== null) && <p className="mt-4">{paper}</p>}
          </>
        )}
      </Loaded>
      <FoldedPart title={t('requests.blocked.heading')} className="mt-6">
        <BlockedPeople />
      </FoldedPart>
    </div>
  );
}

type RowProps = Pick<ChoicesPageProps, 'heart'> & { choice: Choice; onDone: () => void };

function Row({ choice, heart, onDone }: RowProps) {
  const { id, name, own_script_name: own, age, picture, state, marked, note } = choice;
  const isSeen = name !== null;
  const shownName = isSeen ? sayName(name, own) : t('choices.profile', { id });
  const to = { page: 'profile', profileId: id } as const;
  return (
    <li className="flow-root py-3 leading-snug [overflow-wrap:anywhere]">
      <Portrait
        picture={picture === null ? null : smallPlaceOf('profile-images', picture)}
        alt=""
        className="float-left mr-3 mb-1 w-[min(5rem,25%)]"
      />
      {marked && <div className="float-right ml-2">{heart({ id, shownName })}</div>}
      <h2 translate={isSeen ? 'no' : undefined} className="text-lg text-maroon-800">
        {isSeen ? (
          <Link to={to} className={underlinedLook}>
            {shownName}
          </Link>
        ) : (
          shownName
        )}
      </h2>
      {age !== null && <p className="text-muted">{[formatAge(age), id].join('\u00a0· ')}</p>}
      <ChoiceLine choice={choice} className="mt-1" />
      {note !== null && (
        <p className="whitespace-pre-line">
          <span className="text-muted">{t('choices.yourNote')}</span> <span translate="no">{note}</span>
        </p>
      )}
      {state === 'shared' && (
        <TextLink to={to} aria-label={t('choices.detailsOf', { name: shownName })}>
          {t('choices.details')}
        </TextLink>
      )}
      <div className="mt-2 empty:hidden">
        <ChoiceAct choice={choice} shownName={shownName} onDone={onDone} />
      </div>
    </li>
  );
}

function BlockedPeople() {
  const blocks = useQuery(myBlocksQueryOptions());
  // An unblocked row unmounts, so the focus moves to the section.
  const { place, focusPlace } = useFocusPlace();
  return (
    <section ref={place} tabIndex={-1} aria-label={t('requests.blocked.heading')}>
      <Loaded
        query={blocks}
        what={t('requests.blocked.list')}
        skeleton={<Skeleton className="mt-4 h-6 w-72 max-w-full" />}
        none={t('requests.blocked.none')}
      >
        {(blocked) => (
          <>
            <p className="text-muted">{t('requests.blocked.text')}</p>
            <ul className="mt-2 divide-y divide-line/70">
              {blocked.map(({ registered_user_id: id, name, created_at: since }) => {
                const shownName = sayName(name, null);
                return (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
                    <p className="min-w-0 [overflow-wrap:anywhere]">
                      <RichText
                        text={t('requests.blocked.row', { name: shownName, day: formatDay(since) })}
                        tags={{
                          name: (words) => <span className="font-medium">{words}</span>,
                          since: (words) => <span className="text-muted">{words}</span>,
                        }}
                      />
                    </p>
                    <PressAct
                      label={t('requests.blocked.unblock')}
                      named={t('requests.blocked.unblockNamed', { name: shownName })}
                      size="small"
                      busy={t('requests.blocked.unblocking')}
                      done={t('requests.blocked.done', { name: shownName })}
                      failed={t('requests.blocked.failed')}
                      sent={{ profile_id: id }}
                      send={unblockProfile}
                      onDone={focusPlace}
                    />
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
