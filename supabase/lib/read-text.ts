import { readFileSync } from 'node:fs';

/** A text with LF only: an editor or git may have written CRLF. */
export const withPlainLineEnds = (text: string): string => text.replaceAll('\r\n', '\n');

/** The text of a file of this project, with LF only. */
export const readText = (file: string): string => withPlainLineEnds(readFileSync(file, 'utf8'));
