import type { ReactNode } from 'react';
import type { FullProfile } from '@/features/profiles/api/profile';
import { BirthChart } from '@/features/profiles/components/birth-chart';
import { FamilyFacts, PersonalFacts } from '@/features/profiles/components/facts';
import { Locked } from '@/features/profiles/components/locked';
import { ProfilePictures } from '@/features/profiles/components/profile-pictures';
import { useShowing } from '@/features/profiles/use-showing';
import { explainVerification } from '@/features/profiles/verification';
import { formatAge, joinFacts } from '@/lib/format';
import type { Viewer } from '@/lib/backend/session';
import { GroupHeading } from '@/ui/group-heading';
import { LongName } from '@/ui/long-name';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { VerifiedSeal } from '@/ui/verified-seal';

interface ProfileViewProps {
  profile: FullProfile;
  /** Null for the sample profile, which everyone sees in full. */
  viewer: Pick<Viewer, 'kind'> | null;
  contact: ReactNode;
  actions?: ReactNode;
  /** The drawn charts, for viewers of the details. */
  drawnCharts?: ReactNode;
  /** The computed birth, for viewers of the details. */
  fromBirth?: ReactNode;
  /** Only the card is loaded so far; the rest is loading. */
  isCard?: boolean;
}

/** A profile's pictures and facts. Phones show one column, the chart last. */
export function ProfileView({
  profile,
  viewer,
  contact,
  actions,
  drawnCharts,
  fromBirth,
  isCard = false,
}: ProfileViewProps) {
  const explain = explainVerification(profile);
  const showing = useShowing(viewer)(profile);
  const locked = (reason: string) => (
    <Locked reason={reason}>
      <TextLink to={{ page: 'sign-in' }}>Member Login</TextLink>
      <TextLink to={{ page: 'home', section: 'contact-us' }}>Contact us for an account</TextLink>
    </Locked>
  );
  const membersOnly = viewer?.kind === 'visitor' ? locked('Members see these details.') : null;
  const refused = profile.detailsRefused === undefined ? null : <p className="mt-3">{profile.detailsRefused}</p>;

  return (
    <article className="printed-profile grid grid-cols-[minmax(0,1fr)] items-start gap-y-10 pt-4 md:grid-cols-[minmax(280px,min(440px,39%))_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-[clamp(2rem,5vw,5rem)] md:gap-y-12 print:grid-cols-[60mm_minmax(0,1fr)] print:grid-rows-[auto_1fr] print:gap-x-[10mm] print:gap-y-6">
      <PageTitle>{profile.name}</PageTitle>
      <ProfilePictures
        key={profile.id}
        profile={profile}
        showing={showing}
        locked={locked('Members see the pictures.')}
      />
      <div className="md:col-start-2 md:row-span-2 md:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
        <header>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <PageHeading className="text-3xl [overflow-wrap:anywhere] lg:text-4xl print:text-2xl">
              <LongName>{profile.name}</LongName>
            </PageHeading>
            {explain !== null && (
              <VerifiedSeal
                name={profile.name}
                explain={explain}
                className="min-h-11 border border-gold-500 py-1.5 pr-4 pl-2.5"
              />
            )}
          </div>
          <p className="mt-2 text-lg text-muted">
            {joinFacts([profile.age === null ? null : formatAge(profile.age), profile.religion, profile.location])}
          </p>
          {viewer !== null && <p className="hidden text-muted print:block">User Id {profile.id}</p>}
          <div className="print:hidden">{actions}</div>
        </header>
        <section aria-labelledby="personal-details" className="mt-10 print:mt-6">
          <GroupHeading id="personal-details">Personal Details</GroupHeading>
          {membersOnly ?? refused ?? (isCard ? <FactsSkeleton /> : <PersonalFacts profile={profile} />)}
        </section>
        {membersOnly === null && refused === null && !isCard && fromBirth}
        <section aria-labelledby="family-details" className="mt-10 print:mt-6">
          <GroupHeading id="family-details">Family Details</GroupHeading>
          {membersOnly ?? refused ?? (isCard ? <FactsSkeleton /> : <FamilyFacts details={profile.profile_details} />)}
        </section>
        {/* A printed profile goes from hand to hand, as a biodata does. */}
        <section
          id="contact"
          tabIndex={-1}
          aria-labelledby="contact-details"
          className="mt-10 scroll-mt-4 print:hidden"
        >
          <GroupHeading id="contact-details">Contact Details</GroupHeading>
          {contact}
        </section>
      </div>
      <BirthChart
        value={profile.birth_chart}
        name={profile.name}
        showing={showing}
        locked={locked('Members see the birth chart.')}
        drawn={membersOnly === null && !isCard && drawnCharts}
      />
    </article>
  );
}
