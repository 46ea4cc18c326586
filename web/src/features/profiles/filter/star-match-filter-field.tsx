import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { nameOfStar } from '@/astrology/birth-stars';
import { guideOnly } from '@/astrology/guide-only';
import {
  formatStarMatchFilter,
  leastInWords,
  readStarMatchFilter,
  readStarSchool,
} from '@/astrology/porutham/star-match-filter';
import { ownStarNote, readStar } from '@/astrology/porutham/star-table';
import { nameOfRasi } from '@/astrology/rasis';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { proposeStar } from '@/features/profiles/api/read-own-star';
import { starOffers } from '@/features/profiles/stars';
import { navigate } from '@/lib/navigation/history';
import { getLocale, t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { CheckboxField, SelectField } from '@/ui/fields';
import { RichText } from '@/ui/rich-text';

/** The member's star by the birth, where none is on the profile, and one tap to propose it to the bureau. */
export function StarByBirth({ ownId }: { ownId: number | null }) {
  const { data: star } = useQuery(ownStarQueryOptions(ownId));
  const proposal = useMutation({ mutationFn: proposeStar, meta: { waits: true } });
  if (ownId === null || !star || star.byBirth === null) return null;
  const { birth_star, star_pada, rasi } = star.facts;
  const words = [
    birth_star === null ? null : nameOfStar(birth_star),
    star_pada === null ? null : t('profiles-member.star.pada', { pada: star_pada }),
    rasi === null ? null : nameOfRasi(rasi),
  ].filter((word) => word !== null);
  return (
    <div className="mt-3 rounded-card border border-line bg-wash px-4 py-3">
      <p>
        <RichText
          text={t('profiles-member.star.byBirth', {
            star: new Intl.ListFormat(getLocale(), { type: 'unit' }).format(words),
          })}
          tags={{ star: (star) => <strong className="font-medium">{star}</strong> }}
        />
      </p>
      {star.byBirth === 'proposed' ? (
        <p role="status" className="mt-1 text-muted">
          {t('profiles-member.star.proposed')}
        </p>
      ) : (
        <BusyButton
          size="small"
          className="mt-2"
          busy={proposal.isPending}
          busyText={t('ui.sending')}
          onClick={() => proposal.mutate({ ownId, facts: star.facts })}
        >
          {t('profiles-member.star.propose')}
        </BusyButton>
      )}
      <ErrorNote error={proposal.error} className="mt-2">
        {t('profiles-member.star.proposeFailed')}
      </ErrorNote>
    </div>
  );
}

interface StarMatchFilterFieldProps {
  /** The viewer's own profile, or that of the person in the bureau's form. */
  ownId: number | null;
  ofOther?: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The star-match filter; names the missing fact if the viewer's own star is not known. */
export function StarMatchFilterField({ ownId, ofOther = false, value, error, onChange }: StarMatchFilterFieldProps) {
  const { data: own } = useQuery({ ...ownStarQueryOptions(ownId), enabled: ownId !== null });
  const { data: settings } = useQuery(starSettingsQueryOptions());
  if (ownId === null) return null;
  const star = own ? readStar(own.facts) : null;
  if (own !== undefined && star === null)
    return ofOther ? <p className="text-muted">{t('wishes.starMissing')}</p> : <StarMissing />;
  const filter = readStarMatchFilter(value);
  const school = filter?.school ?? readStarSchool(settings?.match_school);
  const { leastCounts, usual, asksRajju } = starOffers[school];
  const offered = [...new Set([...leastCounts, filter?.least ?? usual])].sort((a, b) => a - b);
  const ownNote = star && ownStarNote(star);
  const notes = [
    ...(asksRajju ? [t('profiles-member.star.rajju')] : []),
    t('profiles-member.star.listNote'),
    ...(ownNote === null ? [] : [ownNote]),
    guideOnly(),
  ];
  return (
    <div
      className={clsx(filter === null ? 'self-end' : 'grid items-start gap-3 sm:col-span-2 sm:grid-cols-2 sm:gap-x-6')}
    >
      <CheckboxField
        label={t(
          ofOther
            ? 'wishes.starsMatch'
            : own?.byBirth == null
              ? 'profiles.chip.matchesStar'
              : 'profiles-member.star.matchesByBirth',
        )}
        checked={filter !== null}
        error={filter === null ? error : undefined}
        onChange={(event) => onChange(event.target.checked ? formatStarMatchFilter({ school, least: usual }) : '')}
      />
      {filter !== null && (
        <SelectField
          label={t('profiles-member.star.least')}
          emptyLabel={null}
          options={offered.map((least) => {
            const words = leastInWords({ school, least });
            return {
              value: formatStarMatchFilter({ school, least }),
              label: least === usual ? t('profiles-member.star.usual', { least: words }) : words,
            };
          })}
          hint={notes.join(' ')}
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <div className="sm:col-span-2">{!ofOther && <StarByBirth ownId={ownId} />}</div>
    </div>
  );
}

function StarMissing() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-wash p-4 sm:col-span-2">
      <p className="min-w-0 flex-1 basis-60">{t('profiles-member.star.missing')}</p>
      <Button size="small" onClick={() => navigate({ page: 'propose' })}>
        {t('profiles-member.star.editProfile')}
      </Button>
    </div>
  );
}
