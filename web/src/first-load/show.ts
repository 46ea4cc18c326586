import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportError } from '@/lib/report-error';

const errorHandlers = { onCaughtError: reportError, onUncaughtError: reportError };

/** Shows the site: hydrates the prerendered page where the tab begins with it, otherwise renders from scratch. */
export function show(container: HTMLElement, site: ReactNode): void {
  // As before-paint.ts has found it: the page's language is another one meanwhile, where the reader chose one.
  const { dataset } = document.documentElement;
  const isFrame = dataset['built']?.startsWith('frame') === true;
  if (container.hasChildNodes() && dataset['built'] === 'shown') {
    hydrateRoot(container, site, errorHandlers);
    for (const button of container.querySelectorAll<HTMLElement>('[data-pressed]')) {
      button.removeAttribute('data-pressed');
      button.click();
    }
  } else {
    // A frame stays until the site takes its place (start-frame.ts).
    if (!isFrame) container.replaceChildren();
    const root = createRoot(container, errorHandlers);
    // In small steps, between which the browser does more urgent work.
    startTransition(() => {
      root.render(site);
    });
  }
  if (!isFrame) delete dataset['built'];
}
