// The value lists of the register. The database checks the same ones.

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

/** What an astrologer says of it; not knowing is another answer than no. */
export const mangalDoshas = ['No', 'Yes', 'Anshik (partial)', "Don't know"] as const;

export const diets = ['Vegetarian', 'Eggetarian', 'Non-vegetarian', 'Vegan', 'Jain'] as const;

/** What the admin may have checked of a profile. */
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

/** A height outside of these is a mistake, in centimetres. */
export const heightLimits = { from: 100, to: 250 } as const;

/** An age beyond this is a mistake, in years. */
export const maximumAge = 100;
