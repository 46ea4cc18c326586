import { useQuery } from '@tanstack/react-query';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { lazyPart } from '@/base/load-part';
import type { MatchFacts } from '@/features/horoscope/porutham/panel';
import { coupleOf } from '@/astrology/porutham/couple';
import { OnDemand } from '@/ui/on-demand';

const MatchPanel = lazyPart(async () => (await import('@/features/horoscope/porutham/panel')).MatchPanel);
const MangalOfBoth = lazyPart(async () => (await import('@/features/horoscope/porutham/of-both')).MangalOfBoth);
const PapasamyamOfBoth = lazyPart(async () => (await import('@/features/horoscope/porutham/of-both')).PapasamyamOfBoth);
const StarByBirth = lazyPart(
  async () => (await import('@/features/profiles/filter/star-match-filter-field')).StarByBirth,
);
const DasaSandhiOfBoth = lazyPart(async () => (await import('@/features/horoscope/porutham/of-both')).DasaSandhiOfBoth);

type Candidate = Parameters<typeof coupleOf<MatchFacts>>[0];

interface MatchPartProps {
  /** As for the panel. */
  whose?: 'you' | 'birth';
  one: Candidate;
  other: Candidate;
  isAdmin: boolean;
}

/** How the stars of two people agree; nothing unless they are bride and groom and both stars are known. */
export function MatchPart({ whose, one, other, isAdmin }: MatchPartProps) {
  const couple = coupleOf(one, other);
  return (
    couple && (
      <div className="mt-4 min-h-20 max-w-[65ch]">
        <OnDemand>
          <MatchPanel whose={whose ?? null} couple={couple}>
            <MangalOfBoth couple={couple} isAdmin={isAdmin} />
            <PapasamyamOfBoth couple={couple} isAdmin={isAdmin} />
            <DasaSandhiOfBoth {...couple} isFolded />
          </MatchPanel>
        </OnDemand>
      </div>
    )
  );
}

interface MatchWithYouProps {
  ownId: number | null;
  /** The member's own profile. */
  own: Candidate;
  other: Candidate;
}

/** How the stars of the member and this person agree; by the birth where the member's star is not entered, and marked so. */
export function MatchWithYou({ ownId, own, other }: MatchWithYouProps) {
  const { data: star } = useQuery({ ...ownStarQueryOptions(ownId), enabled: ownId !== null });
  if (!star || star.byBirth === null || !own.profile_details) {
    return <MatchPart whose="you" one={own} other={other} isAdmin={false} />;
  }
  const byBirth = { ...own, profile_details: { ...own.profile_details, ...star.facts } };
  return (
    coupleOf(byBirth, other) && (
      <>
        <MatchPart whose="birth" one={byBirth} other={other} isAdmin={false} />
        <OnDemand>
          <StarByBirth ownId={ownId} />
        </OnDemand>
      </>
    )
  );
}
