const pauseMs = 200;
// A page that is busy for long is no reason to wait for ever.
const longestMs = 2000;

/** Does this once the page has loaded and the browser has nothing more urgent to do. */
export function whenIdle(work: () => void): void {
  const soon = () => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: longestMs });
    else setTimeout(work, pauseMs);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/** Does this once, when the browser is idle or as soon as the user comes near a link or a button, by pointer or by keyboard. */
export function whenIdleOrSought(work: () => void): void {
  let isDone = false;
  const signs = ['pointerover', 'focusin'] as const;
  const doOnce = () => {
    for (const sign of signs) window.removeEventListener(sign, look);
    if (!isDone) work();
    isDone = true;
  };
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button')) doOnce();
  };
  for (const sign of signs) window.addEventListener(sign, look, { passive: true });
  whenIdle(doOnce);
}
