// "8 LPA", "₹30,000 a month", "மாதம் 45 ஆயிரம்": an income as a band of the register. Nothing is guessed: without a unit and a
// period the band is left open.
import { toWesternDigits } from '@/lib/indian-digits';
import { bandOf } from '@/person/income';

interface ReadIncome {
  /** The band; null if the text may mean another one. */
  value: string | null;
  doubtful: boolean;
}

const unread: ReadIncome = { value: null, doubtful: true };

const month =
  /(?<!\p{L})(?:p\.?\s?m\.?(?!\p{L})|m(?!\p{L})|per\s?month|a month|monthly|month|madham|maatham|maasam|masam|mahina|mahine|masik|nelaku)|மாத|மாச|महीन|महिन|मासिक|माह|മാസ|నెల|ತಿಂಗಳ|ಮಾಸಿಕ/iu;
const year =
  /(?<!\p{L})(?:l\.?p\.?a\.?(?!\p{L})|p\.?\s?a\.?(?!\p{L})|yrs?(?!\p{L})|per\s?annum|per\s?year|a year|yearly|annum|annual(?:ly)?|year|varudam|aandu|varsham|saalana)|வருட|வருஷ|ஆண்டு|साल|वर्ष|वार्षिक|വർഷ|വാർഷിക|సంవత్సర|ఏడాది|ఏటా|వార్షిక|ವರ್ಷ|ವಾರ್ಷಿಕ/iu;
const units: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:l\.?p\.?a\.?|lakhs?|lacs?|laks?|lks|l|latcham|latsam|laksham|லட்ச[\p{L}\p{M}]*|இலட்ச[\p{L}\p{M}]*|लाख|ലക്ഷ[\p{L}\p{M}]*|లక్ష[\p{L}\p{M}]*|ಲಕ್ಷ[\p{L}\p{M}]*)$/iu,
    1,
  ],
  [
    /^(?:k|thousands?|ayiram|aayiram|hazaar|hazar|ஆயிர[\p{L}\p{M}]*|हज़ार|हजार|ആയിര[\p{L}\p{M}]*|వేల[\p{L}\p{M}]*|వేయి|ಸಾವಿರ[\p{L}\p{M}]*)$/iu,
    0.01,
  ],
  [/^(?:crores?|cr|கோடி|करोड़|കോടി|కోట్[\p{L}\p{M}]*|ಕೋಟಿ)$/iu, 100],
];
const amount = /(\d[\d,.]*\d|\d)\s*((?:l\.p\.a\.?|[\p{L}\p{M}]+))?/giu;
const plainNumber = /^(?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d{1,2})?$/;
const between = /^\s*(?:-|–|—|to|முதல்|से|മുതൽ|నుండి|నుంచి|ರಿಂದ)\s*$/iu;
const idle =
  /(?<!\p{L})(?:rs|inr|rupees?|ruba?i|salary|income|package|ctc|earning|per|a|in|take|home|hand|net|gross|only|lpa)(?!\p{L})|சம்பளம்|வருமானம்|ரூபாய்|ரூ|वेतन|आय|रुपये|रुपए|रु|प्रति|ശമ്പളം|വരുമാനം|രൂപ|పതി|జీతం|ఆదాయం|రూపాయలు|రూ|ಸಂಬಳ|ಆದಾಯ|ರೂಪಾಯಿ|ರೂ|பிரதி|പ്രതി|ప్రతి|ಪ್ರತಿ/giu;
/** An open end: nobody knows how much above or below. */
const openEnd =
  /[+<>]|(?<!\p{L})(?:above|over|more|below|under|less|up\s?to|upto|max|min|minimum|maximum|plus|from)(?!\p{L})|மேல்|கீழ்|ऊपर|अधिक|कम|മുകളിൽ|താഴെ|పైన|లోపు|ಮೇಲೆ|ಒಳಗೆ/iu;

/** Money of another country, which no band counts. */
const foreign =
  /[$€£]|(?<!\p{L})(?:usd|dollars?|eur|euros?|gbp|pounds?|aed|dirhams?|sar|riyals?|qar|omr|kwd|bhd|dinars?|sgd|myr|aud|cad)(?!\p{L})|டாலர்|डॉलर|ഡോളർ|దిర్హ|డాలర|ಡಾಲರ್|ദിർഹം|திர்ஹா/iu;

/** What two words for the period say together; undefined if they contradict one another. */
function periodOf(text: string, label: string): 'month' | 'year' | null | undefined {
  const periods = [text, label].flatMap((words) => [
    ...(month.test(words) ? ['month' as const] : []),
    ...(year.test(words) ? ['year' as const] : []),
  ]);
  const [first = null, ...others] = new Set(periods);
  return others.length === 0 ? first : undefined;
}

