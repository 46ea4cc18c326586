/** "on hold" gives "On hold". */
export function sentenceCase(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
