const named = new Map(
  'amp& lt< gt> quot" apos\' ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” hellip…'
    .split(' ')
    .map((one) => [one.slice(0, -1), one.slice(-1)] as const),
).set('nbsp', ' ');
const entity = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}));/gi;

/** Replaces the signs that web pages write as "&#39;" or "&amp;", and their line breaks. */
function readEntities(text: string): string {
  const replaceAll = (one: string) =>
    one.replace(entity, (found, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named.get(name.toLowerCase()) ?? found;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code < 32 || code > 0xffff ? found : String.fromCodePoint(code);
    });
  // A program may have written "&amp;amp;".
  return replaceAll(replaceAll(text)).replace(/ ?<br ?\/?> ?/gi, ', ');
}

/** The signs of Windows-1252 from 0x80 on; those from 0xa0 on are at their own number. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function byteOf(sign: string): number {
  const place = windowsSigns.indexOf(sign);
  return place === -1 ? sign.charCodeAt(0) : 128 + place;
}

/** Decodes UTF-8 that was read as Windows-1252: "Dâ€™Souza". Signs that are no UTF-8 stay. */
function readTwiceEncoded(text: string): string {
  return text.replace(/[^\0-\u007f]{2,}/g, (run) => {
    const bytes = run.split('').map(byteOf);
    if (bytes.some((byte) => byte > 255)) return run;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    } catch {
      return run;
    }
  });
}

/** Corrects what a program has broken in a text, where it has exactly one reading. */
export const repairText = (text: string): string => readTwiceEncoded(readEntities(text));

const lost = /\ufffd|\?{3,}|(?<![^\s,.])\?{2,}(?![^\s,.])|\p{L}\?+[\p{Ll}\p{Lo}]|â€|[ÂÃ][\u0080-\u00bf]|à[¤¥®¯°±²³´µ]/u;

/** Whether letters of a text were lost when a file was saved: "Meena ????". An address of a page may have a question mark. */
export const hasLostLetters = (text: string): boolean => lost.test(text) && !/:\/\/|www\./i.test(text);

/** Signs that stand for letters in fonts such as Bamini and Kruti Dev. */
const letterSigns = /[a-z][;[\]|{}\\^~](?:[a-z]|$)/i;
const abbreviations = /^(?:pvt|ltd|dr|mrs?|smt|yrs|mths|hrs|kms|cms|phd|llb|mgr|mgmt|bldg)$/i;

/** Whether a word shows an old font, which has Tamil or Hindi letters in the places of Latin ones. */
function showsFont(word: string, text: string): 'proof' | 'hint' | null {
  // TSCII and its like: more signs of Western Europe than letters.
  const western = word.match(/[\u00a1-\u00ff]/g)?.length ?? 0;
  if (western > 1 && western * 2 >= word.length) return 'proof';
  // A capital at the start is of a short form: "Govt;Blr".
  const parts = word.split(/[^a-z]+/i).filter((part) => /^[a-z]/.test(part) && !abbreviations.test(part));
  const noVowel = parts.filter((part) => part.length > 1 && !/[aeiou]/i.test(part));
  const hasCapital = /^'?[a-z]+[A-Z]/.test(word);
  const isUnreadable = noVowel.length > 1 || noVowel.some((part) => part.length > 2);
  if (isUnreadable && (hasCapital || /[a-z][;[\]|{}\\^~][a-z]/.test(word))) return 'proof';
  if (/^[a-z]*[b-df-hj-np-tv-z]q[a-z]/.test(word) || (/[[{][a-z]/.test(word) && !/[\]}]/.test(text))) return 'proof';
  return letterSigns.test(word) || hasCapital ? 'hint' : null;
}

const wordsOf = (text: string) => text.split(/[\s,()/.&-]+/).filter((word) => word !== '');

/** The rows and columns with a text that only an old font explains. */
export interface OldFonts {
  rows: ReadonlySet<number>;
  columns: ReadonlySet<number>;
}

/** Without one of these no word is looked at: most cells have none. */
const mayProve = /[;[\]|{}\\^~\u00a1-\u00ff]|[a-z][A-Z]|[a-z]q/;

const provesFont = (text: string) =>
  mayProve.test(text) && wordsOf(text).some((word) => showsFont(word, text) === 'proof');

/** Finds the rows and columns with a proof among the texts of these columns. */
export function findOldFonts(
  places: readonly number[],
  rows: readonly { number: number; cells: readonly string[] }[],
): OldFonts {
  const found = rows.flatMap(({ number, cells }) =>
    places.filter((place) => provesFont(repairText(cells[place] ?? ''))).map((place) => ({ number, place })),
  );
  return { rows: new Set(found.map(({ number }) => number)), columns: new Set(found.map(({ place }) => place)) };
}

/** Whether a text is of an old font: by itself, or by a hint beside a proof in its column or row. */
export function isOldFont(text: string, { rows, columns }: OldFonts, row: number, place: number): boolean {
  if (provesFont(text)) return true;
  const words = wordsOf(text);
  // Nobody writes two kinds of letters for one person: a small letter at the start is of the font too.
  if (rows.has(row) && words.some((word) => /^[a-z]/.test(word))) return true;
  return (rows.has(row) || columns.has(place)) && words.some((word) => showsFont(word, text) !== null);
}
