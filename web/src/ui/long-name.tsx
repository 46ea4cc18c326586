import { Fragment } from 'react';

// CSS alone leaves "Venkatasubramania-n" on a phone: no dictionary of `hyphens: auto` divides these names.
const longestWhole = 11;

// Before a consonant, or two that are spoken as one, and its vowel; three letters at least stay on either side.
const syllable =
  /(?<=\p{L}{3})(?<![bcdgjkpst](?=h)|[bdgkpt](?=r)|[kgp](?=l))(?=[bcdfghjklmnpqrstvwxyz][hrl]?[aeiou]\p{L}{2})/giu;

function LongWord({ children: word }: { children: string }) {
  return (
    // It goes to the next line as a whole, and is divided only where a line is too short for it. Balanced lines, as headings
    // have them, would be without the hyphen.
    <span className="inline-block max-w-full text-wrap">
      {word.split(syllable).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={place > 0 ? 'soft-hyphen' : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}

/** A name whose long words may be divided between syllables, with a hyphen: "Venkatasubra-manian". */
export function LongName({ children: name }: { children: string }) {
  return name.split(' ').map((word, index) => (
    // A word may stand twice in a name.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.length <= longestWhole ? word : <LongWord>{word}</LongWord>}
    </Fragment>
  ));
}
