interface Script {
  /** Its letters and signs, as in a class of a pattern. */
  all: string;
  /** Where vowel signs are drawn before their letters. */
  drawn?: {
    before: string;
    letters: string;
    /** What is drawn elsewhere than it is spoken. Where it is, the order of the letters around it is not known. */
    moved?: RegExp;
  };
}

const scripts: readonly Script[] = [
  {
    all: String.raw`\u0900-\u0963\u0970-\u097f`,
    drawn: {
      before: String.raw`\u093f\u094e`,
      letters: String.raw`\u0915-\u0939\u0958-\u095f\u0978-\u097f`,
      moved: /\u0930\u094d/,
    },
  },
  { all: String.raw`\u0b80-\u0be5`, drawn: { before: String.raw`\u0bc6-\u0bc8`, letters: String.raw`\u0b95-\u0bb9` } },
  { all: String.raw`\u0c00-\u0c65` },
  { all: String.raw`\u0c80-\u0ce5` },
  {
    all: String.raw`\u0d00-\u0d65\u0d7a-\u0d7f`,
    drawn: { before: String.raw`\u0d46-\u0d48`, letters: String.raw`\u0d15-\u0d3a`, moved: /\u0d4d\u0d30/ },
  },
];

const virama = String.raw`\u094d\u0bcd\u0c4d\u0ccd\u0d4d`;
/** Not the ॅ, which many write on an ा. */
const vowels = String.raw`\u093a\u093b\u093e-\u0944\u0946-\u094c\u094e\u094f\u0955-\u0957\u0bbe-\u0bcc\u0bd7\u0c3e-\u0c4c\u0c55\u0c56\u0cbe-\u0ccc\u0cd5\u0cd6\u0d3e-\u0d4c\u0d57`;
const sign = String.raw`(?=\p{M})[${scripts.map(({ all }) => all).join('')}]`;
/** No letter: programs write it for a drawing that has none. */
const unknown = String.raw`[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\p{Co}\p{Cn}]`;
const anyLetter = String.raw`[\p{L}\p{M}\p{N}]`;

/** Bullets of a list, and pictures beside a number. */
const pictures = new RegExp(String.raw`(?<!\S)${unknown}+(?!\S)`, 'gu');
/** No sign begins a word: a gap before one is the place that its drawing takes. */
const gaps = new RegExp(String.raw`(?<=[\p{L}\p{M}]) (?=${sign})`, 'gu');

/** What nobody writes: letters are missing, or numbers of drawings stand in place of them. */
const impossible = new RegExp(
  [
    `${anyLetter}${unknown}|${unknown}${anyLetter}`,
    // A sign without a letter, and two vowels on one.
    String.raw`(?<![\p{L}\p{M}\u200c\u200d\u25cc])${sign}`,
    `[${vowels}${virama}][${vowels}]`,
    // Another script within a word. "ITயில்" has an ending of this one.
    ...scripts.map(({ all }) => String.raw`[${all}](?![${all}])\p{L}|(?![${all}A-Za-z])\p{L}[${all}]`),
  ].join('|'),
  'u',
);

/** Puts vowel signs that stand as drawn, before their letters, behind them. Null where some stand before and some behind. */
function reorder(text: string, { drawn }: Script): string | null {
  if (drawn === undefined) return text;
  const letter = String.raw`[${drawn.letters}]\u093c?`;
  const isDrawn = new RegExp(`(?<!${letter})[${drawn.before}]`).test(text);
  if (!isDrawn) return text;
  if (drawn.moved?.test(text) === true || new RegExp(`[${drawn.before}](?!${letter})`).test(text)) return null;
  return text.replace(new RegExp(`([${drawn.before}])((?:${letter}[${virama}])*${letter})`, 'g'), '$2$1');
}

/**
 * A text of a PDF with its letters in the order in which they are written. Null where they cannot be trusted: a wrong name in the
 * form is worse than none.
 */
export function readLetters(text: string): string | null {
  let read: string | null = text.normalize('NFC').replaceAll(pictures, '');
  for (const script of scripts) read = read === null ? null : reorder(read, script);
  // Two halves of a vowel become one sign.
  const whole = read?.replaceAll(gaps, '').normalize('NFC');
  return whole === undefined || impossible.test(whole) ? null : whole;
}
