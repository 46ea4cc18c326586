import type { ReactNode } from 'react';
import { BirthParts, withBirth } from '@/app/birth-parts';
import type { ContactOpening } from '@/app/office-head';
import { lazyPart } from '@/base/load-part';
import { OpenContact } from '@/bureau/components/reach';
import { IntroductionsPart } from '@/features/introductions/components/introductions-part';
import { CandidateLinkDialog, PrivateLinkPart } from '@/features/introductions/components/private-link';
import { HouseholdPart } from '@/features/log/household';
import { ProfileLog } from '@/features/log/office';
import { EditAndDelete, LoginPart } from '@/features/people/acts';
import { HandlerOfFamily } from '@/features/people/handlers';
import { KeepingOfFamily } from '@/features/people/keeping';
import { PersonPicker } from '@/features/people/search-box';
import { SourceOfFamily, ToComplete } from '@/features/people/standing';
import { LanguageOfFamily } from '@/features/people/whatsapp';
import type { FullProfile } from '@/features/profiles/api/profile';
import { ReachableContact } from '@/features/profiles/profile/contact';
import { HoroscopeFacts } from '@/features/profiles/profile/facts';
import { OpenedContact } from '@/features/profiles/profile/office';
import { BirthChart, ProfilePictures } from '@/features/profiles/profile/pictures';
import { WishesPart } from '@/features/profiles/wishes/wishes-part';
import { useViewer } from '@/lib/backend/session';
import { joinFacts } from '@/lib/format';
import { factOf, factsOf, familyFields, profileFacts, profileGroups } from '@/person/facts';
import { labelOf, type PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { KnownFacts } from '@/ui/facts';
import { OnDemand } from '@/ui/on-demand';
import { DeskPanel } from '@/ui/sections';

const ConsentsPart = lazyPart(async () => (await import('@/features/consents/components/consents-part')).ConsentsPart);
const FeesPart = lazyPart(async () => (await import('@/features/fees/components/fees-part')).FeesPart);
const Sharing = lazyPart(async () => (await import('@/app/sharing')).Sharing);
const StoryPart = lazyPart(async () => (await import('@/features/stories/office')).StoryPart);

interface TabProps {
  profile: FullProfile;
  opening: ContactOpening;
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
          <ProfilePictures profile={profile} showing="shown" />
          <BirthChart
            value={profile.birth_chart}
            shownName={sayName(profile.name, profile.own_script_name)}
            isHeld={false}
            isPart={false}
          />
        </div>
      </div>
      <Horoscope profile={profile} />
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

/** The contact details, once they are opened. */
function Contact({ profile: { id, name }, opening, withNote = false }: TabProps & { withNote?: boolean }) {
  if (!opening.isSuccess) return <OpenContact profileId={id} name={name} opening={opening} />;
  return withNote ? (
    <OpenedContact profileId={id} name={name} {...opening.data} />
  ) : (
    <ReachableContact family={id} name={name} details={opening.data.details} />
  );
}

const ContactTab = ({ profile, opening }: TabProps) => (
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

const FeesTab = ({ profile: { id, name, own_script_name: ownScriptName, deleted_at: deletedAt } }: TabProps) => (
  <OnDemand>
    <FeesPart payer={{ id, name, ownScriptName }} isDeleted={deletedAt !== null} />
  </OnDemand>
);

const LoginTab = ({ profile }: TabProps) => (
  <div className={`${columns} lg:grid-cols-2`}>
    <OnDemand>
      <ConsentsPart
        profileId={profile.id}
        isDeleted={profile.deleted_at !== null}
        arePicturesHidden={profile.pictures_for_members}
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

/** The tabs in their order. The location has the name of the open one. */
export const tabs = {
  matches: MatchesTab,
  facts: FactsTab,
  contact: ContactTab,
  login: LoginTab,
  fees: FeesTab,
} as const satisfies Readonly<Record<string, (props: TabProps) => ReactNode>>;

export type Tab = keyof typeof tabs;
export const isTab = (name: string | null): name is Tab => name !== null && Object.hasOwn(tabs, name);
export const allTabs = Object.keys(tabs).filter(isTab);

export const labelOfTab = (name: Tab): string => (name === 'fees' ? t('desk.fees') : t(`admin-people.tab.${name}`));
