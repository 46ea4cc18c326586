/** More letters than any fact of a biodata needs. Some readers take time with the square of it. */
export const longestLine = 500;
