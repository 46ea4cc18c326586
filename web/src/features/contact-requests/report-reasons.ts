/** Reasons to report a profile. The database has the same list. */
export const reportReasons = [
  'Wrong information',
  'Not looking for marriage',
  'Rude or threatening',
  'Asks for money',
  'Pictures of someone else',
  'Other',
] as const;
