/** Made by build/texts-plugin.ts: fetches the compiled texts of a part of the site. */
declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core';
  import type { ShownLanguage } from '@/texts/languages';

  export const loadTextFile: (language: ShownLanguage, part: string) => Promise<{ default: Messages }>;
}

/** Made by build/texts-plugin.ts: the forms of known words by kind and spelling, a file for each language and part. */
declare module 'virtual:texts/words' {
  export const wordFiles: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, Readonly<Record<string, string>>>> }>>
  >;
}

/** Made by build/texts-plugin.ts: the castes that the register knows, in every script and spelling. */
declare module 'virtual:texts/castes' {
  const castes: readonly string[];
  export default castes;
}

/** Made by build/texts-plugin.ts: how many texts of each language are translated, and checked by a native reader. */
declare module 'virtual:texts/counts' {
  import type { TextCounts } from '@/texts/build/checked';
  import type { Language } from '@/texts/languages';

  export const textCounts: Readonly<Record<Language, TextCounts>>;
}

/** Made by build/texts-plugin.ts: the texts of what the build draws, in every language. */
declare module 'virtual:texts/drawn' {
  import type { Messages } from '@lingui/core';
  import type { Language } from '@/texts/languages';

  const texts: Readonly<Record<Language, Messages>>;
  export default texts;
}
