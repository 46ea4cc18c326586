import { whatsAppLink } from '@/person/phone';
import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nextStep, type NextStep } from '@/app/next-step';
import { ReachButtons } from '@/bureau/components/reach';
import { type Introduction, mostIntroductions } from '@/features/introductions/api/introductions';
import type { LogEntry } from '@/features/log/api';
import { MoreMenu } from '@/features/people/acts';
import { colleaguesQueryOptions, officeFactsQueryOptions } from '@/features/people/api';
import { StatusChip } from '@/features/people/statuses';
import type { Nominee } from '@/features/profiles/api/office';
import type { FullProfile } from '@/features/profiles/api/profile';
import { OfficeShareDialog } from '@/features/profiles/profile/office';
import { WayBack } from '@/features/profiles/profile/profile-page';
import { ProfileName } from '@/features/profiles/profile/profile-view';
import { todayAtBureau } from '@/lib/bureau-days';
import type { AppError } from '@/lib/errors';
import { formatAge, formatDay, joinFacts, sayDate } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { smallPlaceOf } from '@/lib/pictures';
import { useShortcuts } from '@/lib/shortcuts';
import { type ContactDetails, phonesOf } from '@/person/contact-details';
import { profileFacts } from '@/person/facts';
import { looksForPartner } from '@/person/statuses';
import { formatFact } from '@/person/values';
import { t } from '@/texts/texts';
import { ShortcutHint } from '@/ui/action-bar';
import { Button } from '@/ui/button';
import { BadgeCheck, Heart } from '@/ui/icons';
import { Portrait } from '@/ui/portrait';
import { RichText } from '@/ui/rich-text';

/** The admin's way to a person's contact details, with the office's note and the nominee. */
export type ContactOpening = UseMutationResult<
  { details: ContactDetails | null; note: string; nominee: Nominee | null },
  AppError,
  number
>;

interface OfficeHeadProps {
  profile: FullProfile;
  opening: ContactOpening;
  /** Undefined while they are loading. */
  introductions: readonly Introduction[] | undefined;
  log: readonly LogEntry[] | undefined;
  /** The list of the tabs. */
  children: ReactNode;
}

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.6 } as const;
const strong = (words: string) => <span className="font-medium text-ink">{words}</span>;

/** Who the page is about, with the acts of a telephone call and the tabs. It stays while the page scrolls. */
export function OfficeHead({ profile, opening, introductions, log, children }: OfficeHeadProps) {
  const head = useStaying();
  return (
    <div
      ref={head}
      className="sticky top-[calc(var(--header,0px)-var(--leaving,0px))] z-10 -mx-[clamp(1rem,4vw,3rem)] border-b border-line bg-paper px-[clamp(1rem,4vw,3rem)] short:static print:static print:border-0"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 pb-2.5">
        <div data-person="" className="flex min-w-0 flex-1 basis-[34rem] items-center gap-x-4 max-sm:items-start">
          <Portrait
            picture={profile.first_img === null ? null : smallPlaceOf('profile-images', profile.first_img)}
            alt=""
            eager
            className="w-[min(4.75rem,18vw)] shrink-0"
          />
          <div className="min-w-0 flex-1 leading-snug">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ProfileName
                profile={profile}
                headingClass="text-2xl [overflow-wrap:anywhere]"
                sealClass="border border-gold-500 py-1 pr-3 pl-2 text-sm"
                withoutSeal={<StatusChip status={profile.status} deleted={profile.deleted_at !== null} />}
              />
            </div>
            <PersonInBrief profile={profile} />
            <div className="min-h-5">
              {introductions && log && <WhatWasDone profile={profile} introductions={introductions} log={log} />}
            </div>
          </div>
        </div>
        {profile.deleted_at === null && <Acts profile={profile} opening={opening} />}
      </div>
      <div data-tabs="" className="flex items-center justify-between gap-x-4 print:hidden">
        {children}
        <div className="shrink-0 max-lg:hidden">
          <WayBack offersAll={false} />
        </div>
      </div>
    </div>
  );
}

/** Keeps the head at the top of the window: all of it, or its acts and tabs where it would take more than a third. */
function useStaying() {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = head;
    if (current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const [person, acts, tabs] = ['person', 'acts', 'tabs'].map((part) =>
        current.querySelector<HTMLElement>(`[data-${part}]`),
      );
      const belowPerson = (person?.offsetTop ?? 0) + (person?.offsetHeight ?? 0);
      const first = acts && acts.offsetTop >= belowPerson ? acts : tabs;
      const leaving = current.offsetHeight > window.innerHeight / 3 ? (first?.offsetTop ?? 0) - 4 : 0;
      current.style.setProperty('--leaving', `${leaving}px`);
      const isKept = getComputedStyle(current).position === 'sticky';
      // No control is scrolled into view behind it.
      style.scrollPaddingTop = isKept ? `${current.offsetHeight - leaving}px` : '';
    });
    observer.observe(current);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, []);
  return head;
}

interface PartProps {
  profile: FullProfile;
}

const line = 'flex flex-wrap gap-x-4 text-muted [overflow-wrap:anywhere] max-sm:gap-x-3 max-sm:text-sm';

