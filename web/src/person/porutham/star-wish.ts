// Apart from the rules of matching, which are loaded only when they are needed.

/** Whose rules count. */
export type StarSchool = 'South';
