import { tokensOf } from '../lib/sql-tokens.ts';

/** Before these, the word is no statement: locks of rows, what to do on a conflict, and names. */
const notBefore = new Set(['for', 'key', 'do', '.', 'as', 'or', ',']);

/**
 * Each UPDATE and DELETE without a WHERE in SQL or the body of a function, also in executed text. Supabase refuses
 * them with 21000 in all calls through its API.
 */
export function findUnlimited(sql: string): string[] {
  const tokens = tokensOf(sql);
  return tokens.flatMap((token, index) => {
    if (token.isText) return findInText(token.text);
    const next = tokens[index + 1]?.word;
    const begins =
      (token.word === 'update' && next !== '(' && next !== '.') || (token.word === 'delete' && next === 'from');
    if (!begins || notBefore.has(tokens[index - 1]?.word ?? '')) return [];
    const rest = tokens.slice(index + 1);
    const end = rest.findIndex(({ word, depth }) => word === ';' || depth < token.depth);
    const statement = rest.slice(0, end === -1 ? undefined : end);
    const isLimited = statement.some(({ word, depth }) => word === 'where' && depth === token.depth);
    return isLimited ? [] : [[token, ...statement].map(({ text }) => text).join(' ')];
  });
}

/** The same in a text that is a statement. A sentence for people, as in "Update the name.", changes no column. */
function findInText(quoted: string): string[] {
  const text = quoted
    .replace(/^\$(\w*)\$(.*)\$\1\$$/s, '$2')
    .replace(/^[Ee]?'(.*)'$/s, '$1')
    .replaceAll("''", "'");
  // Stands for the values of format().
  const filled = text.replaceAll(/%([0-9]+\$)?[ILs]/g, 'x');
  const isStatement = /^\s*(update|delete|with)\s/i.test(filled) && /\bset\s+\S+\s*=|\bdelete\s+from\b/i.test(filled);
  return isStatement ? findUnlimited(filled) : [];
}
