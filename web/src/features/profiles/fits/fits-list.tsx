import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pager } from '@/bureau/components/pager';
import { profileQueryOptions } from '@/features/profiles/api/profile';
import { type Fit, fitsQueryOptions, matchesAtOnce, wishesQueryOptions } from '@/features/profiles/api/wishes';
import { countInWords, peopleInWords, Reasons, WhatIf } from '@/features/profiles/fits/fit-parts';
import { MatchCount } from '@/features/profiles/fits/match-count';
import { hasWishes } from '@/features/profiles/wishes';
import { WishesButton } from '@/features/profiles/wishes/wishes-part';
import { genderOf, useViewer, type Viewer } from '@/lib/backend/session';
import { replaceLocation } from '@/lib/navigation/history';
import { Link } from '@/lib/navigation/link';
import { smallPlaceOf } from '@/lib/pictures';
import { factsOf } from '@/person/facts';
import { labelOf, type PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { QueryView } from '@/ui/loaded';
import { LongName } from '@/ui/long-name';
import { couldNotLoad, EmptyState } from '@/ui/notice';
import { Portrait } from '@/ui/portrait';
import { RichText } from '@/ui/rich-text';
import { FoldedPart } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { underlinedLook } from '@/ui/text-link';

const fields: readonly PersonField[] = ['age', 'height', 'birth_star', 'caste', 'education', 'job', 'location'];

interface FitsListProps {
  profileId: number;
  /** How many stand before the shown ones. */
  skipped: number;
  /** The heart of somebody. */
  heart: (id: number, shownName: string) => ReactNode;
}

/** The people who fit the member, with the reasons. What the wishes do stands below them. */
export function FitsList({ profileId, skipped, heart }: FitsListProps) {
  const wishes = useQuery(wishesQueryOptions(profileId));
  const viewer = useViewer();
  const own = useQuery(profileQueryOptions(profileId));
  // A list of everybody would say to a family that all of them fit.
  const isWithout = wishes.data !== undefined && !hasWishes(wishes.data);
  const fits = useQuery({ ...fitsQueryOptions(profileId, skipped), enabled: !wishes.isPending && !isWithout });
  return (
    <>
      {isWithout && <p className="text-muted">{t('wishes.none')}</p>}
      {!isWithout && (
        <QueryView
          query={fits}
          loading={t('ui.loading', { what: t('fits.theMatches') })}
          skeleton={<Skeleton className="min-h-dvh w-full" />}
          failure={couldNotLoad(t('fits.theMatches'))}
          failureClass="text-lg"
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
          {({ people, all_hold, list }) => (
            <>
              <p role="status" className="text-sm text-muted max-xs:sr-only">
                {peopleInWords({ people, all_hold })}
              </p>
              <ul className="mt-1 space-y-4">
                {list.map((fit) => (
                  <Row key={fit.id} profileId={profileId} viewer={viewer} fit={fit} heart={heart} />
                ))}
              </ul>
              <Pager
                all={people}
                atOnce={matchesAtOnce}
                skipped={skipped}
                onTurn={(to) => replaceLocation({ page: 'for-you', tab: 'fits', skipped: to })}
              />
            </>
          )}
        </QueryView>
      )}
      <div className="mt-6">
        {wishes.data && own.data && (
          <WishesButton viewer={viewer} person={own.data} wishes={wishes.data}>
            {t(isWithout ? 'wishes.enter' : 'fits.changeWishes')}
          </WishesButton>
        )}
        {!isWithout && <p className="mt-3 text-muted">{t('fits.explained')}</p>}
        {wishes.data && Object.keys(wishes.data.must).length > 0 && (
          <FoldedPart title={t('fits.whatIf')} className="mt-2 border-0!">
            <WhatIf profileId={profileId} />
          </FoldedPart>
        )}
      </div>
    </>
  );
}

const named = (words: string) => <strong className="font-medium">{words}</strong>;

interface RowProps extends Omit<FitsListProps, 'skipped'> {
  viewer: Viewer;
  fit: Fit;
}

function Row({ profileId, viewer, fit, heart }: RowProps) {
  const { id, name, own_script_name: own, first_img: picture, mine, theirs } = fit;
  const shownName = sayName(name, own);
  const facts = factsOf(fields, { ...fit.profile_details, ...fit });
  return (
    <li className="flow-root rounded-card bg-paper p-3 leading-snug shadow-card [overflow-wrap:anywhere] sm:p-5">
      {/* The facts flow round the picture, and below it where letters are large. */}
      <Portrait
        picture={picture === null ? null : smallPlaceOf('profile-images', picture)}
        alt=""
        className="float-left mr-3 mb-1 w-[min(6rem,27%)]"
      />
      <div className="float-right ml-2">{heart(id, shownName)}</div>
      <h2 className="text-lg text-maroon-800">
        <Link to={{ page: 'profile', profileId: id }} className={underlinedLook}>
          <span translate="no">
            <LongName>{shownName}</LongName>
          </span>
        </Link>
      </h2>
      <p>{[String(id), ...facts.flatMap(({ value }) => value ?? [])].join('\u00a0· ')}</p>
      {genderOf(viewer) !== null && (
        <p className="mt-1">
          <MatchCount viewer={viewer} profileId={id} />
        </p>
      )}
      {mine.wishes > 0 && <p className="mt-1 font-medium">{countInWords(mine, 'fits.mine')}</p>}
      {theirs && <p>{countInWords(theirs, 'fits.theirs')}</p>}
      {mine.wishes > 0 && (
        <FoldedPart title={t('fits.why')} className="clear-left border-0!">
          <Reasons profileId={profileId} otherId={id} other={{ ...fit.profile_details, ...fit }} />
        </FoldedPart>
      )}
    </li>
  );
}
