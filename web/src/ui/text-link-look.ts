const underlined =
  'font-medium text-maroon-800 underline decoration-gold-500 underline-offset-[5px] hover:decoration-maroon-800';

/** The underlined look of links in running text, and of buttons that stand for one. */
export const textLinkLook = `inline-flex min-h-11 items-center ${underlined}`;
