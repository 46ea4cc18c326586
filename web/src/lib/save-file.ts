/** A cell of a file: a text or a number as it is, a day ("2026-11-30"), or an amount of money in whole paise. */
export type FileCell = string | number | { day: string } | { paise: number };

/** A table that goes out as a file, its headings first. */
export type FileTable = readonly (readonly FileCell[])[];

/** Hands a file to the browser, which puts it among the user's downloads. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
