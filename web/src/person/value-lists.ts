// The register's value lists; the database checks the same values.

export const genders = ['bride', 'groom'] as const;

export const religions = [
  'Hindu',
  'Muslim',
  'Christian',
  'Sikh',
  'Jain',
  'Buddhist',
  'Parsi (Zoroastrian)',
  'Jewish',
  'Other',
  'No religion',
] as const;

export const maritalStatuses = [
  'Never Married',
  'Widowed',
  'Divorced',
  'Awaiting Divorce',
  'Separated',
  'Annulled',
] as const;

export const motherTongues = [
  'Tamil',
  'Malayalam',
  'Telugu',
  'Kannada',
  'Hindi',
  'Marathi',
  'Gujarati',
  'Bengali',
  'Odia',
  'Punjabi',
  'Urdu',
  'Konkani',
  'Tulu',
  'Sindhi',
  'Assamese',
  'English',
  'Other',
] as const;

/** An astrologer's answer; unknown differs from no. */
export const mangalDoshas = ['No', 'Yes', 'Anshik (partial)', "Don't know"] as const;

export const diets = ['Vegetarian', 'Eggetarian', 'Non-vegetarian', 'Vegan', 'Jain'] as const;

/** Items of the verification checklist. */
export const verificationItems = [
  'Mobile',
  'ID',
  'Address',
  'Education',
  'Employment',
  'Photo',
  'Horoscope',
  'Met in person/phone call',
] as const;

/** Legal minimum ages in India, in years. */
export const minimumAges = { bride: 18, groom: 21 } as const;

/** Plausible heights in centimetres. */
export const heightLimits = { from: 100, to: 250 } as const;

/** The highest plausible age in years. */
export const maximumAge = 100;
