import type { ReactNode } from 'react';
import type { FullProfile } from '@/features/profiles/api/profile';
import { errorText } from '@/lib/error-text';
import { BirthChart, ProfilePictures } from '@/features/profiles/profile/pictures';
import { FamilyFacts, HoroscopeFacts, PersonalFacts, VisitorFacts } from '@/features/profiles/profile/facts';
import { explainVerification } from '@/features/profiles/shown';
import { useShowing } from '@/features/profiles/profile-list';
import { formatAge, formatMonthOfYear } from '@/lib/format';
import type { Viewer } from '@/lib/backend/session';
import { formatFact, formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { JoinedFacts } from '@/ui/facts';
import { GroupHeading } from '@/ui/sections';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { useIsWide } from '@/ui/use-is-wide';
import { PageTitle } from '@/bureau/components/page-title';
import { PersonName } from '@/bureau/components/person-name';
import { VerifiedSeal } from '@/bureau/components/verified-seal';
import { PageHeading } from '@/ui/page-heading';
import { Lock } from '@/ui/icons';

interface ProfileViewProps {
  profile: FullProfile;
  /** Null for the sample profile, which everyone sees in full. */
  viewer: Pick<Viewer, 'kind'> | null;
  contact: ReactNode;
  /** The first part for the viewer: the porutham with them, and the acts. */
  actions?: ReactNode;
  /** The facts computed from the birth, for viewers of the details. */
  fromBirth?: ReactNode;
  /** Only the card is loaded so far; the rest is loading. */
  isCard?: boolean;
}

const group = 'mt-9 print:mt-6';

/** A profile's pictures and facts, families' first questions at the top. Phones show one column. */
export function ProfileView({ profile, viewer, contact, actions, fromBirth, isCard = false }: ProfileViewProps) {
  const shownName = sayName(profile.name, profile.own_script_name);
  const showingOf = useShowing(viewer);
  const showing = showingOf(profile);
  const ofChart = showingOf({ pictures_for_members: profile.chart_for_members });
  const isWide = useIsWide();
  const isVisitor = viewer?.kind === 'visitor';
  const refused =
    profile.detailsRefused === undefined ? null : <p className="mt-3">{errorText(profile.detailsRefused)}</p>;
  const chart = (isPart: boolean) =>
    ofChart !== 'withheld' && (
      <BirthChart value={profile.birth_chart} shownName={shownName} isHeld={ofChart === 'pending'} isPart={isPart} />
    );

  return (
    <article className="printed-profile grid grid-cols-[minmax(0,1fr)] items-start gap-y-8 pt-4 md:grid-cols-[minmax(280px,min(440px,39%))_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-[clamp(2rem,5vw,5rem)] md:gap-y-12 print:grid-cols-[60mm_minmax(0,1fr)] print:grid-rows-[auto_1fr] print:gap-x-[10mm] print:gap-y-6">
      <ProfilePictures key={profile.id} profile={profile} showing={showing} />
      <div className="md:col-start-2 md:row-span-2 md:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
        <header>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ProfileName
              profile={profile}
              headingClass="text-3xl [overflow-wrap:anywhere] lg:text-4xl print:text-2xl"
              sealClass="min-h-11 border border-gold-500 py-1.5 pr-4 pl-2.5"
            />
          </div>
          <p className="mt-2 text-lg text-muted">
            <JoinedFacts
              facts={[
                // The number to name on the telephone. The sample profile has none.
                viewer === null ? null : t('profiles.card.id', { id: profile.id }),
                profile.age === null ? null : formatAge(profile.age),
                formatPersonValue('religion', profile.religion),
                profile.confirmedIn == null
                  ? null
                  : t('profiles.confirmedIn', { month: formatMonthOfYear(profile.confirmedIn) }),
              ]}
              typed={formatFact('location', profile.location)}
            />
          </p>
          <div className="print:hidden">{actions}</div>
        </header>
        {isVisitor ? (
          <>
            <VisitorFacts profile={profile} />
            <Locked
              reason={`${t(showing === 'withheld' ? 'profiles.locked.textWithPictures' : 'profiles.locked.text')} ${t('person.sharingRule')}`}
            >
              <TextLink to={{ page: 'sign-in' }}>{t('shell.pages.memberLogin')}</TextLink>
            </Locked>
            <div className="mt-9 max-w-[440px]">{chart(false)}</div>
          </>
        ) : (
          <>
            <section aria-labelledby="personal-details" className={group}>
              <GroupHeading id="personal-details">{t('profiles.personalDetails')}</GroupHeading>
              {refused ?? (isCard ? <FactsSkeleton /> : <PersonalFacts profile={profile} />)}
            </section>
            <section aria-labelledby="family-details" className={group}>
              <GroupHeading id="family-details">{t('profiles.familyDetails')}</GroupHeading>
              {refused ?? (isCard ? <FactsSkeleton /> : <FamilyFacts details={profile.profile_details} />)}
            </section>
            <section aria-labelledby="horoscope" className={group}>
              <GroupHeading id="horoscope">{t('profiles.horoscope')}</GroupHeading>
              {refused ?? (isCard ? <FactsSkeleton /> : <HoroscopeFacts details={profile.profile_details} />)}
              {!isWide && chart(true)}
              {refused === null && !isCard && fromBirth}
            </section>
            {/* A printed profile goes from hand to hand, as a biodata does. */}
            {/* A printed profile goes from hand to hand, as a biodata does. */}
            <section
              id="contact"
              tabIndex={-1}
              aria-labelledby="contact-details"
              className="mt-9 scroll-mt-4 print:hidden"
            >
              <GroupHeading id="contact-details">{t('profiles.contactDetails')}</GroupHeading>
              {contact}
            </section>
          </>
        )}
      </div>
      {isWide && !isVisitor && chart(false)}
    </article>
  );
}

interface ProfileNameProps {
  profile: FullProfile;
  headingClass: string;
  sealClass: string;
  /** In place of a seal. */
  withoutSeal?: ReactNode;
}

/** The name of a person, which is the heading and the title of the page, with the seal. */
export function ProfileName({ profile, headingClass, sealClass, withoutSeal = null }: ProfileNameProps) {
  const shownName = sayName(profile.name, profile.own_script_name);
  const explain = explainVerification(profile);
  return (
    <>
      <PageTitle>{shownName}</PageTitle>
      <PageHeading className={headingClass}>
        <span translate="no">
          <PersonName own={profile.own_script_name}>{profile.name}</PersonName>
        </span>
      </PageHeading>
      {explain === null ? withoutSeal : <VerifiedSeal shownName={shownName} explain={explain} className={sealClass} />}
    </>
  );
}

/** Explains the reason why a part is hidden, and the viewer's next step. */
export function Locked({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <div className="mt-4 rounded-card border border-line bg-paper px-5 py-4">
      <p className="flex items-start gap-2.5">
        <Lock aria-hidden="true" className="mt-1 size-[18px] shrink-0 text-gold-700" />
        {reason}
      </p>
      {children && <div className="mt-1 print:hidden flex flex-wrap gap-x-6 pl-7">{children}</div>}
    </div>
  );
}
