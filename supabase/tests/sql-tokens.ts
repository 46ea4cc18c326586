import { loadModule, scanSync } from 'libpg-query';

// PostgreSQL's own scanner, which reads the bodies of PL/pgSQL too.
await loadModule();

export interface Token {
  readonly text: string;
  /** The keyword or sign in lower case; of names and texts nothing. */
  readonly word: string;
  readonly isText: boolean;
  /** How many brackets it stands in. */
  readonly depth: number;
}

/** The tokens of SQL or of the body of a function, without comments. */
export function tokensOf(sql: string): Token[] {
  let depth = 0;
  return scanSync(sql)
    .tokens.filter(({ tokenName }) => tokenName !== 'SQL_COMMENT' && tokenName !== 'C_COMMENT')
    .map(({ text, tokenName, keywordName }) => {
      if (text === ')') depth -= 1;
      const isSign = /^\W+$/.test(text) && tokenName !== 'IDENT';
      const token = {
        text,
        word: keywordName !== 'NO_KEYWORD' || isSign ? text.toLowerCase() : '',
        isText: tokenName.endsWith('SCONST'),
        depth,
      };
      if (text === '(') depth += 1;
      return token;
    });
}
