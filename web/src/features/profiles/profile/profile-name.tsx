import type { ReactNode } from 'react';
import type { FullProfile } from '@/features/profiles/api/profile';
import { explainVerification } from '@/features/profiles/verification';
import { PageTitle } from '@/bureau/components/page-title';
import { PersonName } from '@/bureau/components/person-name';
import { VerifiedSeal } from '@/bureau/components/verified-seal';
import { sayName } from '@/texts/words';
import { PageHeading } from '@/ui/page-heading';

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
