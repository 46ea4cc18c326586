/** Hands a file to the browser, which puts it among the user's downloads. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task at the latest.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
