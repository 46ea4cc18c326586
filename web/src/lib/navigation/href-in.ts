import { hrefOf, type Destination } from '@/lib/navigation/location';
import type { ShownLanguage } from '@/texts/languages';
import { homeAddressOf } from '@/texts/start-language';

/** The address of a page for somebody else, who reads it in a language unless their browser has a choice. */
export const hrefIn = (language: ShownLanguage, destination: Destination): string =>
  homeAddressOf(language) + hrefOf(destination).slice(1);
