// Written by `make types` from the lists of the database. Do not edit.

export const relatives = ['Self', 'Daughter', 'Son', 'Sister', 'Brother', 'Relative or friend'] as const;

export const callTimes = ['Morning', 'Afternoon', 'Evening'] as const;

/** Why somebody sends an enquiry: for a match, after a lost password, because a private link does not work any more, or with a question of a family that is registered. */
export const enquiryKinds = ['new', 'login', 'link', 'question'] as const;

/** How far the bureau is with an enquiry: done is for all but a new one. */
export const enquiryStates = ['new', 'called', 'visit agreed', 'registered', 'declined', 'done'] as const;

export const followUpStates = ['talking', 'met', 'agreed', 'ended'] as const;

export const endingSides = ['asking', 'asked', 'both'] as const;

/** What a complaint is about: consent is for its withdrawal, misuse for somebody who misused details, picture for a wrong one. */
export const grievanceSubjects = ['access', 'correction', 'erasure', 'consent', 'misuse', 'picture', 'other'] as const;

export const paymentWays = ['cash', 'UPI', 'bank', 'cheque'] as const;

export const agreementWays = ['office', 'telephone', 'link', 'paper'] as const;

export const pauseReasons = ['illness', 'examinations', 'mourning', 'travel', 'another reason'] as const;

/** When a part of a price is due, in this order. later: on a day that was agreed. */
export const feeEvents = ['start', 'later', 'settled', 'engaged', 'married'] as const;
