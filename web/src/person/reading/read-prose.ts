// Sentences and lines of keywords: "She is born on 3/7/96 at 6:10 in the morning", "dob 2.4.96 5.10ht 18L/annum".
import { findEmail } from '@/person/email';
import type { PersonField } from '@/person/fields';
import { findHeight } from '@/person/reading/find-measures';
import { readField } from '@/person/reading/read-field';
import { factsOfParts, readClause, readFields } from '@/person/reading/read-fields';
import type { Fact } from '@/person/reading/reading';
import { countsIn } from '@/person/reading/read-siblings';
import { readPhones } from '@/person/reading/read-phones';

const longest = 1500;
const fewestWords = 8;

/** A point stands within a word, or behind one letter. */
const nameWord = String.raw`\p{Lu}(?:[\p{L}.]{0,20}\p{L}|\p{L}?\.)?`;
const name = String.raw`(?:(?:M(?:r|s|rs|iss)|Dr|Selvi|Sow|Chi|Kum|Smt|Shri|Sri|Thiru)\.? )?${nameWord}(?: ${nameWord}){0,3}`;
const isForChild =
  /\b(?:of|for) (?:my|our)(?: only| elder| eldest| younger| youngest| first| second| third)? (?:daughter|son)\b/i;
/** What a sentence says for certain, by the field. The first group is its text. */
const patterns: readonly (readonly [readonly PersonField[], RegExp])[] = [
  [
    ['name'],
    new RegExp(
      String.raw`\b(?:(?:[Hh]er|[Hh]is|[Mm]y|[Dd]aughter's|[Ss]on's) name is|(?:[Oo]ur|[Mm]y|for)(?: only| elder| eldest| younger| youngest| first| second| third)? (?:daughter|son),?|for my (?:sister|brother|niece|nephew),?) (${name})`,
      'u',
    ),
  ],
  [
    ['date_of_birth', 'time_of_birth'],
    /\b(?:born on|dob|d\.o\.b\.?)\s?:?\s?(\d[^,;]{4,70}?)(?= (?:in|at) \p{Lu}|[,;]|\.\s|\.?$| \d\.\d{1,2} ?ht)/iu,
  ],
  [
    ['date_of_birth', 'time_of_birth'],
    /(?:^|\s)(\d{1,2}[-./]\d.{4,70}?)\s?\S*\s(?:பிறந்த|ജനിച്ച|జన్మించ|పుట్టి|का जन्म|जन्म|को पैदा|ಜನಿಸಿ|ಹುಟ್ಟಿ)/u,
  ],
  [
    ['name'],
    /^(?:எங்கள்|நமது|என்|ഞങ്ങളുടെ|എന്റെ|మా|నా|हमार[ाीे]|मेर[ाीे]|ನಮ್ಮ|ನನ್ನ) (?:மகன்|மகள்|മകൻ|മകൾ|కుమారుడు|కుమార్తె|కూతురు|पुत्री|पुत्र|बेटा|बेटी|ಮಗ|ಮಗಳು) ([^\d,]{3,40}?),? (?=\d)/u,
  ],
  [['place_of_birth'], /\bborn (?:on [^,;]{4,70}? )?(?:in|at) (\p{Lu}\p{L}{2,20})/u],
  [
    ['birth_star'],
    /\b(?:star|naks[a-z]{5,9}|natch[a-z]{5,9}) (?:is )?(\p{L}{3,15}(?: [1-4](?:st|nd|rd|th)? pad\p{L}{1,4})?)/iu,
  ],
  [
    ['education'],
    /\b(?:(?:completed|studied|finished) (?:(?:my|his|her) )?|did (?:my|his|her) )(.{2,90}?)(?= but |, now| and (?:i |is |am |now |working|he |she )|\.\s|$)/iu,
  ],
  [
    ['job'],
    /\b(?:working|works|work|employed) (?:as (?:an? )?|(?=(?:at|in|for) \p{Lu}))(.{3,80}?)(?=, (?:drawing|earning|salary)| (?:with|and) |\.\s|$)/iu,
  ],
  [['age'], /\b(?:aged|age|is) (\d{2})(?= ?(?:years?|yrs?)|[,.]|$)/iu],
  [['income'], /(?<![\d.,])(\d[\d.]{0,6} ?(?:l|lakhs?|lacs?) ?(?:\/ ?|per )(?:annum|year))/iu],
  [['number_of_siblings'], /(?<!\p{L})(b ?- ?\d s ?- ?\d(?: (?:all|both) (?:un)?married)?)/iu],
  [
    ['native_place'],
    /\b(?:originally|natives?|hail(?:ing)?|we are) (?:is )?(?:from|of) (\p{Lu}\p{L}{2,20}(?: near \p{Lu}\p{L}{2,20})?)/u,
  ],
  [['caste'], /\bbelongs? to (?:the |a )?(.{3,40}?) (?:community|caste)\b/u],
  [
    ['income'],
    /\bsalary (?:is |of )?(?:about |around |rs\.? ?)?(\d[\d.,]{0,8} ?(?:k|thousand|lakhs?|lacs?)? ?(?:per|a) (?:month|year|annum))/iu,
  ],
  [['caste'], /\b[Ww]e are (?:Hindu )?((?:\p{Lu}\p{L}+ ){0,2}\p{Lu}\p{L}+?)s? (?:belonging|by caste|of)\b/u],
  [['gothram'], /\b(?:belong\p{L}* to|of) (?:the )?(\p{Lu}\p{L}{2,20}) g[oh]+th?ra/u],
  [
    ["father's_job"],
    new RegExp(String.raw`\bI, ${name}, ((?:retired|working|am|serving) .{3,60}?)(?=,|\.| and (?:her|his|my))`, 'u'),
  ],
  [['location'], /\bsettled (?:at|in) (\p{Lu}\p{L}{2,20}(?:, \p{Lu}\p{L}{2,20})?)/u],
  [['religion'], /^(hindu|muslim|christian) \p{L}{3,20} (?:groom|bride|boy|girl)\b/iu],
  [['caste'], /^(?:hindu|muslim|christian) (\p{L}{3,20}) (?:groom|bride|boy|girl)\b/iu],
  [['gender'], /\b(?:(?:of|for) my (?=daughter|son)|^\p{L}{3,10} \p{L}{3,20} )(daughter|son|groom|bride)\b/iu],
  [
    ['children'],
    /(?<!\p{L})((?:\d|one|two|three) (?:(?:male|female|girl|boy) )?(?:child(?:ren)?|kids?|sons?|daughters?))(?!\p{L})/iu,
  ],
  ...(['father', 'mother'] as const).flatMap((parent) => {
    const own = String.raw`\b(?:[${parent.charAt(0).toUpperCase()}${parent.charAt(0)}]${parent.slice(1)}|${parent === 'mother' ? '[Mm]y wife' : '[Mm]y husband'})`;
    return [
      [[`${parent}'s_name`], new RegExp(`${own}(?: is| name is)? (${name})(?=[, ]|\\.?$)`, 'u')],
      [
        [`${parent}'s_job`],
        new RegExp(
          `${own}(?: ${name})? (?:is|was|works as|runs|does) (?:an? )?(?!no more|late)(\\p{Ll}.{2,60}?)(?= and |[,;]|(?<!Govt|Pvt|Hr|Sec)\\.|$)`,
          'u',
        ),
      ],
    ] as const;
  }),
];
const heightInWords =
  /(?<![\d.])(\d ?(?:ft|feet|')[^,.;]{0,8}|\d\.\d{1,2} ?(?=ht\b|height\b)|^\d\.\d{1,2}(?=, ?(?:very )?(?:fair|wheat|slim|dark|\d{2} ?kg)))/iu;

const sentences =
  /(?<=[\p{L}\p{M}\d)]{2})(?<!(?<!\p{L})(?:mrs?|ms|smt|shri|sri|sow|chi|kum|selvi|thiru|dr|re?td|go?vt|pvt|asst|sr|jr|no|nos|rs|dist))[.;!]\s+/iu;
const clauses =
  /,\s+(?![^()]*\))(?!(?:she|he|they|both|all) |(?<=(?<!\p{L})[BM]\.[^,\s]{1,6},\s)[BM]\.)|\s(?:and|but|&)\s(?=(?:i|we|he|she|my|our|his|her|am|is|are|has|have|working|rasi|star|height)\s)/iu;
