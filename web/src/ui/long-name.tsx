import { Fragment } from 'react';

// CSS alone leaves "Venkatasubramania-n" on a phone: no dictionary of `hyphens: auto` divides these names.
const longestWhole = 11;

// Breaks before a consonant (or digraph) and its vowel, with at least three letters on either side.
const syllable =
  /(?<=\p{L}{3})(?<![bcdgjkpst](?=h)|[bdgkpt](?=r)|[kgp](?=l))(?=[bcdfghjklmnpqrstvwxyz][hrl]?[aeiou]\p{L}{2})/giu;

const LongWord = ({ children: word }: { children: string }) => (
  // An inline block wraps as a whole and breaks only when a line is too short for it.
  // `text-wrap: balance`, which headings have, would drop the hyphen.
  <span className="inline-block max-w-full text-wrap">
    {word.split(syllable).map((part, place) => (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className={place > 0 ? 'soft-hyphen' : undefined}>
        {part}
      </span>
    ))}
  </span>
);

/**
 * A name whose long words can break between syllables, with a hyphen: "Venkatasubra-manian". A word of an Indian script stays
 * whole: beside a picture it goes below it.
 */
export const LongName = ({ children: name }: { children: string }) =>
  name.split(' ').map((word, index) => (
    // A name can contain the same word twice.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.length <= longestWhole && !/\p{M}/u.test(word) ? word : <LongWord>{word}</LongWord>}
    </Fragment>
  ));
