import { type FilterName, type Filters, without, type ProfileQuery } from '@/features/profiles/filters';
import { type TextId, t } from '@/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { ProfileCardSkeletons } from '@/features/profiles/list/cards';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { type Viewer, genderOf, ownProfileId } from '@/lib/backend/session';
import { navigate } from '@/lib/navigation/history';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { ownStarNote, readStar } from '@/astrology/porutham/star-table';
import { matchingStarsQueryOptions, ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { profileCountQueryOptions } from '@/features/profiles/api/profiles';
import { matchSchoolOf } from '@/features/profiles/api-query';
import { formatCapped } from '@/features/profiles/shown';
import { leftOutByStars } from '@/features/profiles/stars';
import { TextLink } from '@/ui/text-link';

const advices = [
  { text: 'profiles.noMatch.name', names: ['search'] },
  { text: 'profiles.noMatch.age', names: ['age_from', 'age_to'] },
  { text: 'profiles.noMatch.height', names: ['height_from', 'height_to'] },
  { text: 'profiles.noMatch.place', names: ['location'] },
  { text: 'profiles.noMatch.star', names: ['matches_star'] },
] as const satisfies readonly { text: TextId; names: readonly FilterName[] }[];

// The side is no reason for an empty list.
const advised: readonly string[] = ['looking_for', ...advices.flatMap(({ names }) => names)];

/** Advice for a list that is empty: a sentence for each kind of filter that is set. */
export function adviceFor(filters: Filters) {
  const used = Object.keys(filters);
  const texts = advices.filter(({ names }) => names.some((name) => used.includes(name))).map(({ text }) => text);
  return used.every((name) => advised.includes(name)) && texts.length > 0
    ? texts
    : [...texts, 'profiles.noMatch.other' as const];
}

/** Stands in the place of the list where nobody is shown to this viewer. */
export function NoProfiles({ viewer }: { viewer: Viewer }) {
  // For a visitor an empty list may mean that profiles are for members only.
  const settings = useQuery({ ...visitorSettingsQueryOptions(), enabled: viewer.kind === 'visitor' });
  if (viewer.kind === 'loading' || settings.isLoading) return <ProfileCardSkeletons />;
  if (viewer.kind === 'visitor' && settings.data?.mayBrowse === false) {
    return (
      <EmptyState
        heading={t('profiles.membersOnly.heading')}
        actions={
          <>
            <Button look="primary" onClick={() => navigate({ page: 'sign-in' })}>
              {t('shell.pages.memberLogin')}
            </Button>
            <Button onClick={() => navigate({ page: 'home', section: 'contact-us' })}>{t('profiles.contactUs')}</Button>
          </>
        }
      >
        {t('profiles.membersOnly.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading={t('profiles.none.heading')}
      actions={
        <>
          <Button look="primary" onClick={() => navigate({ page: 'home', section: 'contact-us' })}>
            {t('profiles.contactUs')}
          </Button>
          <Button onClick={() => navigate({ page: 'home' })}>{t('profiles.backToHome')}</Button>
        </>
      }
    >
      {t('profiles.none.text')}
    </EmptyState>
  );
}

/** Stands in the place of the list where nobody matches the filters. */
export function NoMatch({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  return (
    <EmptyState
      heading={t('profiles.noMatch.heading')}
      actions={
        <Button look="primary" onClick={onClear}>
          {t('profiles.clearAllFilters')}
        </Button>
      }
    >
      {[...adviceFor(filters).map((advice) => t(advice)), t('profiles.noMatch.stay')].join(' ')}
    </EmptyState>
  );
}

interface StarMatchNoteProps {
  viewer: Viewer;
  /** A query with the star-match filter. */
  query: ProfileQuery;
  onChange: (query: ProfileQuery) => void;
}

/** How many the star-match filter does not find though their stars may match, and a way to see them. */
export function StarMatchNote({ viewer, query, onChange }: StarMatchNoteProps) {
  const otherSide = genderOf(viewer) === 'bride' ? 'groom' : 'bride';
  const { data: byMatch } = useQuery(matchingStarsQueryOptions(viewer, matchSchoolOf(query) ?? null));
  const { data: own } = useQuery(ownStarQueryOptions(ownProfileId(viewer)));
  const leftOut = byMatch ? leftOutByStars(query.filters, byMatch, otherSide) : null;
  const { data: open = 0 } = useQuery(profileCountQueryOptions(leftOut?.open ?? null));
  const { data: starless = 0 } = useQuery(profileCountQueryOptions(leftOut?.starless ?? null));
  const ownStar = own ? readStar(own.facts) : null;
  const ownNote = ownStar && ownStarNote(ownStar);
  if (leftOut === null || (open === 0 && starless === 0 && ownNote === null)) return null;
  const more = ownStar?.noRasi === 'unknown' ? 'profiles-member.star.moreBoth' : 'profiles-member.star.moreTheirs';
  return (
    <div className="mx-auto max-w-[75ch] text-balance">
      <div aria-live="polite">
        {open > 0 && <p>{t(more, { count: open, shown: formatCapped(open) })}</p>}
        {starless > 0 && (
          <p>{t('profiles-member.star.starless', { count: starless, shown: formatCapped(starless) })}</p>
        )}
        {ownNote !== null && (
          <p>
            {ownNote} <TextLink to={{ page: 'propose' }}>{t('profiles-member.star.editProfile')}</TextLink>
          </p>
        )}
      </div>
      {open + starless > 0 && (
        <Button
          size="small"
          className="mt-3"
          onClick={() => {
            onChange({
              filters: { ...without(query.filters, ['matches_star']), looking_for: otherSide },
              sort: 'match',
            });
          }}
        >
          {t('profiles-member.star.showAll')}
        </Button>
      )}
    </div>
  );
}

/** Instead of an empty list: the star-match filter of a member without a birth star. */
export function StarMissing() {
  return (
    <EmptyState
      heading={t('profiles-member.star.unknown.heading')}
      actions={
        <Button look="primary" onClick={() => navigate({ page: 'propose' })}>
          {t('profiles-member.star.editProfile')}
        </Button>
      }
    >
      {t('profiles-member.star.unknown.text')}
    </EmptyState>
  );
}
