import { useMutation, useQuery } from '@tanstack/react-query';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { proposeStar } from '@/features/profiles/api/read-own-star';
import { nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi } from '@/astrology/rasis';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

/** The member's star by the birth, where none is on the profile, and one tap to propose it to the bureau. */
export function StarByBirth({ ownId }: { ownId: number | null }) {
  const { data: star } = useQuery(ownStarQueryOptions(ownId));
  const proposal = useMutation({ mutationFn: proposeStar, meta: { waits: true } });
  if (ownId === null || !star || star.byBirth === null) return null;
  const { birth_star, star_pada, rasi } = star.facts;
  const words = [
    birth_star === null ? null : nameOfStar(birth_star),
    star_pada === null ? null : `pada ${star_pada}`,
    rasi === null ? null : nameOfRasi(rasi),
  ].filter((word) => word !== null);
  return (
    <div className="mt-3 rounded-card border border-line bg-wash px-4 py-3">
      <p>
        By the birth your star is <strong className="font-medium">{words.join(', ')}</strong>. It is not on your
        profile.
      </p>
      {star.byBirth === 'proposed' ? (
        <p role="status" className="mt-1 text-muted">
          You have proposed it. The bureau checks it, and then adds it.
        </p>
      ) : (
        <BusyButton
          size="small"
          className="mt-2"
          busy={proposal.isPending}
          busyText="Sending…"
          onClick={() => {
            proposal.mutate({ ownId, facts: star.facts });
          }}
        >
          Propose it to the bureau
        </BusyButton>
      )}
      <ErrorNote error={proposal.error} className="mt-2">
        Your star was not proposed.
      </ErrorNote>
    </div>
  );
}
