/** Disclaimer for everything computed from stars and births. */
export const guideOnly = 'Guide only; please confirm with your family astrologer.';
