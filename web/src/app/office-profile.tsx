import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countOf, OfficeHead } from '@/app/office-head';
import { allTabs, isTab, labelOfTab, type Tab, tabs } from '@/app/office-tabs';
import { useTakesFees } from '@/bureau/api/office-settings';
import { SaySide } from '@/bureau/components/say-side';
import { introductionsQueryOptions } from '@/features/introductions/api/introductions';
import { profileLogQueryOptions } from '@/features/log/api';
import { RestoreAndErase } from '@/features/people/acts';
import { DeletionRequest, StatusLine } from '@/features/people/standing';
import { contactAndNoteOpening } from '@/features/profiles/api/office-note';
import type { FullProfile } from '@/features/profiles/api/profile';
import { replaceLocation } from '@/lib/navigation/history';
import { useIsBeingPrinted } from '@/lib/printing';
import { t } from '@/texts/texts';
import { CountedTabs, TabPanel } from '@/ui/lists';
import { FactsSkeleton } from '@/ui/skeleton';

interface OfficeProfileProps {
  profile: FullProfile;
  /** Only the card is loaded so far. */
  isCard: boolean;
  /** An unknown name is the first one. */
  tab: string | null;
}

/** A person on one screen, for the office: a head that stays, and tabs. */
export function OfficeProfile({ profile, isCard, tab }: OfficeProfileProps) {
  const { id } = profile;
  const takesFees = useTakesFees();
  const tabNames = allTabs.filter((name) => name !== 'fees' || takesFees);
  const asked = isTab(tab) && tabNames.includes(tab) ? tab : 'matches';
  // The others are work of the office, which stays on the screen: in their place the facts are printed.
  const chosen = useIsBeingPrinted() ? 'facts' : asked;
  const introductions = useQuery(introductionsQueryOptions(id));
  const log = useQuery(profileLogQueryOptions(id));
  // Head and tabs show the same opening.
  const opening = useMutation(contactAndNoteOpening());
  // A typed note or entry stays while another tab is open.
  const [hasTyped, setHasTyped] = useState(chosen === 'contact');
  if (chosen === 'contact' && !hasTyped) setHasTyped(true);
  const counts: Partial<Record<Tab, string | undefined>> = {
    matches: introductions.data && countOf(introductions.data),
    contact: log.data && String(log.data.length),
  };
  const content = useChosenTab(chosen);
  return (
    <article>
      <CountedTabs
        label={t('admin-people.tabs')}
        tabs={tabNames.map((name) => ({
          name,
          label: labelOfTab(name),
          count: name in counts ? counts[name] : null,
        }))}
        chosen={chosen}
        onChoose={(name) => {
          replaceLocation({ page: 'profile', profileId: id, tab: name });
        }}
        listClass="relative -mb-px min-w-0 flex-nowrap! overflow-x-auto border-0! [scrollbar-width:none] *:mb-0! *:shrink-0 *:-outline-offset-4 max-sm:-mx-3"
        frame={(list) => (
          <OfficeHead profile={profile} opening={opening} introductions={introductions.data} log={log.data}>
            {list}
          </OfficeHead>
        )}
      >
        <div ref={content} className="scroll-mt-[calc(var(--header,0px)+1rem)] pt-4">
          <div className="mb-4 flex flex-col gap-3 rounded-card border border-line bg-paper px-4 py-3 empty:hidden sm:px-5 print:hidden">
            {profile.gender === null && profile.deleted_at === null && <SaySide profileId={profile.id} />}
            <StatusLine profile={profile} />
            <DeletionRequest profile={profile} />
            {profile.deleted_at !== null && <RestoreAndErase profile={profile} />}
          </div>
          {tabNames.map((name) => {
            const Content = tabs[name];
            const isKept = name === 'contact' && hasTyped;
            return (
              <TabPanel key={name} name={name} isKept={isKept}>
                {isCard ? <FactsSkeleton /> : <Content profile={profile} opening={opening} />}
              </TabPanel>
            );
          })}
        </div>
      </CountedTabs>
    </article>
  );
}

/** Brings the chosen tab into the list's sight, and its content below the head. */
function useChosenTab(chosen: Tab) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    const tab = document.querySelector<HTMLElement>('[data-tabs] [role=tab][data-state=active]');
    const list = tab?.parentElement;
    if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    if (before.current === chosen) return;
    before.current = chosen;
    const head = tab?.closest<HTMLElement>('.sticky');
    const bottom = head?.getBoundingClientRect().bottom ?? 0;
    if (content.current !== null && content.current.getBoundingClientRect().top < bottom)
      content.current.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [chosen]);
  return content;
}

const columns = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4';

function MatchesTab({ profile }: TabProps) {
  const viewer = useViewer();
  return (
    <div className={`${columns} lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]`}>
      <div className={columns}>
        <IntroductionsPart
          profileId={profile.id}
          share={(requestId, close) => (
            <OnDemand>
              <Sharing requestId={requestId} onClose={close} />
            </OnDemand>
          )}
        />
        <PrivateLinkPart profileId={profile.id} />
      </div>
      <div className={columns}>
        <DeskPanel title={t('wishes.titleOfTheirs')}>
          <WishesPart viewer={viewer} person={profile} />
        </DeskPanel>
        <AtAGlance profile={profile} />
      </div>
    </div>
  );
}

