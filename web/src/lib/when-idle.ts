const pauseMs = 200;

/** Does this once the page has loaded and the browser has nothing more urgent to do. */
export function whenIdle(work: () => void): void {
  const soon = () => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work);
    else setTimeout(work, pauseMs);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
