/** Everything the site says about the bureau itself. Change it here and nowhere else (index.html repeats the name). */
export const bureau = {
  name: 'Mangalam Matrimony',
  tagline: 'Matrimony bureau, Coimbatore',
  preLine: 'With the blessings of our elders',
  openingHours: 'Families are welcome at our office, Monday to Saturday, ten in the morning to six in the evening.',
  phone: '+91 422 555 0142',
  email: 'office@mangalam.example',
  addressLines: ['14, Temple Car Street, R. S. Puram,', 'Coimbatore 641 002, Tamil Nadu'],
  /** Dates on the site are the bureau's dates, wherever the user is. */
  timeZone: 'Asia/Kolkata',
} as const;
