// Short names of lists of the register.
import type { fieldRules } from '@/lib/register.gen';

export {
  dietChoices as diets,
  genderChoices as genders,
  mangalDoshaChoices as mangalDoshas,
  maritalStatusChoices as maritalStatuses,
  motherTongueChoices as motherTongues,
  religionChoices as religions,
  verificationItems,
  whosePhoneChoices as phoneOwners,
} from '@/lib/register.gen';

type Rules = typeof fieldRules;

/** Legal minimum ages in India, in years. */
export const minimumAges = { bride: 18, groom: 21 } as const satisfies {
  bride: Rules['age']['smallest'];
  groom: number;
};

// Only types of the rules: the list of profiles, which visitors wait for, would carry all of them.
/** Plausible heights in centimetres. */
export const heightLimits = { from: 100, to: 250 } as const satisfies {
  from: Rules['height']['smallest'];
  to: Rules['height']['largest'];
};

/** The highest plausible age in years. */
export const maximumAge = 100 satisfies Rules['age']['largest'];
