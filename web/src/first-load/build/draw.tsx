// Run by prerender.ts during the build, once for each kind of viewer. Prints the home page of an unknown visitor in each
// language, with the words of its head. Prints the head of other pages, and their frames.
import './browser-stand-in';
import { renderToString } from 'react-dom/server';
import { Site } from '@/app/app';
import { drawFrames, drawHead, listPages } from '@/first-load/build/frames';
import { languageCodes, languages } from '@/texts/languages';
import { activateTexts, addTexts, t } from '@/texts/texts';
import texts from 'virtual:texts/drawn';

const pages = languageCodes.map((language) => {
  addTexts(language, texts[language]);
  activateTexts(language);
  const { tag } = languages[language];
  return {
    language,
    tag,
    title: t('page.title'),
    description: t('page.description'),
    html: renderToString(<Site />),
    head: drawHead(),
    frames: drawFrames(),
    pages: listPages(),
  };
});

// Connections and timers that the code has begun are not waited for.
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
