import { hasSqlDetails, loadModule, parseSync, scanSync } from 'libpg-query';

// PostgreSQL's own scanner, which reads the bodies of PL/pgSQL too.
await loadModule();

export interface Token {
  readonly text: string;
  /** The keyword or sign in lower case; of names and texts nothing. */
  readonly word: string;
  readonly isText: boolean;
  /** How many brackets it stands in. */
  readonly depth: number;
  /** Whether nothing stands between it and the token before. */
  readonly isJoined: boolean;
  /** The line it begins in, from 1. */
  readonly line: number;
}

/** The tokens of SQL or of the body of a function, without comments. Throws for what PostgreSQL cannot divide into tokens. */
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

/** Whether PostgreSQL can read these statements. What stands in the body of a block is not looked at. */
export function isReadable(sql: string): boolean {
  try {
    parseSync(sql);
    return true;
  } catch (error) {
    if (!hasSqlDetails(error)) throw error;
    return false;
  }
}
