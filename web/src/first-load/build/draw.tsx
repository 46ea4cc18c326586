// Run by prerender.ts during the build: prints the home page as a visitor sees it before anything is known of them.
import './browser-stand-in';
import { renderToString } from 'react-dom/server';
import { Site } from '@/app/site';
import { activateTexts } from '@/texts/texts';
import texts from 'virtual:texts/home';

activateTexts('en', texts.en);

// Connections and timers that the code has begun are not waited for.
process.stdout.write(renderToString(<Site />), () => process.exit(0));
