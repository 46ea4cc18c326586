/** Who is to be married, as the sender of an enquiry says it: private.relatives() of the database. */
export const relatives = ['Self', 'Daughter', 'Son', 'Sister', 'Brother', 'Relative or friend'] as const;

/** When a sender likes to be called: private.call_times() of the database. Without one, at any time. */
export const callTimes = ['Morning', 'Afternoon', 'Evening'] as const;

/** Why somebody sends an enquiry: private.enquiry_kinds() of the database. */
export const enquiryKinds = ['new', 'login', 'link'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
