/**
 * The files of the catalogue by their readers. The home page loads the group `first` only, a visitor's other pages also `visitor`, a
 * member's also `member`, an admin's also `admin`. The folder of each language has the same files.
 */
export const groups = {
  first: ['home', 'page', 'shell', 'ui'],
  visitor: ['account', 'lists', 'person', 'profiles', 'refusals-for-all'],
  member: [
    'astrology',
    'biodata',
    'birth-sky',
    'drawn-charts',
    'fields',
    'fits',
    'introductions',
    'jathakam',
    'likes',
    'lists-member',
    'my-profile',
    'notifications',
    'panchangam',
    'person-form',
    'person-member',
    'porutham',
    'profiles-member',
    'refusals',
    'requests',
    'star-rules',
    'statuses',
    'ui-member',
    'wishes',
    'zones',
  ],
  /** The words of education and job, for visitors where the bureau shows these. It has no texts. */
  facts: [],
  /** The lines at the foot of every page that the home page can wait for. */
  foot: ['foot'],
  /** The page Privacy and the forms for an enquiry and a complaint, which few open. */
  privacy: ['enquiry', 'grievance', 'privacy'],
  /** The pages Figures and Breaches, which owners open now and then. */
  owners: ['breaches', 'figures'],
  /** The notice and the consents: its page, and where a family's answers are entered or read. */
  consents: ['consent-answers', 'consents'],
  /** What families buy and pay, for an office that takes fees. */
  fees: ['fees'],
  /** What a family reads of fees: the page that checks a receipt, and the statement of its plan. */
  receipt: ['receipt', 'statement'],
  /** Success stories: on the home page where there are any, and where the office writes one. */
  stories: ['stories'],
  admin: [
    'admin',
    'admin-notifications',
    'admin-people',
    'audit',
    'bureau-settings',
    'desk',
    'enquiries',
    'grievances',
    'introductions-office',
    'logins',
    'matches',
    'notice-office',
    'person-form-office',
    'printing',
    'profiles-office',
    'requests-office',
    'review',
    'settings',
    'star-settings',
    'today',
    'transfer',
  ],
} as const;

export type TextGroup = keyof typeof groups;
