import { skyOf } from '@/astrology/sky/person-sky';
import { birthFacts } from '@/person/birth-facts';
import { readBiodata, type BiodataReading } from '@/person/reading/read-biodata';

/** Reads a biodata. A star, pada, rasi or lagnam that contradicts the birth is doubtful. */
export function readChecked(text: string): BiodataReading {
  const reading = readBiodata(text);
  const person = Object.fromEntries(reading.values.map(({ field, value }) => [field, value]));
  const found = skyOf(person, 'mean');
  if ('missing' in found) return reading;
  const wrong = birthFacts(person, found.sky, false).flatMap((one): string[] =>
    one.standing === 'different' ? [one.field] : [],
  );
  return {
    ...reading,
    values: reading.values.map((one) => (wrong.includes(one.field) ? { ...one, doubtful: true, why: 'birth' } : one)),
  };
}
