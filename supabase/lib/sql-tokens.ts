import { hasSqlDetails, loadModule, parseSync, scanSync } from 'libpg-query';

// PostgreSQL's own scanner. It also reads PL/pgSQL.
await loadModule();

export interface Token {
  readonly text: string;
  /** The keyword or operator in lowercase; empty for identifiers and literals. */
  readonly word: string;
  readonly isText: boolean;
  /** The number of brackets around it. */
  readonly depth: number;
  /** Whether it follows the token before without a blank. */
  readonly isJoined: boolean;
  /** The line of its first character, from 1. */
  readonly line: number;
}

/** The tokens of SQL or of a function's body, without comments. @throws Error if PostgreSQL cannot scan it */
export function tokensOf(sql: string): Token[] {
  const bytes = Buffer.from(sql);
  let depth = 0;
  let line = 1;
  let counted = 0;
  let lastEnd = -1;
  return scanSync(sql)
    .tokens.filter(({ tokenName }) => tokenName !== 'SQL_COMMENT' && tokenName !== 'C_COMMENT')
    .map(({ start, end, text, tokenName, keywordName }) => {
      for (; counted < start; counted += 1) if (bytes[counted] === lineFeed) line += 1;
      if (text === ')') depth -= 1;
      const isSign = /^\W+$/.test(text) && tokenName !== 'IDENT';
      const token = {
        text,
        word: keywordName !== 'NO_KEYWORD' || isSign ? text.toLowerCase() : '',
        isText: tokenName.endsWith('SCONST'),
        depth,
        isJoined: start === lastEnd,
        line,
      };
      lastEnd = end;
      if (text === '(') depth += 1;
      return token;
    });
}

const lineFeed = 10;

/** Whether PostgreSQL can parse these statements. The bodies of blocks are not parsed. */
export function isReadable(sql: string): boolean {
  try {
    parseSync(sql);
    return true;
  } catch (error) {
    if (!hasSqlDetails(error)) throw error;
    return false;
  }
}
