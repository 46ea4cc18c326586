import type { ReactNode } from 'react';
import { setMyLanguage } from '@/bureau/api/account-language';
import { FamilyLanguage, languageOfPage } from '@/bureau/components/whatsapp';
import { PageTitle } from '@/bureau/components/page-title';
import { MyHead } from '@/features/my-profile/head';
import { Part } from '@/features/my-profile/part';
import { Link } from '@/lib/navigation/link';
import type { ContactDetails } from '@/person/contact-details';
import { t } from '@/texts/texts';
import { ChevronRight } from '@/ui/icons';
import { PageHeading } from '@/ui/page-heading';
import { TextLink } from '@/ui/text-link';

interface MyProfilePageProps {
  /** The member's own profile. */
  profileId: number;
  /** The member's stored contact details; undefined while loading. */
  contact: ContactDetails | null | undefined;
  /** The star by the birth, where none is entered. */
  starByBirth: ReactNode;
  /** The rendered contact details. */
  ownContact: ReactNode;
  /** Opens the ways to share the profile. */
  share: ReactNode;
  /** What the family looks for. */
  wishes: ReactNode;
}

/** The member's own page in five parts; the last is the door to the rights. Each part loads independently. */
export function MyProfilePage({ profileId, contact, starByBirth, ownContact, share, wishes }: MyProfilePageProps) {
  return (
    <div className="wrap max-w-5xl pt-4 pb-16">
      <PageTitle>{t('shell.pages.myProfile')}</PageTitle>
      <PageHeading className="text-xl sm:text-3xl">{t('shell.pages.myProfile')}</PageHeading>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-y-7">
        <MyHead profileId={profileId} contact={contact} starByBirth={starByBirth} share={share} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-7 md:grid-cols-2">
          <Part title={t('wishes.title')}>{wishes}</Part>
          <Part title={t('my-profile.contact.title')}>
            {ownContact}
            <TextLink to={{ page: 'rights', part: 'contact' }}>{t('my-profile.disclosures.title')}</TextLink>
          </Part>
          <Part title={t('my-profile.language.title')}>
            <div className="mt-3">
              <FamilyLanguage
                profileId={profileId}
                label={t('my-profile.language.label')}
                preset={languageOfPage()}
                save={setMyLanguage}
              />
            </div>
          </Part>
          <Link
            to={{ page: 'rights' }}
            className="flex items-center gap-3 rounded-card border border-gold-500 bg-paper px-4 py-3 text-maroon-800 no-underline shadow-card hover:underline"
          >
            <span className="min-w-0 grow">
              <span className="block font-display text-xl">{t('shell.pages.rights')}</span>
              <span className="block text-muted">{t('my-profile.door')}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
          </Link>
        </div>
      </div>
    </div>
  );
}
