/** The size of a button in the head: large letters leave room for the bureau's name on one line. */
export const headTool = 'h-11 w-[min(2.75rem,12vw)]';
