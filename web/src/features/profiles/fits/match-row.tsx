import { useId, useState } from 'react';
import { PersonRow } from '@/bureau/components/person-row';
import type { FullProfile } from '@/features/profiles/api/profile';
import type { Match } from '@/features/profiles/api/wishes';
import { countInWords, Reasons } from '@/features/profiles/fits/fit-parts';
import { countInWords as starsInWords } from '@/astrology/porutham/match-counts';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';
import { Link } from '@/lib/navigation/link';
import { factsOf } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { underlinedLook } from '@/ui/text-link';

const briefFields: readonly PersonField[] = ['age', 'height'];
const fields: readonly PersonField[] = ['caste', 'education', 'job', 'location'];

const dayMs = 86_400_000;

type Aged = Pick<FullProfile, 'age' | 'profile_details'>;

function isYounger(one: Aged, other: Aged): boolean {
  const [born, otherBorn] = [one.profile_details?.date_of_birth, other.profile_details?.date_of_birth];
  if (born != null && otherBorn != null) return born > otherBorn;
  return one.age !== null && other.age !== null && one.age < other.age;
}

interface MatchRowProps {
  family: Pick<FullProfile, 'id' | 'gender'> & Aged;
  /** The school of the stars; null if the star of this family's person is not known. */
  school: StarSchool | null;
  /** Whether the count is of what is usual, as this family has no wishes. */
  byUsual: boolean;
  match: Match;
  now: number;
  isTicked: boolean;
  onTick: ((isTicked: boolean) => void) | undefined;
}

/** Somebody who fits a family: facts, stars, wishes, and how long they wait. */
export function MatchRow(props: MatchRowProps) {
  const { family, school, byUsual, match, now, isTicked, onTick } = props;
  const { id: profileId, gender } = family;
  const [isOpen, setIsOpen] = useState(false);
  const reasonsId = useId();
  const { id, name, mine, theirs } = match;
  const person = { ...match.profile_details, ...match };
  const valuesOf = (wanted: readonly PersonField[]) => factsOf(wanted, person).flatMap(({ value }) => value ?? []);
  // Against the custom, which a family asks about first.
  const isUnusual = gender === 'bride' ? isYounger(match, family) : isYounger(family, match);
  const days = Math.max(0, Math.floor((now - new Date(match.waits_since).getTime()) / dayMs));
  return (
    <PersonRow
      person={match}
      lead={
        onTick && (
          <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label={t('introductions-office.find.tick', { name })}
              className="size-5 accent-maroon-800"
              checked={isTicked}
              onChange={({ target }) => onTick(target.checked)}
            />
          </label>
        )
      }
      brief={[...valuesOf(briefFields), ...(isUnusual ? [t('matches.agesApart', { side: gender ?? '' })] : [])]}
      facts={valuesOf(fields)}
      note={match.isOff && <p className="font-medium">{t('introductions-office.find.off')}</p>}
      cells={[
        school !== null && (
          <>
            {match.star === null ? (
              <span className="text-muted">{t('matches.noStar')}</span>
            ) : (
              <Link
                to={
                  gender === 'bride'
                    ? { page: 'match', brideId: profileId, groomId: id }
                    : { page: 'match', brideId: id, groomId: profileId }
                }
                className={underlinedLook}
              >
                {starsInWords(school, match.star)}
                <span className="sr-only">{`: ${t('matches.compare')}`}</span>
              </Link>
            )}
          </>
        ),
        <>
          {match.community !== null && (
            <p className="[overflow-wrap:anywhere]">
              {match.community === 'may be'
                ? t('matches.near.may be', { caste: person.caste ?? '' })
                : t(`matches.near.${match.community}`, { shared: match.shared ?? '' })}
            </p>
          )}
          {mine.wishes > 0 && (
            <p className="font-medium">{countInWords(mine, byUsual ? 'matches.usual' : 'matches.wishes')}</p>
          )}
          {theirs.wishes > 0 && <p>{countInWords(theirs, 'matches.theirs')}</p>}
        </>,
        <p key="shown" className="text-muted">
          {`${t('matches.shown', { count: match.times_shown })}, ${t('matches.waits', { count: days })}`}
        </p>,
      ]}
      action={
        <button
          type="button"
          className={`min-h-11 ${underlinedLook}`}
          aria-label={`${t('fits.why')}: ${name}`}
          aria-expanded={isOpen}
          aria-controls={reasonsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('fits.why')}
        </button>
      }
    >
      <div id={reasonsId} hidden={!isOpen} className="py-2">
        {isOpen && <Reasons profileId={profileId} otherId={id} other={person} />}
      </div>
    </PersonRow>
  );
}
