// The labels and listed words that the site itself prints, in each language: a biodata of ours is read back.
import hi from '@/texts/hi/person.json' with { type: 'json' };
import hiLists from '@/texts/hi/lists.json' with { type: 'json' };
import hiMore from '@/texts/hi/lists-member.json' with { type: 'json' };
import kn from '@/texts/kn/person.json' with { type: 'json' };
import knLists from '@/texts/kn/lists.json' with { type: 'json' };
import knMore from '@/texts/kn/lists-member.json' with { type: 'json' };
import ml from '@/texts/ml/person.json' with { type: 'json' };
import mlLists from '@/texts/ml/lists.json' with { type: 'json' };
import mlMore from '@/texts/ml/lists-member.json' with { type: 'json' };
import ta from '@/texts/ta/person.json' with { type: 'json' };
import taLists from '@/texts/ta/lists.json' with { type: 'json' };
import taMore from '@/texts/ta/lists-member.json' with { type: 'json' };
import te from '@/texts/te/person.json' with { type: 'json' };
import teLists from '@/texts/te/lists.json' with { type: 'json' };
import teMore from '@/texts/te/lists-member.json' with { type: 'json' };

const catalogues: readonly Readonly<Record<string, string>>[] = [ta, te, hi, kn, ml].map((labels, place) => ({
  ...labels,
  ...[taLists, teLists, hiLists, knLists, mlLists][place],
  ...[taMore, teMore, hiMore, knMore, mlMore][place],
}));

/** A text in Tamil, Telugu, Hindi, Kannada and Malayalam, as `person.field.name`. */
export const inEachLanguage = (id: string): string[] => catalogues.flatMap((texts) => texts[id] ?? []);

/** What the listed values of a list are called, by the word without blanks and signs: `lists.gender`. */
export function wordsOfList(list: string): Record<string, string> {
  const found = catalogues
    .flatMap((texts) => Object.entries(texts))
    .filter(([id]) => id.startsWith(`${list}.`))
    .map(
      ([id, word]) =>
        [
          word
            .normalize('NFC')
            .toLowerCase()
            .replace(/[^\p{L}\p{M}+-]/gu, ''),
          id.slice(list.length + 1),
        ] as const,
    );
  return Object.fromEntries(found);
}