/** What is asked first on the telephone. */
function PersonInBrief({ profile }: PartProps) {
  const { id, gender, age, religion, location, profile_details: details } = profile;
  const office = useQuery(officeFactsQueryOptions(id));
  const { data: colleagues = [] } = useQuery(colleaguesQueryOptions());
  const handledBy = office.data?.handled_by ?? null;
  const handler = colleagues.find(({ username }) => username === handledBy)?.display_name ?? handledBy;
  const star = profileFacts({ ...details }, ['birth_star'])[0]?.value ?? null;
  const others = {
    community: joinFacts([formatFact('religion', religion), formatFact('caste', details?.caste)]),
    star: joinFacts([star, formatFact('rasi', details?.rasi)]),
    work: joinFacts([formatFact('education', details?.education), formatFact('job', details?.job)]),
    town: formatFact('location', location) ?? '',
  };
  const oldNumber = office.data?.old_number ?? null;
  return (
    <ul aria-label={t('profiles.keyFacts')} className={line}>
      <li className="text-ink">{t('profiles.card.id', { id })}</li>
      {oldNumber !== null && (
        <li>
          <RichText text={t('admin-people.profile.oldNumber', { number: oldNumber })} tags={{ strong }} />
        </li>
      )}
      {gender !== null && <li className="text-ink">{formatFact('gender', gender)}</li>}
      {age !== null && <li className="text-ink">{formatAge(age)}</li>}
      {typeof details?.height === 'number' && <li className="text-ink">{formatFact('height', details.height)}</li>}
      {Object.entries(others)
        .filter(([, fact]) => fact !== '')
        .map(([name, fact]) => (
          <li key={name} translate="no" className="text-ink">
            {fact}
          </li>
        ))}
      {office.isSuccess && (
        <li className="print:hidden">
          {handler === null ? (
            t('admin.chip.handledByNobody')
          ) : (
            <RichText text={t('admin-people.head.handler', { name: handler })} tags={{ strong }} />
          )}
        </li>
      )}
    </ul>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

function inWords(step: NextStep, now: number): string {
  switch (step.kind) {
    case 'call':
      return t('admin-people.head.next.call', { day: sayDate(step.day) });
    case 'ask':
    case 'other':
    case 'answer': {
      const count = Math.max(0, Math.floor((now - new Date(step.since).getTime()) / dayMs));
      return t(`admin-people.head.next.${step.kind}`, { name: step.name, when: t('today.daysAgo', { count }) });
    }
    case 'verify':
      return t('admin-people.head.next.verify');
    case 'show':
      return t('admin-people.head.next.show');
  }
}

interface WhatWasDoneProps extends PartProps {
  introductions: readonly Introduction[];
  log: readonly LogEntry[];
}

/** What was shown to the family, the last call, and what is next. */
function WhatWasDone({ profile, introductions, log }: WhatWasDoneProps) {
  const [{ now, today }] = useState(() => ({ now: Date.now(), today: todayAtBureau() }));
  const shown = introductions.filter(({ how }) => how !== 'Interest');
  const [last] = shown;
  const call = log.find(({ kind }) => kind === 'Telephone');
  const next = profile.deleted_at === null ? nextStep({ person: profile, introductions, log, today }) : null;
  return (
    <ul aria-label={t('admin-people.head.done')} className={clsx(line, 'text-sm print:hidden')}>
      {/* Somebody who is interested by themselves was not shown, but is on the list. */}
      {(last !== undefined || introductions.length === 0) && (
        <li>
          {last === undefined ? (
            t('admin-people.head.notShown')
          ) : (
            <RichText
              text={t('admin-people.head.shown', {
                day: formatDay(last.shown_at),
                count: shown.length,
                people: countOf(introductions, shown),
                interested: countOf(
                  introductions,
                  shown.filter(({ answer }) => answer === 'interested'),
                ),
              })}
              tags={{ strong }}
            />
          )}
        </li>
      )}
      <li>
        {call === undefined ? (
          t('admin-people.head.notCalled')
        ) : (
          <RichText text={t('admin-people.head.called', { day: formatDay(call.at) })} tags={{ strong }} />
        )}
      </li>
      {next !== null && (
        <li>
          <RichText text={inWords(next, now)} tags={{ strong }} />
        </li>
      )}
    </ul>
  );
}

/** How many introductions there are, or how many of a kind: no more are read than a page shows. */
export const countOf = (introductions: readonly unknown[], kind: readonly unknown[] = introductions): string =>
  introductions.length < mostIntroductions ? String(kind.length) : `${kind.length}+`;

function Acts({ profile, opening }: PartProps & { opening: ContactOpening }) {
  const { id, name, status } = profile;
  const [isSharing, setIsSharing] = useState(false);
  const phone = phonesOf(opening.data?.details)[0]?.number ?? null;
  const verify = () => navigate({ page: 'review', profileId: id });
  const mayVerify = status === 'submitted';
  useShortcuts({ v: mayVerify ? verify : null });
  return (
    <div
      data-acts=""
      className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:gap-1.5 print:hidden max-sm:[&>:is(a,button)]:gap-1.5 max-sm:[&>:is(a,button)]:px-2"
    >
      <ReachButtons
        who={name}
        opening={opening}
        phone={phone}
        whatsAppHref={phone === null ? null : whatsAppLink(phone)}
        family={id}
        onOpen={() => opening.mutate(id)}
      />
      {mayVerify && (
        <>
          <Button look="primary" size="small" onClick={verify}>
            <BadgeCheck {...icon} />
            {t('admin.action.verify')}
          </Button>
          <ShortcutHint keys={[['V', t('admin-people.bar.verifyKey')]]} />
        </>
      )}
      {looksForPartner(status) && (
        <Button
          size="small"
          className="max-sm:min-w-min max-sm:flex-1 max-sm:basis-24"
          onClick={() => navigate({ page: 'matches', profileId: id })}
        >
          <Heart {...icon} />
          {t('matches.find')}
        </Button>
      )}
      <MoreMenu profile={profile} onShare={() => setIsSharing(true)} />
      {isSharing && <OfficeShareDialog profile={profile} onClose={() => setIsSharing(false)} />}
    </div>
  );
}
