import type { ReactNode } from 'react';
import { ConfirmPart } from '@/features/my-profile/components/confirm-part';
import { DataPart } from '@/features/my-profile/components/data-part';
import { DeletionPart } from '@/features/my-profile/components/deletion-part';
import { DisclosuresPart } from '@/features/my-profile/components/disclosures-part';
import { LinksPart, type LinkCounts } from '@/features/my-profile/components/links-part';
import { MyHead } from '@/features/my-profile/components/my-head';
import { Part } from '@/features/my-profile/components/part';
import { StatusPart } from '@/features/my-profile/components/status-part';
import type { ContactDetails } from '@/person/contact-details';
import { setMyLanguage } from '@/bureau/api/account-language';
import { t } from '@/texts/texts';
import { FamilyLanguage } from '@/bureau/components/family-language';
import { languageOfPage } from '@/bureau/components/message-language';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';

interface MyProfilePageProps {
  /** The member's own profile. */
  profileId: number;
  counts: LinkCounts;
  /** The member's stored contact details; undefined while loading. */
  contact: ContactDetails | null | undefined;
  /** The star by the birth, where none is entered. */
  starByBirth: ReactNode;
  /** The rendered contact details. */
  ownContact: ReactNode;
  /** Opens the ways to share the profile. */
  share: ReactNode;
  /** The charts computed from the birth; empty without birth data. */
  drawnCharts: ReactNode;
  /** What the family looks for. */
  wishes: ReactNode;
  /** What the family agreed to. */
  consents: ReactNode;
  /** Where the member is signed in. */
  sessions: ReactNode;
  /** What the family paid, and what the bureau did; nothing without fees. */
  statements: ReactNode;
  /** The member's complaints, with the answers. */
  complaints: ReactNode;
  onSearches: () => void;
  /** Describes the filters of a saved search. */
  describeSearch: (filters: unknown) => string;
}

/** The member's own page: the status of their profile, and their settings. Each part loads independently. */
export function MyProfilePage({
  profileId,
  counts,
  contact,
  starByBirth,
  ownContact,
  share,
  drawnCharts,
  wishes,
  consents,
  sessions,
  statements,
  complaints,
  onSearches,
  describeSearch,
}: MyProfilePageProps) {
  return (
    <div className="wrap max-w-5xl py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{t('my-profile.title')}</PageTitle>
      <div className="mb-8 text-center">
        <PageHeading className="text-2xl sm:text-3xl">{t('my-profile.title')}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
      </div>
      <MyHead profileId={profileId} contact={contact} starByBirth={starByBirth} share={share} />
      {/* Two independent columns, so that a long part leaves no gap beside it. */}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-7 md:grid-cols-2 md:gap-y-12">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-7 md:gap-y-12">
          <ConfirmPart profileId={profileId} />
          <LinksPart counts={counts} onSearches={onSearches} />
          {statements}
          <Part folds title={t('wishes.title')}>
            {wishes}
          </Part>
          <StatusPart profileId={profileId} />
          <Part folds title={t('my-profile.consents.title')}>
            {consents}
          </Part>
          <Part folds title={t('my-profile.sessions.title')}>
            {sessions}
          </Part>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-7 md:gap-y-12">
          <Part title={t('my-profile.contact.title')}>{ownContact}</Part>
          <Part folds title={t('my-profile.language.title')}>
            <div className="mt-4">
              <FamilyLanguage
                profileId={profileId}
                label={t('my-profile.language.label')}
                hint={t('my-profile.language.hint')}
                preset={languageOfPage()}
                save={setMyLanguage}
              />
            </div>
          </Part>
          <DisclosuresPart />
          <DataPart profileId={profileId} describeSearch={describeSearch} />
          <DeletionPart profileId={profileId} />
          <Part folds title={t('my-profile.page.grievances')}>
            {complaints}
          </Part>
        </div>
      </div>
      {drawnCharts && (
        <div className="mt-7 md:mt-12">
          <Part folds title={t('my-profile.charts.title')}>
            {drawnCharts}
          </Part>
        </div>
      )}
    </div>
  );
}
