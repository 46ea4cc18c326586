import { getLanguage, t } from '@/texts/texts';

/** The reader knows no name in another script. Of a language that the browser does not know, its code. */
const nameOf = (language: string) =>
  new Intl.DisplayNames(getLanguage(), { type: 'language' }).of(language) ?? language;

/** What a story is, and its words. In another language than the reader's, they say so. */
export function StoryWords({ words, language }: { words: string; language: string }) {
  return (
    <>
      <p className="mb-1 font-medium text-maroon-800 [overflow-wrap:anywhere]">{t('stories.caption')}</p>
      <p lang={language} translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {words}
      </p>
      {!getLanguage().startsWith(language) && (
        <p className="mt-1 text-sm text-muted">{t('stories.writtenIn', { language: nameOf(language) })}</p>
      )}
    </>
  );
}
