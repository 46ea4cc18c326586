import { isReadable, tokensOf, type Token } from './sql-tokens.ts';

/** A literal value of a person in a file; null for the keyword null. */
export interface WrittenValue {
  readonly field: string;
  readonly text: string | null;
  readonly line: number;
}

/** The values of one person in a file: from the template's block, or from rows of the three tables. */
export interface WrittenPerson {
  readonly name: string | undefined;
  readonly values: WrittenValue[];
  /** The template trims its values and stores '' as null; rows are stored unchanged. */
  readonly isTemplate: boolean;
}

/** A likely mistake in a file, with a sentence for its author. */
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
 * Reads the people of an SQL file, with the line of each value. They stand in the template's block, and in INSERT and UPDATE
 * of the three tables. Reads literals only; the database checks computed values.
 */
export function readSeedFile(sql: string, fields: ReadonlySet<string>): SeedFile {
  const blocks = tokenize(sql);
  if (blocks !== undefined && isReadable(sql) && !blocks.some(hasWrongQuotes)) return readBlocks(blocks, fields);
  const { repaired, mistakes } = repairQuotes(sql);
  // Reads the repaired file too, to name the person and to report all other mistakes at once.
  const { people, mistakes: others } = readBlocks(tokenize(repaired) ?? [], fields);
  return { people, mistakes: [...mistakes, ...others] };
}

/** Whether an identifier contains a curly quote, or follows a string literal without a blank: 'O'Brien. */
const hasWrongQuotes = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text, isText, isJoined }, index) =>
      !isText &&
      !text.startsWith('"') &&
      (/[‘’‚“”„]/.test(text) || (isJoined && tokens[index - 1]?.isText === true && /^\p{L}/u.test(text))),
  );

/** The tokens of the file and of each block in it (`do $$ ... $$`). Undefined for an unterminated quote. */
function tokenize(sql: string): Token[][] | undefined {
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
  // Comments and quoted identifiers; string literals, in which an apostrophe before a letter counts as text; curly quotes.
  /--[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"]|"")*"|(?<text>'(?:[^']|''|'(?=\p{L}))*')|(?<curly>[‘’‚“”„][^\n]*?[‘’“”'](?=\s*(?:[,;)\]:]|$))|[‘’‚“”„])/gmu;

/** The file with repaired quotes, and the mistakes. */
function repairQuotes(sql: string): { repaired: string; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const note = (offset: number, quoted: string, sentence: string): string => {
    // A single quote without a partner.
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

/** The value of a string or number literal; undefined for other tokens. */
function textOf(token: Token | undefined): string | undefined {
  if (token === undefined) return undefined;
  if (token.isText) return token.text.startsWith("'") ? token.text.slice(1, -1).replaceAll("''", "'") : undefined;
  return /^[\d.]+$/.test(token.text) ? token.text : undefined;
}

/** The literal value, with or without its type: 160, '1998-07-05', date '1998-07-05', '160'::smallint, null. */
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

/**
 * The template's variables, by the field that each one sets: `height text := 160;` and `'height', height`. Those of
 * `add_login(id, user_name, temporary_password)` are `username` and `temporary_password`.
 */
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
  const written = (field: string, variable: Token | undefined): WrittenValue[] =>
    variable === undefined ? [] : valueOf(declared.get(nameOf(variable)) ?? [], field, read);
  const values = tokens.flatMap((token, index) => {
    const next = tokens[index + 1]?.text;
    if (next === '(' && nameOf(token) === 'add_login') {
      const [, [username] = [], [password] = []] = splitAtCommas(takeUntil(tokens, index + 2, []));
      return [...written('username', username), ...written('temporary_password', password)];
    }
    const field = token.isText ? (textOf(token) ?? '') : '';
    return fields.has(field) && next === ',' ? written(field, tokens[index + 2]) : [];
  });
  if (values.length === 0) return [];
  return [{ name: nameIn(values), values, isTemplate: true }];
}

const nameIn = (values: readonly WrittenValue[]): string | undefined =>
  values.find(({ field }) => field === 'name')?.text ?? undefined;

/** The tokens before one of these words, at the depth of the first token, or before its closing bracket. */
function takeUntil(tokens: readonly Token[], start: number, words: readonly string[]): Token[] {
  const depth = tokens[start]?.depth ?? 0;
  const rest = tokens.slice(start);
  const end = rest.findIndex((token) => token.depth < depth || (token.depth === depth && words.includes(token.word)));
  return rest.slice(0, end === -1 ? undefined : end);
}

/** Splits at the commas of the outermost brackets. */
function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const depth = tokens[0]?.depth ?? 0;
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',' && token.depth === depth) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Adds the values of INSERT and UPDATE of the three tables to their people. */
function readRows(
  tokens: readonly Token[],
  people: WrittenPerson[],
  fields: ReadonlySet<string>,
  read: Set<Token>,
): void {
  // The person of the last card, if it was a single row.
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
    // The table's name may be qualified with a schema.
    const at = tokens[start + 1]?.text === '.' ? start + 2 : start;
    const table = tokens[at] === undefined ? '' : nameOf(tokens[at]);
    if (!tables.includes(table)) return;
    const statement = takeUntil(tokens, at, [';']);
    const named = nameInCondition(statement);
    if (!isInsert) {
      const set = statement.findIndex(({ word }) => word === 'set');
      const assigned = splitAtCommas(takeUntil(statement, set + 1, ['where', 'from', 'returning']));
      const values = assigned.flatMap(([column, , ...item]) => {
        const field = column === undefined ? '' : nameOf(column);
        return fields.has(field) ? valueOf(item, field, read) : [];
      });
      add(named, values, false);
      return;
    }
    if (statement[1]?.text !== '(') return;
    const columns = splitAtCommas(takeUntil(statement, 2, [])).map(([column]) =>
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
        isCard ? nameIn(values) : (nameInCondition(row.flat()) ?? (rows.length === 1 ? (named ?? last) : undefined)),
        values,
        isCard,
      );
      if (isCard) last = rows.length === 1 ? nameIn(values) : undefined;
    }
  });
}

/** The person's name in a condition: `name = 'Kavitha Ponnusamy'`. */
function nameInCondition(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex((token, index) => nameOf(token) === 'name' && tokens[index + 1]?.text === '=');
  return at === -1 ? undefined : textOf(tokens[at + 2]);
}

/** The rows of an INSERT: those after VALUES, or the single row of a SELECT. */
function rowsOf(statement: readonly Token[]): Token[][][] {
  const depth = statement[0]?.depth ?? 0;
  const source = statement.findIndex((token) => token.depth === depth && ['values', 'select'].includes(token.word));
  if (source === -1) return [];
  if (statement[source]?.word === 'select') {
    return [splitAtCommas(takeUntil(statement, source + 1, ['from', 'where', 'union', 'on', 'returning']))];
  }
  const rows: Token[][][] = [];
  for (let open = source + 1; statement[open]?.text === '(';) {
    const row = takeUntil(statement, open + 1, []);
    rows.push(splitAtCommas(row));
    // Skips the closing bracket and the comma.
    open += row.length + 3;
  }
  return rows;
}
