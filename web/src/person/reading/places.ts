/** What bureaus of the South write for towns. The preview says each, because some towns share letters. */
const towns: Readonly<Record<string, string>> = Object.fromEntries(
  'Coimbatore cbe kovai, Madurai mdu, Chennai chn chni mas, Thiruvananthapuram tvm, Tirunelveli tvl, Thiruvarur tvr, Thanjavur tnj, Tiruchirappalli tpj, Tiruppur tup, Thoothukudi tut, Salem slm, Erode erd, Dindigul dgl, Nagercoil ngl, Namakkal nmk, Virudhunagar vnr, Ramanathapuram rmd, Vellore vlr, Puducherry pdy pondy, Bengaluru blr bglr bng, Mysuru mys, Hyderabad hyd, Ernakulam ekm, Thrissur tcr tsr, Palakkad pkd, Kottayam ktm, Kannur knr, Alappuzha alp, Mumbai mum'
    .split(', ')
    .map((words) => words.split(' '))
    .flatMap(([town = '', ...short]) => short.map((word) => [word, town])),
);

/** Writes abbreviated towns in full: "CBE, TN" becomes "Coimbatore, TN". */
export function expandPlace(text: string): string {
  return text
    .split(',')
    .map((part) => {
      const town = part.trim().toLowerCase().replace(/\.$/, '');
      return Object.hasOwn(towns, town) ? part.replace(part.trim(), towns[town] ?? part) : part;
    })
    .join(',');
}

/** States by which families say where somebody may live. */
const states =
  /^(?:tamil ?nadu|kerala|karnataka|andhra pradesh|telangana|puducherry|maharashtra|gujarat|rajasthan|uttar pradesh|delhi)$/i;

/** Whether a text is the name of a state, or of a town that bureaus of the South write in short. */
export const isKnownPlace = (text: string): boolean =>
  states.test(text) || Object.values(towns).some((town) => town.toLowerCase() === text.toLowerCase());

/** Letters that stay capitals: states and countries that are written so. */
const capitals = new Set(['OBC', 'AP', 'UP', 'KA', 'UK', 'UAE', 'USA', 'US']);

/**
 * A name or place with words in capitals or small letters, as "Suresh K". Null if it is written so already.
 * Initials and abbreviations without a vowel stay capitals.
 */
export function toTitleCase(text: string): string | null {
  const isUpper = text === text.toUpperCase();
  const isMixed = !isUpper && text !== text.toLowerCase();
  const written = text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const upper = word.toUpperCase();
    const isCapitals = word === upper;
    // In a text of both, short words are meant as they are.
    if (isMixed && ((!isCapitals && word !== word.toLowerCase()) || word.length <= 3)) return word;
    if (capitals.has(upper) || (isCapitals && word.length <= 3 && !/[AEIOUY]/.test(upper))) return upper;
    return upper.charAt(0) + word.slice(1).toLowerCase();
  });
  return written === text ? null : written;
}
