import { guessFields, readStatement } from '@/person/reading/biodata-lines';
import { longestLine } from '@/person/reading/longest-line';

/** A shorter list may be a biodata without labels. */
const fewestRows = 10;
/** A name with a number before it, and facts behind it. */
const row = /^(?:\d{1,4}[\s.),-]+)?\p{L}(?:[\p{L}\p{M}.'’ ]|\u200c|\u200d){2,40}(?:$|[\t,;|/(–-]|\s\d)/u;

function isRow(wide: string): boolean {
  const line = wide.trim();
  const statement = readStatement(line);
  if (statement !== null) return statement.labels.length === 1 && statement.labels[0] === 'name';
  return row.test(line) && guessFields(line, false) === null;
}

/** Whether the lines of a text are a list: a name begins nearly every line, without labels of other facts. */
export function isListOfPeople(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '' && line.length <= longestLine);
  return filled.length >= fewestRows && filled.filter(isRow).length >= 0.8 * filled.length;
}
