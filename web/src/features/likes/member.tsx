import { useIsFetching, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { PersonName } from '@/bureau/components/person-name';
import { shortlistQueryOptions, type ShortlistedProfile } from '@/features/likes/api';
import { coreKeys } from '@/lib/query-client';
import { navigate } from '@/lib/navigation/history';
import { Link } from '@/lib/navigation/link';
import { smallPlaceOf } from '@/lib/pictures';
import { factsOf } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { BackLink } from '@/ui/back-link';
import { Button, buttonLook } from '@/ui/button';
import { couldNotLoad, EmptyState } from '@/ui/notice';
import { Printer } from '@/ui/icons';
import { PageHeading } from '@/ui/page-heading';
import { Portrait } from '@/ui/portrait';
import { PrintAction } from '@/ui/print';
import { QueryView } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

/** The way to the paper of those who are marked. */
export const PaperOfMarked = () => (
  <Link to={{ page: 'shortlist' }} className={buttonLook('quiet', 'small')}>
    <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
    {t('likes.printAsSheet')}
  </Link>
);

const fields: readonly PersonField[] = ['age', 'height', 'birth_star', 'education', 'job', 'location'];

interface ShortlistPageProps {
  /** How the stars of the member and this profile agree. */
  renderMatch: (profileId: number) => ReactNode;
}

/** The liked profiles as a printable page for the family. */
export function ShortlistPage({ renderMatch }: ShortlistPageProps) {
  const shortlist = useQuery(shortlistQueryOptions());
  return (
    <div className="wrap max-w-[calc(210mm+6rem)] pt-6 pb-24">
      <PageTitle>{t('shell.pages.shortlist')}</PageTitle>
      <BackLink to={{ page: 'choices' }}>{t('likes.shortlist.back')}</BackLink>
      <PageHeading className="mt-2 text-2xl sm:text-3xl print:text-xl">{t('shell.pages.shortlist')}</PageHeading>
      <QueryView
        query={shortlist}
        loading={t('ui.loading', { what: t('likes.shortlist.theShortlist') })}
        skeleton={<Skeleton className="mt-6 min-h-dvh w-full" />}
        failure={couldNotLoad(t('likes.shortlist.theShortlist'))}
        failureClass="mt-6 text-lg"
        isEmpty={(profiles) => profiles.length === 0}
        empty={
          <EmptyState
            heading={t('likes.shortlist.none')}
            actions={
              <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
                {t('shell.notForYou.browse')}
              </Button>
            }
          >
            {t('likes.shortlist.noneText')}
          </EmptyState>
        }
      >
        {(profiles) => <Sheet profiles={profiles} renderMatch={renderMatch} />}
      </QueryView>
    </div>
  );
}

function Sheet({ profiles, renderMatch }: ShortlistPageProps & { profiles: readonly ShortlistedProfile[] }) {
  const isWaiting = useIsFetching({ queryKey: coreKeys.pictures() }) > 0;
  return (
    <>
      <PrintAction isWaiting={isWaiting}>{t('likes.shortlist.print')}</PrintAction>
      <ul className="mt-6 bg-paper px-4 shadow-card sm:px-[12mm] sm:py-[6mm] print:mt-2 print:p-0 print:shadow-none">
        {profiles.map((profile) => (
          <Row key={profile.id} profile={profile} match={renderMatch(profile.id)} />
        ))}
      </ul>
    </>
  );
}

function Row({ profile, match }: { profile: ShortlistedProfile; match: ReactNode }) {
  const { id, name, own_script_name: own, first_img } = profile;
  const facts = factsOf(fields, { ...profile.profile_details, ...profile });
  return (
    <li className="flow-root break-inside-avoid border-b border-line py-3 last:border-b-0 sm:flex sm:items-start sm:gap-6 print:flex print:items-start print:gap-6">
      <Portrait
        picture={first_img === null ? null : smallPlaceOf('profile-images', first_img)}
        alt={t('profiles.card.portrait', { name: sayName(name, own) })}
        eager
        className="mr-4 mb-2 w-[min(20mm,30%)] shrink-0 rounded-inner! after:hidden max-sm:float-left sm:mr-0 sm:w-[24mm] print:float-none print:m-0 print:w-[24mm]"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 translate="no" className="min-w-0 text-lg leading-snug [overflow-wrap:anywhere] text-maroon-800">
            <PersonName own={own}>{name}</PersonName>
          </h2>
          <p className="text-sm text-muted">{t('profiles.card.id', { id })}</p>
        </div>
        <div className="text-sm font-medium text-maroon-800">{match}</div>
        {/* On a phone below the picture, in its whole width. */}
        <dl className="mt-1 gap-x-6 max-sm:clear-left sm:grid sm:grid-cols-2 sm:text-sm print:grid print:grid-cols-2 print:text-sm">
          {facts.map(
            ({ label, value, isData }) =>
              value !== null && (
                <div key={label} className="grid grid-cols-[minmax(6em,30%)_minmax(0,1fr)] gap-x-2">
                  <dt className="text-muted">{label}</dt>
                  <dd translate={isData ? 'no' : undefined} className="[overflow-wrap:anywhere]">
                    {value}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </li>
  );
}
