import { getLanguage, t } from '@/texts/texts';
import { isLanguage, languages } from '@/texts/languages';

/** The words of a story. In another language than the reader's, they say so. */
export function StoryWords({ words, language }: { words: string; language: string }) {
  return (
    <>
      <p lang={language} translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {words}
      </p>
      {isLanguage(language) && !getLanguage().startsWith(language) && (
        <p className="mt-1 text-sm text-muted">{t('stories.writtenIn', { language: languages[language].name })}</p>
      )}
    </>
  );
}
