import { lazyPart, loadPart, preparedPart } from '@/base/load-part';
import { isSomeSessionKept } from '@/lib/backend/kept-session';
import type { PageName } from '@/lib/navigation/location';
import { whenIdle } from '@/first-load/when-idle';
import { needWords } from '@/texts/language';
import { getUserId, getViewer, isLikelyOffice, setSession, unknownViewer } from '@/lib/backend/session';

// The parts of the site that are fetched after the first load: the shell's references to them, without their code.

/** Every page but the home page, with the code that reads data. */
export const pagesPart = preparedPart(async () => {
  // A page that is drawn while the login is looked up may hold a member's words already, such as those of a filter.
  const words = [needWords('card'), ...(isSomeSessionKept() ? [needWords('details')] : [])];
  const [{ Pages }] = await Promise.all([import('@/app/pages'), ...words]);
  return Pages;
});

const loadDesk = async () => await (await import('@/app/desk/load-desk')).loadDesk();
/** The head and the foot around each page of the office. */
export const deskHeadPart = preparedPart(async () => (await loadDesk()).DeskHead);
export const deskFootPart = preparedPart(async () => (await loadDesk()).DeskFoot);

/** Parts of the shell for present and former sessions. */
export const HeaderNotifications = lazyPart(async () => (await import('@/app/pages')).HeaderNotifications);
export const PrintedLogo = lazyPart(async () => (await import('@/app/pages')).PrintedLogo);
export const PageLayers = lazyPart(async () => (await import('@/app/pages')).PageLayers);
export const SignedOutNotice = lazyPart(async () => (await import('@/app/signed-out-notice')).SignedOutNotice);

// It is below the screen: its texts bring code that the home page fetches when the browser is idle.
export const FootDetails = lazyPart(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await import('@/app/foot-details')).FootDetails;
});

/** Loads the code that reads data. If it fails to load, the site shows that the login could not be looked up. */
export function readData(): void {
  loadPart(() => import('@/app/pages')).catch(() => {
    if (getUserId() === null) return;
    setSession({ viewer: unknownViewer(), identityFailed: true, retryIdentity: readData });
  });
}

/** Best-effort preload of the page with which a tab begins, and of its data. */
export async function prepareStart(page: PageName): Promise<void> {
  const isOpen = getUserId() !== null || page === 'family' || page === 'profiles';
  const data = import('@/app/pages').then(({ awaitFirstPage, prepareRoute }) =>
    Promise.all([awaitFirstPage(), isOpen && prepareRoute(page)]),
  );
  await Promise.all([
    pagesPart.prepare(),
    isLikelyOffice(getViewer()) && Promise.all([deskHeadPart.prepare(), deskFootPart.prepare()]),
    data.catch(() => undefined),
  ]);
}

/** Best-effort preload of the pages after the home page. */
export async function preparePages(): Promise<void> {
  await pagesPart.prepare();
  const pages = await import('@/app/pages').catch(() => null);
  await pages?.prepareRoute('profiles');
}
