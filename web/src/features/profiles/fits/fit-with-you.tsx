import { useQuery } from '@tanstack/react-query';
import type { FullProfile } from '@/features/profiles/api/profile';
import { fitQueryOptions, wishesQueryOptions } from '@/features/profiles/api/wishes';
import { countInWords, Reasons } from '@/features/profiles/fits/fit-parts';
import { hasWishes } from '@/features/profiles/wishes';
import { FoldedPart } from '@/ui/sections';

/** How many of the member's wishes hold on this person, and which; nothing without wishes. */
export function FitWithYou({ ownId, profile }: { ownId: number; profile: FullProfile }) {
  const { data: wishes } = useQuery(wishesQueryOptions(ownId));
  const isAsked = wishes !== undefined && hasWishes(wishes);
  const { data: fit } = useQuery({ ...fitQueryOptions(ownId, profile.id), enabled: isAsked });
  if (!isAsked || fit === undefined || fit.mine.length === 0) return null;
  const mine = {
    holds: fit.mine.filter(({ holds }) => holds === true).length,
    unknown: fit.mine.filter(({ holds }) => holds === null).length,
    wishes: fit.mine.length,
  };
  return (
    <FoldedPart title={countInWords(mine, 'fits.yours')} className="border-0!">
      {fit.theirs_count !== null && <p>{countInWords(fit.theirs_count, 'fits.theirs')}</p>}
      <Reasons profileId={ownId} otherId={profile.id} other={{ ...profile.profile_details, ...profile }} />
    </FoldedPart>
  );
}