/** What a call about a match asks for, and what is still to be asked. */
function AtAGlance({ profile }: Pick<TabProps, 'profile'>) {
  const details = { ...profile.profile_details };
  const valuesOf = (...fields: PersonField[]) =>
    joinFacts(profileFacts(details, fields).map(({ value }) => value)) || null;
  return (
    <DeskPanel title={t('admin-people.glance')}>
      <KnownFacts
        look="dense"
        facts={[
          { label: labelOf("father's_name"), value: valuesOf("father's_name", "father's_job"), isData: true },
          { label: labelOf("mother's_name"), value: valuesOf("mother's_name", "mother's_job"), isData: true },
          ...factsOf(['number_of_siblings', 'brothers', 'sisters'], details),
          {
            label: labelOf('date_of_birth'),
            value: valuesOf('date_of_birth', 'time_of_birth', 'place_of_birth'),
            isData: true,
          },
        ]}
      />
    </DeskPanel>
  );
}

function FactsTab({ profile, opening }: TabProps) {
  const { key, personal } = profileGroups({ ...profile.profile_details, ...profile });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          {profile.deleted_at === null && <ToComplete profile={profile} contact={opening.data?.details} />}
        </div>
        {profile.deleted_at === null && <EditAndDelete profile={profile} />}
      </div>
      <div className={`${columns} md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_13rem]`}>
        <DeskPanel isPrinted title={t('profiles.personalDetails')}>
          <KnownFacts look="dense" facts={[factOf('gender', profile.gender), ...key, ...personal]} />
        </DeskPanel>
        <div className={columns}>
          <DeskPanel isPrinted title={t('profiles.familyDetails')}>
            <KnownFacts look="dense" facts={factsOf(familyFields, { ...profile.profile_details })} />
          </DeskPanel>
          <DeskPanel title={t('profiles.contactDetails')}>
            <Contact profile={profile} opening={opening} />
          </DeskPanel>
        </div>
        <div className={`${columns} max-xl:grid-cols-2 md:max-xl:col-span-2 md:max-xl:max-w-2xl`}>
          <Pictures profile={profile} />
        </div>
      </div>
      <Horoscope profile={profile} />
    </>
  );
}

/** The main picture, its strip and the family's chart. */
function Pictures({ profile }: Pick<TabProps, 'profile'>) {
  return (
    <>
      <ProfilePictures profile={profile} showing="shown" />
      <BirthChart
        value={profile.birth_chart}
        shownName={sayName(profile.name, profile.own_script_name)}
        isHeld={false}
        isPart={false}
      />
    </>
  );
}

/** The written horoscope, and what follows from the birth. */
function Horoscope({ profile: { profile_details: details } }: Pick<TabProps, 'profile'>) {
  const person = withBirth(details, true);
  return (
    <div className={`${columns} mt-4`}>
      <DeskPanel isPrinted title={t('profiles.horoscope')}>
        <HoroscopeFacts details={details} />
      </DeskPanel>
      {person !== null && (
        <DeskPanel isPrinted title={t('shell.horoscope')}>
          <div className="space-y-6 pt-4">
            <BirthParts person={person} isAdmin />
          </div>
        </DeskPanel>
      )}
    </div>
  );
}

interface ContactProps extends TabProps {
  withNote?: boolean;
}

/** The contact details, once they are opened. */
function Contact({ profile: { id, name }, opening, withNote = false }: ContactProps) {
  if (!opening.isSuccess) return <OpenContact profileId={id} name={name} opening={opening} />;
  return withNote ? (
    <OpenedContact profileId={id} name={name} {...opening.data} />
  ) : (
    <ReachableContact family={id} name={name} details={opening.data.details} />
  );
}

function ContactTab({ profile, opening }: TabProps) {
  return (
    <div className={`${columns} lg:grid-cols-2`}>
      <div className={columns}>
        <DeskPanel title={t('profiles.contactDetails')}>
          <Contact withNote profile={profile} opening={opening} />
          <div className="mt-4 border-t border-line pt-3">
            <LanguageOfFamily profileId={profile.id} />
            <HandlerOfFamily profileId={profile.id} />
            <SourceOfFamily profileId={profile.id} />
            {profile.deleted_at === null && <KeepingOfFamily profileId={profile.id} name={profile.name} />}
          </div>
        </DeskPanel>
        <HouseholdPart
          profileId={profile.id}
          isDeleted={profile.deleted_at !== null}
          picker={(picking) => <PersonPicker {...picking} />}
        />
      </div>
      <ProfileLog profileId={profile.id} />
    </div>
  );
}

function FeesTab({ profile: { id, name, own_script_name: ownScriptName, deleted_at: deletedAt } }: TabProps) {
  return (
    <OnDemand>
      <FeesPart payer={{ id, name, ownScriptName }} isDeleted={deletedAt !== null} />
    </OnDemand>
  );
}

function LoginTab({ profile }: TabProps) {
  return (
    <div className={`${columns} lg:grid-cols-2`}>
      <OnDemand>
        <ConsentsPart
          profileId={profile.id}
          isDeleted={profile.deleted_at !== null}
          ownLink={(onClose) => <CandidateLinkDialog family={{ ...profile, hasLogin: true }} onClose={onClose} />}
        />
      </OnDemand>
      <LoginPart profile={profile} />
      {profile.deleted_at === null && (
        <OnDemand>
          <StoryPart
            profileId={profile.id}
            isMarried={profile.status === 'married'}
            picker={(choose) => (
              <PersonPicker side={profile.gender === 'bride' ? 'groom' : 'bride'} status="married" onChoose={choose} />
            )}
          />
        </OnDemand>
      )}
    </div>
  );
}
