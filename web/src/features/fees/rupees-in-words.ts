import { toWords } from 'to-words/en-IN';

/**
 * "Rupees Five Thousand Only", as receipts in India have it, whatever the language of the family: the package writes "one thousand
 * hundred" for 1,100 in Hindi, and "five hundreds" word by word in the languages of the south.
 */
export function rupeesInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = toWords((paise - rest) / 100);
  return rest === 0 ? `Rupees ${rupees} Only` : `Rupees ${rupees} And ${toWords(rest)} Paise Only`;
}
