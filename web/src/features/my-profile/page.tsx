import type { ReactNode } from 'react';
import { setMyLanguage } from '@/bureau/api/account-language';
import { FamilyLanguage } from '@/bureau/components/family-language';
import { languageOfPage } from '@/bureau/components/message-language';
import { PageTitle } from '@/bureau/components/page-title';
import { ConfirmPart } from '@/features/my-profile/confirm-part';
import { DataPart, DisclosuresPart } from '@/features/my-profile/data';
import { DeletionPart } from '@/features/my-profile/deletion-part';
import { MyHead } from '@/features/my-profile/head';
import { Part } from '@/features/my-profile/part';
import { StatusPart } from '@/features/my-profile/status';
import { formatCount } from '@/lib/format';
import { Link } from '@/lib/navigation/link';
import type { ContactDetails } from '@/person/contact-details';
import { t } from '@/texts/texts';
import type { IconComponent } from '@/ui/icons';
import { Bookmark, ChevronRight, Heart, MessageSquareText } from '@/ui/icons';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';

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

interface LinkCounts {
  /** Undefined while loading; the link works anyway. */
  liked: number | undefined;
  requests: number | undefined;
  searches: number | undefined;
}

interface LinksPartProps {
  counts: LinkCounts;
  onSearches: () => void;
}

const row =
  'flex min-h-14 w-full items-center gap-3 py-2 text-left font-medium text-maroon-800 no-underline underline-offset-4 hover:underline';

/** Links to the member's likes, requests and searches, with counts. */
function LinksPart({ counts, onSearches }: LinksPartProps) {
  return (
    <Part title={t('my-profile.lists.title')}>
      <ul className="mt-2 divide-y divide-line/70">
        <li>
          <Link className={row} to={{ page: 'liked' }}>
            <RowContent icon={Heart} label={t('my-profile.lists.liked')} count={counts.liked} />
          </Link>
        </li>
        <li>
          <Link className={row} to={{ page: 'requests-mine' }}>
            <RowContent icon={MessageSquareText} label={t('my-profile.lists.requests')} count={counts.requests} />
          </Link>
        </li>
        <li>
          <button type="button" className={row} onClick={onSearches}>
            <RowContent icon={Bookmark} label={t('my-profile.lists.searches')} count={counts.searches} />
          </button>
        </li>
      </ul>
    </Part>
  );
}

function RowContent({ icon: Icon, label, count }: { icon: IconComponent; label: string; count: number | undefined }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
      <span className="flex-1">{label}</span>
      {count !== undefined && <span className="font-normal text-muted">{formatCount(count)}</span>}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
    </>
  );
}
