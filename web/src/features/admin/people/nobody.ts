/** In the filter by handler: nobody looks after the family. No username begins with this sign. */
export const nobody = '-';
