import { verificationItems } from '@/person/value-lists';

type Item = (typeof verificationItems)[number];

interface Stored {
  first_img: string | null;
  second_img: string | null;
  third_img: string | null;
  birth_chart: string | null;
  profile_details: {
    education: string | null;
    job: string | null;
    birth_star: string | null;
    rasi: string | null;
    lagnam: string | null;
    time_of_birth: string | null;
  } | null;
}

/** Items for which this profile has nothing that could have been checked. The database refuses their ticks, and those of a missing number or address. */
export function hasNothingFor(item: Item, profile: Stored): boolean {
  switch (item) {
    case 'Photo':
      return profile.first_img === null && profile.second_img === null && profile.third_img === null;
    case 'Horoscope':
      return (
        profile.birth_chart === null &&
        (['birth_star', 'rasi', 'lagnam', 'time_of_birth'] as const).every(
          (fact) => (profile.profile_details?.[fact] ?? null) === null,
        )
      );
    case 'Education':
      return (profile.profile_details?.education ?? null) === null;
    case 'Employment':
      return (profile.profile_details?.job ?? null) === null;
    default:
      return false;
  }
}

/** The ticks of the last verification for another profile: the applicable ones, and the ones left out. */
export function ticksFor(items: readonly string[], profile: Stored): { ticked: Item[]; leftOut: Item[] } {
  const known = verificationItems.filter((item) => items.includes(item));
  return {
    ticked: known.filter((item) => !hasNothingFor(item, profile)),
    leftOut: known.filter((item) => hasNothingFor(item, profile)),
  };
}
