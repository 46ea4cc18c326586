// Run by plugin.ts while the site is built: prints the home page as a visitor sees it before anything is known of them.
import './browser-stand-in';
import { renderToString } from 'react-dom/server';
import { Site } from '@/app/site';
import { builtInBureau } from '@/lib/kept-bureau';

const drawn = { html: renderToString(<Site />), bureauName: builtInBureau.bureau_name };
// What the code may have begun (connections, timers) is not waited for.
process.stdout.write(JSON.stringify(drawn), () => process.exit(0));
