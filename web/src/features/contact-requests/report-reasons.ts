/** What a profile can be reported for, as the database knows it. */
export const reportReasons = [
  'Wrong information',
  'Not looking for marriage',
  'Rude or threatening',
  'Asks for money',
  'Pictures of someone else',
  'Other',
] as const;
