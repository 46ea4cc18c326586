/** The frame of the office. Apart: the names of its many files are not in the first load. */
export const loadDesk = async () => await import('@/app/desk/desk');
