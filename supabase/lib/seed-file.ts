import { isReadable, tokensOf, type Token } from './sql-tokens.ts';

/** A value of a person as it is written in a file; null where the file says so. */
export interface WrittenValue {
  readonly field: string;
  readonly text: string | null;
  readonly line: number;
}

/** What a file says of one person: in the template's block, or in rows of the tables that belong together. */
export interface WrittenPerson {
  readonly name: string | undefined;
  readonly values: WrittenValue[];
  /** The template removes blanks around its values and takes '' for null; rows are saved as they are written. */
  readonly isTemplate: boolean;
}

/** Something in a file that cannot be what was meant, in words. */
export interface Mistake {
  readonly line: number;
  readonly text?: string | null;
  readonly sentence: string;
}

export interface SeedFile {
  readonly people: readonly WrittenPerson[];
  readonly mistakes: readonly Mistake[];
}

const tables = ['RegisteredUsers', 'profile_details', 'contact_details'];
const dayFirst = /^\s*\d{1,2}[-/.]\d{1,2}[-/.](\d{4}|\d{2})(\s|$)/;

export const dateSentence = "Write the date as year-month-day: '1998-07-05' is 5 July 1998.";
const curlySentence =
  "These are the quotes of a word processor (‘ ’). Type straight quotes, as in 'Kavitha', in a plain text editor.";
const apostropheSentence = "An apostrophe inside a text is written twice, as in 'D''Souza'.";

/**
 * Reads the people of an SQL file, with the line of each value: the template's block, and INSERT and UPDATE of the three
 * tables whose values are written out. What is computed is left to the database.
 */
export function readSeedFile(sql: string, fields: ReadonlySet<string>): SeedFile {
  const blocks = divide(sql);
  if (blocks !== undefined && isReadable(sql) && !blocks.some(hasOddQuotes)) return readBlocks(blocks, fields);
  const { repaired, mistakes } = repairQuotes(sql);
  // Read as it was meant, so that the person can be named and everything else that is wrong is said at once.
  const { people, mistakes: others } = readBlocks(divide(repaired) ?? [], fields);
  return { people, mistakes: [...mistakes, ...others] };
}

/** Whether a name begins or ends with a curly quote, or follows a text without a blank: 'O'Brien. */
const hasOddQuotes = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text, isText, isJoined }, index) =>
      !isText &&
      !text.startsWith('"') &&
      (/[‘’‚“”„]/.test(text) || (isJoined && tokens[index - 1]?.isText === true && /^\p{L}/u.test(text))),
  );

/** The tokens of the file and of the blocks in it (`do $$ ... $$`), or undefined where quotes do not end. */
function divide(sql: string): Token[][] | undefined {
  try {
    const outer = tokensOf(sql);
    const bodies = outer.flatMap(({ text, line }, index) => {
      const isBody =
        text.startsWith('$') && ['do', 'plpgsql', 'as'].includes(outer[index - 1]?.text.toLowerCase() ?? '');
      if (!isBody) return [];
      const tag = /^\$\w*\$/.exec(text)?.[0] ?? '';
      const inner = tokensOf(text.slice(tag.length, -tag.length));
      return [inner.map((token) => ({ ...token, line: token.line + line - 1 }))];
    });
    return [outer, ...bodies];
  } catch {
    return undefined;
  }
}

