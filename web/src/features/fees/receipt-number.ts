/** "12/2026-27": the number of a receipt with the financial year in which it was given. */
export const receiptNumber = ({ number, financial_year: year }: { number: number; financial_year: number }): string =>
  `${number}/${financialYear(year)}`;

/** "2026-27" from the year in which it begins. */
export const financialYear = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** The year in which the financial year of a day ("2027-03-31") began: 2026. */
export const financialYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
