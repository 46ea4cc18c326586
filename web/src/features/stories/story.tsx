import { clsx } from 'clsx';
import { smallPlaceOf } from '@/lib/pictures';
import { getLanguage, t } from '@/texts/texts';
import { Portrait } from '@/ui/portrait';

/** A couple's picture, all of it: the part for a card may leave out one of the two. */
export const StoryPicture = ({ picture, alt, className }: { picture: string; alt: string; className?: string }) => (
  <Portrait
    picture={smallPlaceOf('profile-images', picture)}
    alt={alt}
    className={clsx('aspect-square! bg-paper! [&_img]:p-2.5 [&_img]:object-contain [&_img]:object-center', className)}
  />
);

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