const pieces =
  // Comments and quoted names; texts, in which an apostrophe before a letter was meant to stand; curly quotes.
  /--[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"]|"")*"|(?<text>'(?:[^']|''|'(?=\p{L}))*')|(?<curly>[‘’‚“”„][^\n]*?[‘’“”'](?=\s*(?:[,;)\]:]|$))|[‘’‚“”„])/gmu;

/** The file with quotes as they were meant, and where they were not. */
function repairQuotes(sql: string): { repaired: string; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const note = (offset: number, quoted: string, sentence: string): string => {
    // One that no other answers.
    if (quoted.length === 1) return "'";
    const text = quoted.slice(1, -1).replaceAll("''", "'");
    mistakes.push({ line: sql.slice(0, offset).split('\n').length, text, sentence });
    return `'${text.replaceAll("'", "''")}'`;
  };
  const repaired = sql.replaceAll(pieces, (piece: string, text: unknown, curly: unknown, offset: number) => {
    if (curly !== undefined) return note(offset, piece, curlySentence);
    const isOpen = text !== undefined && piece.slice(1, -1).replaceAll("''", '').includes("'");
    return isOpen ? note(offset, piece, apostropheSentence) : piece;
  });
  return { repaired, mistakes };
}

function readBlocks(blocks: readonly Token[][], fields: ReadonlySet<string>): SeedFile {
  const read = new Set<Token>();
  const people: WrittenPerson[] = [];
  for (const tokens of blocks) {
    people.push(...readTemplate(tokens, fields, read));
    readRows(tokens, people, fields, read);
  }
  const mistakes = blocks.flat().flatMap((token) => {
    const isDate = token.isText && !read.has(token) && dayFirst.test(textOf(token) ?? '');
    return isDate ? [{ line: token.line, sentence: dateSentence }] : [];
  });
  return { people, mistakes };
}

const nameOf = ({ text }: Token): string => (text.startsWith('"') ? text.slice(1, -1) : text.toLowerCase());

/** What a text or number says, or undefined for anything else. */
function textOf(token: Token | undefined): string | undefined {
  if (token === undefined) return undefined;
  if (token.isText) return token.text.startsWith("'") ? token.text.slice(1, -1).replaceAll("''", "'") : undefined;
  return /^[\d.]+$/.test(token.text) ? token.text : undefined;
}

/** The value that is written out here, with or without its type: 160, '1998-07-05', date '1998-07-05', '160'::smallint, null. */
function valueOf(item: readonly Token[], field: string, read: Set<Token>): WrittenValue[] {
  const end = item.findIndex(({ text }) => text === '::');
  const [first, second, ...more] = end === -1 ? item : item.slice(0, end);
  const literal = second === undefined ? first : second;
  if (first === undefined || literal === undefined || more.length > 0) return [];
  if (second !== undefined && !(second.isText && /^\w+$/.test(first.text))) return [];
  if (literal.word === 'null') return [{ field, text: null, line: literal.line }];
  const text = textOf(literal);
  if (text === undefined) return [];
  read.add(literal);
  return [{ field, text, line: literal.line }];
}

/** The template's variables, by the field that each is given to: `height text := 160;` and `'height', height`. */
function readTemplate(tokens: readonly Token[], fields: ReadonlySet<string>, read: Set<Token>): WrittenPerson[] {
  const declared = new Map<string, Token[]>();
  tokens.forEach(({ text }, index) => {
    if (text !== ':=') return;
    const before = tokens.slice(0, index).findLastIndex(({ word }) => word === ';' || word === 'declare');
    const variable = tokens[before + 1];
    const value = tokens.slice(index + 1);
    if (variable !== undefined)
      declared.set(
        nameOf(variable),
        value.slice(
          0,
          value.findIndex(({ word }) => word === ';'),
        ),
      );
  });
  const values = tokens.flatMap((token, index) => {
    const field = token.isText ? (textOf(token) ?? '') : '';
    const variable = tokens[index + 2];
    if (!fields.has(field) || tokens[index + 1]?.text !== ',' || variable === undefined) return [];
    return valueOf(declared.get(nameOf(variable)) ?? [], field, read);
  });
  if (values.length === 0) return [];
  return [{ name: nameIn(values), values, isTemplate: true }];
}

const nameIn = (values: readonly WrittenValue[]): string | undefined =>
  values.find(({ field }) => field === 'name')?.text ?? undefined;

/** The tokens up to one of these words at the depth of the first, or to the end of its brackets. */
function upTo(tokens: readonly Token[], start: number, words: readonly string[]): Token[] {
  const depth = tokens[start]?.depth ?? 0;
  const rest = tokens.slice(start);
  const end = rest.findIndex((token) => token.depth < depth || (token.depth === depth && words.includes(token.word)));
  return rest.slice(0, end === -1 ? undefined : end);
}

/** The parts between the commas that stand in no bracket of their own. */
function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const depth = tokens[0]?.depth ?? 0;
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',' && token.depth === depth) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** What INSERT and UPDATE write into the three tables, added to the person that it belongs to. */
function readRows(
  tokens: readonly Token[],
  people: WrittenPerson[],
  fields: ReadonlySet<string>,
  read: Set<Token>,
): void {
  // The person that the last card was made for, if there is one.
  let last: string | undefined;
  const add = (name: string | undefined, values: WrittenValue[], isCard: boolean): void => {
    const known = isCard ? undefined : people.findLast((person) => name !== undefined && person.name === name);
    if (known !== undefined) known.values.push(...values);
    else if (values.length > 0) people.push({ name, values, isTemplate: false });
  };
  tokens.forEach((token, index) => {
    const isInsert = token.word === 'insert' && tokens[index + 1]?.word === 'into';
    if (!isInsert && token.word !== 'update') return;
    const start = index + (isInsert ? 2 : 1);
    // A schema and a point may stand before the table.
    const at = tokens[start + 1]?.text === '.' ? start + 2 : start;
    const table = tokens[at] === undefined ? '' : nameOf(tokens[at]);
    if (!tables.includes(table)) return;
    const statement = upTo(tokens, at, [';']);
    const named = nameAskedFor(statement);
    if (!isInsert) {
      const set = statement.findIndex(({ word }) => word === 'set');
      const assigned = splitAtCommas(upTo(statement, set + 1, ['where', 'from', 'returning']));
      const values = assigned.flatMap(([column, , ...item]) => {
        const field = column === undefined ? '' : nameOf(column);
        return fields.has(field) ? valueOf(item, field, read) : [];
      });
      add(named, values, false);
      return;
    }
    if (statement[1]?.text !== '(') return;
    const columns = splitAtCommas(upTo(statement, 2, [])).map(([column]) =>
      column === undefined ? '' : nameOf(column),
    );
    const rows = rowsOf(statement);
    const isCard = table === 'RegisteredUsers';
    for (const row of rows) {
      const values = row.flatMap((item, position) => {
        const field = columns[position] ?? '';
        return fields.has(field) ? valueOf(item, field, read) : [];
      });
      add(
        isCard ? nameIn(values) : (nameAskedFor(row.flat()) ?? (rows.length === 1 ? (named ?? last) : undefined)),
        values,
        isCard,
      );
      if (isCard) last = rows.length === 1 ? nameIn(values) : undefined;
    }
  });
}

/** The person who is looked up by name: `name = 'Kavitha Ponnusamy'`. */
function nameAskedFor(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex((token, index) => nameOf(token) === 'name' && tokens[index + 1]?.text === '=');
  return at === -1 ? undefined : textOf(tokens[at + 2]);
}

/** The rows of an INSERT: those in brackets after VALUES, or the one of a SELECT. */
function rowsOf(statement: readonly Token[]): Token[][][] {
  const depth = statement[0]?.depth ?? 0;
  const source = statement.findIndex((token) => token.depth === depth && ['values', 'select'].includes(token.word));
  if (source === -1) return [];
  if (statement[source]?.word === 'select') {
    return [splitAtCommas(upTo(statement, source + 1, ['from', 'where', 'union', 'on', 'returning']))];
  }
  const rows: Token[][][] = [];
  for (let open = source + 1; statement[open]?.text === '(';) {
    const row = upTo(statement, open + 1, []);
    rows.push(splitAtCommas(row));
    // Over the closing bracket and the comma.
    open += row.length + 3;
  }
  return rows;
}
