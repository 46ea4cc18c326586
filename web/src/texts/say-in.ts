import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadLanguage } from '@/texts/language';
import type { ShownLanguage } from '@/texts/languages';
import { getLanguage, sayIn, type Complete } from '@/texts/texts';

const textsQueryOptions = (language: ShownLanguage) =>
  queryOptions({
    queryKey: ['texts', language],
    queryFn: async () => {
      await loadLanguage(language);
      return true;
    },
    meta: { keep: true },
    staleTime: Infinity,
  });

/** Says something in a language, which need not be that of the page. */
export type Say = <Value>(words: () => Complete<Value>) => Complete<Value>;

/** Fetches texts of a language. `say` is null until they are there; `failed` says that they could not be fetched. */
export function useSayIn(language: ShownLanguage): { say: Say | null; failed: boolean } {
  // The page's own texts are loaded.
  const isOther = language !== getLanguage();
  const texts = useQuery({ ...textsQueryOptions(language), enabled: isOther });
  const say: Say = (words) => sayIn(language, words);
  return { say: !isOther || texts.isSuccess ? say : null, failed: isOther && texts.isError };
}
