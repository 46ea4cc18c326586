// "Software Engineer, 8 LPA": families write the income behind the job, and members never read it.

const unit =
  '(?:usd|aed|dirhams?|riyals?|lpa|l\\.p\\.a\\.?|lakhs?|lacs?|lak|l|crores?|cr|thousands?|k|லட்ச[\\p{L}\\p{M}]*|ஆயிர[\\p{L}\\p{M}]*|लाख|हज़ार|हजार|ലക്ഷം|ആയിരം|లక్షలు?|వేలు|ಲಕ್ಷ|ಸಾವಿರ)(?![\\p{L}\\p{M}])';
const period =
  '(?:p\\.?\\s?a\\.?|p\\.?\\s?m\\.?|per\\s(?:annum|month|year)|a\\s(?:month|year)|monthly|yearly|annum|annual(?:ly)?|/\\s?(?:month|year|annum|-)|மாதம்|வருடம்|प्रति\\s(?:माह|वर्ष)|महीना)';
const amount = '\\d[\\d,.]*';
const range = `${amount}(?:\\s?(?:-|–|to)\\s?${amount})?`;
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

const another = new RegExp(`\\d{4}|[₹%]|${amount}\\s?${unit}`, 'iu');

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
