// Sentences and lines of keywords: "She is born on 3/7/96 at 6:10 in the morning", "dob 2.4.96 5.10ht 18L/annum".
import { findEmail } from '@/person/email';
import type { PersonField } from '@/person/fields';
import { findHeight } from '@/person/reading/find-measures';
import { readField, readFields, type Fact } from '@/person/reading/read-field';
import { readPhones } from '@/person/reading/read-phones';

/** No text is longer that is searched. */
const longest = 1500;
const fewestWords = 8;

const name = String.raw`\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20}){0,3}`;
/** What a sentence says for certain, by the field. The first group is its text. */
const patterns: readonly (readonly [readonly PersonField[], RegExp])[] = [
  [['name'], new RegExp(String.raw`\b(?:[Hh]er|[Hh]is|[Dd]aughter's|[Ss]on's) name is (${name})`, 'u')],
  [
    ['date_of_birth', 'time_of_birth'],
    /\b(?:born on|dob|d\.o\.b\.?)\s?:?\s?(\d[^,;]{4,40}?)(?= in \p{Lu}|[,;]|\.\s|\.?$| \d\.\d{1,2} ?ht)/iu,
  ],
  [['place_of_birth'], /\bborn on [^,;]{4,40}? in (\p{Lu}\p{L}{2,20})/u],
  [['birth_star'], /\bstar (?:is )?(\p{L}{3,15}(?: [1-4](?:st|nd|rd|th)? pad\p{L}{1,4})?)/iu],
  [['rasi'], /(?<!\p{L})(\p{L}{3,12}) rasi(?!\p{L})/iu],
  [['gothram'], /(?<!\p{L})(\p{Lu}\p{L}{3,20}) goth?ram/u],
  [['education'], /\b(?:completed|studied) (.{2,60}?)(?= from | but |, now|\.\s|$)/u],
  [['job'], /\b(?:working|works|employed) as (?:an? )?(.{3,80}?)(?=, (?:drawing|earning)|\.\s|$)/iu],
  [['income'], /(?<![\d.,])(\d[\d.]{0,6} ?(?:l|lakhs?|lacs?) ?(?:\/ ?|per )(?:annum|year))/iu],
  [['number_of_siblings'], /(?<!\p{L})(b ?- ?\d s ?- ?\d(?: (?:all|both) (?:un)?married)?)/iu],
  [["father's_name"], new RegExp(String.raw`\b(?:[Ff]ather|I am) (${name})(?=,|\s)`, 'u')],
  [["mother's_name"], new RegExp(String.raw`\b(?:[Mm]other|[Mm]y wife) (${name})(?=,|\s)`, 'u')],
  [['native_place'], /\b(?:originally|native) (?:is )?(?:from|of) (\p{Lu}\p{L}{2,20}(?: near \p{Lu}\p{L}{2,20})?)/u],
  [['religion'], /^(hindu|muslim|christian) \p{L}{3,20} (?:groom|bride|boy|girl)\b/iu],
  [['caste'], /^(?:hindu|muslim|christian) (\p{L}{3,20}) (?:groom|bride|boy|girl)\b/iu],
  [['gender'], /\b(?:(?:of|for) my (?=daughter|son)|^\p{L}{3,10} \p{L}{3,20} )(daughter|son|groom|bride)\b/iu],
];
const heightInWords = /(?<![\d.])(\d ?(?:ft|feet|')[^,.;]{0,8}|\d\.\d{1,2} ?(?=ht\b|height\b))/iu;

/** The facts that a line of many words states. All must be looked at. */
export function readProse(line: string): Fact[] {
  if (line.length > longest || line.split(' ', fewestWords).length < fewestWords) return [];
  const facts = patterns.flatMap(([fields, pattern]) => {
    const text = pattern.exec(line)?.[1]?.trim();
    return text === undefined ? [] : readFields(fields, text).facts;
  });
  const tall = heightInWords.exec(line)?.[1] ?? '';
  const { value: height } = findHeight(tall) === null ? { value: null } : readField('height', tall);
  const phones = readPhones(line);
  const found: readonly (readonly [PersonField, string | null | undefined])[] = [
    ['height', height],
    ['phone_number', phones?.first.number],
    ['second_phone_number', phones?.second?.number],
    ['email', findEmail(line)],
  ];
  const more = found.flatMap(([field, value]): Fact[] =>
    value == null ? [] : [{ field, value, error: null, doubtful: true, derived: false }],
  );
  return [...facts.filter(({ value }) => value !== null), ...more];
}
