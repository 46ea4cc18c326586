import plugin from 'tailwindcss/plugin';

/** A script's package of @fontsource, its name there, and its letters; U+200C and U+200D join letters of each script. */
const scripts = [
  ['mukta', 'devanagari', 'U+0900-097F, U+1CD0-1CF9, U+A8E0-A8FF'],
  ['mukta-malar', 'tamil', 'U+0B80-0BFF'],
  ['anek-malayalam', 'malayalam', 'U+0D00-0D7F'],
  ['anek-telugu', 'telugu', 'U+0C00-0C7F'],
  ['anek-kannada', 'kannada', 'U+0C80-0CFF'],
  ['anek-bangla', 'bengali', 'U+0980-09FF'],
  ['mukta-vaani', 'gujarati', 'U+0A80-0AFF'],
  ['mukta-mahee', 'gurmukhi', 'U+0A00-0A7F'],
] as const;

/**
 * The scripts of India, as parts of the family Mukta, so that they stand wherever it does. They are Mukta's own sisters, or
 * Anek, by the same foundry. A browser fetches a file when a letter of its range is on the page.
 */
export default plugin((api) => {
  api.addBase({
    '@font-face': scripts.flatMap(([family, script, letters]) =>
      ['400', '500', '600'].map((weight) => ({
        'font-family': "'Mukta'",
        'font-style': 'normal',
        'font-display': 'swap',
        'font-weight': weight,
        src: `url('@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2') format('woff2')`,
        'unicode-range': `${letters}, U+200C-200D`,
      })),
    ),
  });
});
