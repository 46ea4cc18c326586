import { useMutation, useQuery } from '@tanstack/react-query';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { proposeStar } from '@/features/profiles/api/read-own-star';
import { nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi } from '@/astrology/rasis';
import { getLocale, t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
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
