import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { PersonName } from '@/bureau/components/person-name';
import { profileQueryOptions } from '@/features/profiles/api/profile';
import { fitsQueryOptions, wishesQueryOptions, type Fit } from '@/features/profiles/api/wishes';
import { countInWords, Reasons, WhatIf } from '@/features/profiles/fits/fit-parts';
import { MatchCount } from '@/features/profiles/fits/match-count';
import { Pager } from '@/features/profiles/fits/pager';
import { WishesButton } from '@/features/profiles/wishes/wishes-part';
import { hasWishes } from '@/features/profiles/wishes';
import { genderOf, useViewer, type Viewer } from '@/lib/backend/session';
import { smallPlaceOf } from '@/lib/pictures';
import { factsOf } from '@/person/facts';
import { labelOf, type PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { FoldedPart } from '@/ui/folded-part';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { Portrait } from '@/ui/portrait';
import { QueryView } from '@/ui/query-view';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

const fields: readonly PersonField[] = ['age', 'height', 'birth_star', 'caste', 'education', 'job', 'location'];

/** The people who fit the member, with the reasons. */
export function FitsPage({ profileId }: { profileId: number }) {
  const [skipped, setSkipped] = useState(0);
  const wishes = useQuery(wishesQueryOptions(profileId));
  const viewer = useViewer();
  const own = useQuery(profileQueryOptions(profileId));
  // A list of everybody would say to a family that all of them fit.
  const isWithout = wishes.data !== undefined && !hasWishes(wishes.data);
  const fits = useQuery({ ...fitsQueryOptions(profileId, skipped), enabled: !wishes.isPending && !isWithout });
  return (
    <div className="wrap max-w-4xl pt-6 pb-24">
      <PageTitle>{t('shell.pages.fits')}</PageTitle>
      <PageHeading className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">{t('shell.pages.fits')}</PageHeading>
      <p className="mt-3 text-muted">{t(isWithout ? 'wishes.none' : 'fits.explained')}</p>
      {wishes.data && own.data && (
        <WishesButton viewer={viewer} person={own.data} wishes={wishes.data}>
          {t(isWithout ? 'wishes.enter' : 'fits.changeWishes')}
        </WishesButton>
      )}
      {wishes.data && Object.keys(wishes.data.must).length > 0 && (
        <FoldedPart title={t('fits.whatIf')} className="mt-2 border-0!">
          <WhatIf profileId={profileId} />
        </FoldedPart>
      )}
      {!isWithout && (
        <QueryView
          query={fits}
          loading={t('ui.loading', { what: t('fits.theMatches') })}
          skeleton={<Skeleton className="mt-6 min-h-dvh w-full" />}
          failure={couldNotLoad(t('fits.theMatches'))}
          failureClass="mt-6 text-lg"
          isEmpty={({ people }) => people === 0}
          empty={
            own.data?.gender === null ? (
              <EmptyState heading={t('profiles.registeredAs', { side: 'none' })} actions={null}>
                <RichText
                  text={t('my-profile.missing.bureaus', { names: labelOf('gender') })}
                  tags={{ names: named }}
                />
              </EmptyState>
            ) : (
              <EmptyState heading={t('fits.none')} actions={null}>
                {t('fits.noneText')}
              </EmptyState>
            )
          }
        >
          {({ people, list }) => (
            <>
              <p role="status" className="mt-3">
                {t('fits.people', { count: people })}
              </p>
              <ul className="mt-4 space-y-4">
                {list.map((fit) => (
                  <Row key={fit.id} profileId={profileId} viewer={viewer} fit={fit} />
                ))}
              </ul>
              <Pager people={people} skipped={skipped} onTurn={setSkipped} />
            </>
          )}
        </QueryView>
      )}
    </div>
  );
}

const named = (words: string) => <strong className="font-medium">{words}</strong>;

interface RowProps {
  profileId: number;
  viewer: Viewer;
  fit: Fit;
}

function Row({ profileId, viewer, fit }: RowProps) {
  const { id, name, first_img: picture, mine, theirs } = fit;
  const facts = factsOf(fields, { ...fit.profile_details, ...fit });
  return (
    <li className="@container rounded-card bg-paper p-4 shadow-card sm:px-6">
      {/* With large letters on a small phone, the facts stand below the picture. */}
      <div className="flex flex-col items-start gap-4 @min-[18rem]:flex-row">
        <Portrait
          picture={picture === null ? null : smallPlaceOf('profile-images', picture)}
          alt=""
          className="w-20 shrink-0 sm:w-24"
        />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h2 className="text-lg text-maroon-800">
            <TextLink to={{ page: 'profile', profileId: id }}>
              {/* A link is a row of boxes: the parts of a name stay in one. */}
              <span translate="no">
                <PersonName own={fit.own_script_name}>{name}</PersonName>
              </span>
            </TextLink>
          </h2>
          <p>{[String(id), ...facts.flatMap(({ value }) => value ?? [])].join('\u00a0· ')}</p>
          {genderOf(viewer) !== null && (
            <p className="mt-1">
              <MatchCount viewer={viewer} profileId={id} />
            </p>
          )}
          {mine.wishes > 0 && <p className="mt-1 font-medium">{countInWords(mine, 'fits.mine')}</p>}
          {theirs && <p>{countInWords(theirs, 'fits.theirs')}</p>}
        </div>
      </div>
      {mine.wishes > 0 && (
        <FoldedPart title={t('fits.why')} className="mt-2 border-0!">
          <Reasons profileId={profileId} otherId={id} other={{ ...fit.profile_details, ...fit }} />
        </FoldedPart>
      )}
    </li>
  );
}
