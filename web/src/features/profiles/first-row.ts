/** How many cards are in the first row of the list: their pictures come before all others. Phones show two. */
export const countInFirstRow = (): number => (window.screen.width < 768 ? 2 : 4);