/** Reads an income behind its label, which may say the period: "Monthly income". */
export function readIncome(typed: string, label = ''): ReadIncome {
  const text = toWesternDigits(typed).replace(/\/\s?-/g, ' ');
  // The text's own word comes before the label: "7 lakhs a year" under "Monthly income".
  const ownPeriod = periodOf(text, '');
  const period = ownPeriod === null ? periodOf('', label) : ownPeriod;
  const contradicts = periodOf(text, label) === undefined;
  const found = [...text.matchAll(amount)].map(({ 0: whole, 1: digits = '', 2: word = '', index }) => {
    const [, lakhs = null] = units.find(([unit]) => unit.test(word)) ?? [];
    const number = plainNumber.test(digits) ? Number(digits.replaceAll(',', '')) : null;
    return { number, lakhs, start: index, end: index + (lakhs === null ? digits.length : whole.length) };
  });
  const [first, second, ...more] = found;
  if (first === undefined || more.length > 0 || period === undefined || openEnd.test(text) || foreign.test(text))
    return unread;
  if (second !== undefined && !between.test(text.slice(first.end, second.start))) return unread;
  const last = second ?? first;
  // "30 - 40 thousand": one unit for both.
  const isOfLakhs = /(?<!\p{L})(?:lpa|lakhs?)(?!\p{L})/iu.test(label);
  const isInLakhs = isOfLakhs && found.every(({ number }) => (number ?? 0) < 100);
  const lakhs = last.lakhs ?? (isInLakhs ? 1 : null);
  if (second !== undefined && first.lakhs !== null && first.lakhs !== lakhs) return unread;
  // A few rupees are no income: a word for thousands or lakhs is missing.
  const isPlain = lakhs === null && [first, last].every(({ number }) => (number ?? 0) >= 1000);
  if (first.number === null || last.number === null || (lakhs === null && !isPlain)) return unread;
  if (period === null && lakhs === null) return unread;
  // Thousands without a period are those of a month, most likely.
  const isOfMonth = period === 'month' || (period === null && (lakhs ?? 0) < 1);
  const scale = (lakhs ?? 0.00001) * (isOfMonth ? 12 : 1);
  const rounded = (number: number) => Math.round(number * scale * 1000) / 1000;
  const value = bandOf(rounded(first.number), rounded(last.number));
  const rest = `${text.slice(0, first.start)} ${text.slice(last.end)}`
    .replace(new RegExp(`(?:${month.source}|${year.source})[\\p{L}\\p{M}]*`, 'giu'), ' ')
    .replace(idle, ' ');
  // Lakhs without a period are those of a year, most likely.
  return {
    value,
    doubtful:
      value === null || period === null || contradicts || (isOfLakhs && lakhs === null) || /[\p{L}\d]/u.test(rest),
  };
}

// "Software Engineer, 8 LPA": families write the income behind the job, and members never read it.

const unit = `(?:usd|aed|dirhams?|riyals?|${units.map(([{ source }]) => source.slice(1, -1)).join('|')})(?![\\p{L}\\p{M}])`;
const period =
  '(?:p\\.?\\s?a\\.?|p\\.?\\s?m\\.?|per\\s(?:annum|month|year)|a\\s(?:month|year)|monthly|yearly|annum|annual(?:ly)?|/\\s?(?:month|year|annum|-)|மாதம்|மாதத்திற்கு|வருடம்|வருடத்திற்கு|ஆண்டுக்கு|मासिक|वार्षिक|प्रतिमाह|నెలకు|నెల|ತಿಂಗಳಿಗೆ|മാസം|മാസ|प्रति\\s(?:माह|वर्ष)|महीना)';
const figure = '\\d[\\d,.]*';
const range = `${figure}(?:\\s?(?:-|–|to)\\s?${figure})?`;
const lead = '(?:(?:salary|income|package|ctc|earning|சம்பளம்|வருமானம்|वेतन|आय|ശമ്പളം|జీతం|ಸಂಬಳ)\\s?[:=-]?\\s?)';
const currency = '(?:rs\\.?|inr|₹|[$€£]|usd|ரூ\\.?|रु\\.?)\\s?';
/** An amount with a word that says it is money, or with five digits and more. */
const money = [
  `(?:${lead})?(?:${currency})?${range}\\s?${unit}`,
  `(?:${lead})?${currency}${range}`,
  `${lead}${range}`,
  '\\d{1,3}(?:,\\d{2,3})+',
  '\\d{5,7}',
].join('|');
const income = `(?:${money})(?:\\s?(?:/-|${period}))*`;
const behind = new RegExp(`^(.*?)[\\s,/;|(–-]+(${income})[\\s.)]*$`, 'isu');
const before = new RegExp(`^(${income})[\\s,/;|–-]+(.*)$`, 'isu');
const alone = new RegExp(`^(?:${income})[\\s.]*$`, 'isu');

const another = new RegExp(`\\d{4}|[₹%]|${figure}\\s?${unit}`, 'iu');

/** No cell of a job and an income is longer. The patterns take time with the square of it. */
const longest = 200;

export interface JobAndIncome {
  /** Null without a job, and where nothing says which words are the job. */
  job: string | null;
  /** For the log: no field has it. Empty without an income. */
  income: string;
  /** Whether somebody must look: numbers stand there that are no certain income. Then all of it is `income`. */
  doubtful: boolean;
}

/** Splits what stands under "Job & salary". An income never stays in the job. */
export function splitIncome(cell: string): JobAndIncome {
  const text = cell.trim();
  const whole = { job: null, income: text, doubtful: true };
  if (text.length > longest) return whole;
  if (alone.test(text)) return { job: null, income: text, doubtful: false };
  const [, front, amountBehind] = behind.exec(text) ?? [];
  const [, amountBefore, end] = before.exec(text) ?? [];
  const job = (front ?? end ?? text).replace(/[\s,/;|(–-]+$/u, '').trim();
  const found = amountBehind ?? amountBefore ?? '';
  // "Engineer, 8" may be an income; "Engineer L2, 8 LPA" has one.
  const isJob = /\p{L}{2}/u.test(job) && !another.test(job) && (found !== '' || !/\d/.test(job));
  if (!isJob) return whole;
  return { job, income: found, doubtful: false };
}
