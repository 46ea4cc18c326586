import '@fontsource/mukta/latin-400.css';
import '@fontsource/mukta/latin-500.css';
import '@fontsource/mukta/latin-600.css';
import '@/app/latin-fonts.css';
import '@/app/styles.css';
import { setNonce } from 'get-nonce';
import { NotConfigured, Site } from '@/app/app';
import { preparePages, prepareStart, readData } from '@/app/parts';
import { readStartLocation } from '@/first-load/first-screen';
import { show } from '@/first-load/show';
import { getUserId, getViewer, isLikelyOffice, onIdentityChange, startAutoRefresh } from '@/lib/backend/session';
import { readBackendAddress } from '@/lib/env';
import { onNavigation, startNavigation } from '@/lib/navigation/history';
import { whenIdle } from '@/first-load/when-idle';
import { loadBureau } from '@/bureau/bureau';
import { startTextSize } from '@/lib/text-size';
import { startTexts } from '@/texts/language';

// The dialogs' library adds a style element, which the site's policy allows by this nonce only.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '');

// Zod reads this when its code loads, with a later part. Otherwise it tries `new Function`, which the content policy refuses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

startTextSize();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');

if (readBackendAddress()) {
  startNavigation();
  void loadBureau();
  const showSite = () => {
    show(container, <Site />);
  };
  // The home page needs no data, a signed-in user does; and another login's data in this tab is dropped.
  if (getUserId() !== null) readData();
  onIdentityChange(readData);
  const startPage = readStartLocation().page;
  const textsAreThere = startTexts();
  if (startPage === 'home' && !isLikelyOffice(getViewer())) void textsAreThere.then(showSite);
  // Its code was fetched beside this one (first-load/before-paint.ts): the page waits for it, and shows no skeleton. Not by
  // await: that code waits until this module has run.
  else void Promise.all([textsAreThere, prepareStart(startPage)]).then(showSite);
  const prepare = () => void preparePages();
  onNavigation(prepare);
  whenIdle(prepare);
  // Its code does not take the line from the first page.
  whenIdle(startAutoRefresh);
  // Not on the development server, and only where the origin is secure.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    whenIdle(() => void navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined));
} else {
  void startTexts().then(() => {
    show(container, <NotConfigured />);
  });
}
