/** The look of the links on the head's maroon ground. */
export const quietLink =
  'inline-flex min-h-11 items-center whitespace-nowrap text-ivory no-underline decoration-gold-300 underline-offset-[6px] hover:underline aria-[current]:text-gold-300 aria-[current]:underline';