/** The sentence is of the other side: "Looking for a girl with a degree". */
const wish =
  /(?<!\p{L})(?:look(?:ing)? (?:for|out)|expect\p{L}*|seek\p{L}*|prefer\p{L}*|requir\p{L}*|wanted|need(?:ed)?)(?!\p{L})/iu;
const ofChild =
  /(?:looking for|seek(?:ing)?|searching for) .{0,40}(?:alliance|match|proposal|groom|bride) for (?:my|our)\b/iu;
const wishedSide = /(?<!\p{L})(groom|boy|bridegroom|bride|girl)(?!\p{L})/iu;
const sibling = /(?<!\p{L})(?<!for my )(?:brother|sister)s?(?!\p{L})/iu;
/** "Father Raman, weaver" is one statement. */
const ofParent = /^(?:father|mother) \p{Lu}[^,]{2,30}, [^,]{3,40}$/iu;

/** The facts that a line of many words states, and what the family looks for. All must be looked at. */
export function readProse(line: string): { facts: readonly Fact[]; wishes: readonly string[] } {
  const isDivided = /\s\/\s/.test(line) && line.length < 100 && !/[.;!,]\s/.test(line);
  const isShort = isDivided || (line.split(' ', fewestWords).length < fewestWords && !line.includes(', '));
  if (line.length > longest) return { facts: [], wishes: [] };
  if (isShort) {
    // "5'9\" Non veg".
    const height = findHeight(line);
    const tall = height?.guess === null && /\D$/.test(height.text) && line.startsWith(height.text) ? height.text : '';
    return { facts: [tall, line.slice(tall.length).trim()].flatMap(factsOfParts), wishes: [] };
  }
  const all = line.split(sentences);
  // "Looking for an alliance for my daughter Uma" states who she is.
  const starts = all.map((sentence) => ({ sentence, at: ofChild.test(sentence) ? -1 : sentence.search(wish) }));
  const stated = starts.map(({ sentence, at }) => sentence.slice(0, at === -1 ? undefined : at));
  const wishes = starts.flatMap(({ sentence, at }) => (at === -1 ? [] : [sentence.slice(at)]));
  // "One elder sister, settled in Pune": what stands behind is about her.
  const own = stated.map((sentence) => (ofChild.test(sentence) ? sentence : sentence.split(sibling, 1)[0])).join('. ');
  const found = patterns.flatMap(([fields, pattern]) => {
    const text = pattern.exec(own)?.[1]?.trim();
    return text === undefined ? [] : readFields(fields, text).facts;
  });
  const [, writer] = new RegExp(`\\bI(?: am|,) (${name})(?=,|\\.|\\s)`, 'u').exec(own) ?? [];
  const side = wishedSide.exec(wishes.join(' '))?.[1]?.toLowerCase();
  const inDigits = own.replace(/(?<!\p{L})\p{L}{3,6}(?= (?:feet|foot|ft|inch))/giu, (word) =>
    String(countsIn(word)[0] ?? word),
  );
  const tall = heightInWords.exec(inDigits)?.[1] ?? '';
  const phones = readPhones(line);
  const measured: readonly (readonly [PersonField, string | null | undefined])[] = [
    [isForChild.test(line) || /\b(?:her|his) mother\b/.test(line) ? "father's_name" : 'name', writer],
    ['gender', side && ((side.startsWith('b') && side !== 'bride') || side === 'groom' ? 'bride' : 'groom')],
    [
      'children_live_with',
      /(?:child|kid|son|daughter)\p{L}* [^,.;]{0,20}with (?:her|him|me)/iu.test(own) ? 'This parent' : null,
    ],
    ['mangal_dosha', /\bhas (?:a )?(?:sevvai|chevvai|chovva|kuja|mangal) dosh/iu.test(own) ? 'Yes' : null],
    ['height', findHeight(tall) === null ? null : readField('height', tall).value],
    ['phone_number', phones?.first.number],
    ['second_phone_number', phones?.second?.number],
    ['email', findEmail(line)],
    ['whose_phone', phones?.first.whose],
    ['whose_second_phone', phones?.second?.whose],
    [
      "mother's_job",
      /\bmother [^;]{0,40}(?:takes care of|looks after) the (?:home|house|family)\b/i.test(own) ? 'Homemaker' : null,
    ],
  ];
  const more = measured.flatMap(([field, value]): Fact[] =>
    value == null ? [] : [{ field, value, error: null, doubtful: true, derived: false }],
  );
  const ofClauses = stated.flatMap((sentence) =>
    (ofParent.test(sentence) ? [sentence] : sentence.split(clauses))
      .flatMap((clause) => readClause(clause).facts)
      .filter(({ field }) => field !== 'location' || !sibling.test(sentence)),
  );
  return { facts: [...found, ...more, ...ofClauses].filter(({ value }) => value !== null), wishes };
}
