/** Something in the page that a visit waits for: the first elements of a selector are painted, with text. */
export interface Awaited {
  readonly selector: string;
  readonly count: number;
  /** A part of the text of each; empty for any. */
  readonly text: string;
  /** How many taps come before it. */
  readonly taps: number;
}

/** Runs in the page before its code, and notes when each of these is painted. It changes nothing in the page. */
// No function within has a name: the compiler would note it by a helper that the page does not have.
export function watchPage(steps: readonly Awaited[]): void {
  const measured = {
    times: new Array<number>(),
    taps: new Array<number>(),
    shifts: new Array<[time: number, value: number]>(),
    longTasks: new Array<[time: number, value: number]>(),
  };
  Object.assign(globalThis, { measured });
  addEventListener('click', ({ timeStamp }) => measured.taps.push(timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') !== true)
        measured.shifts.push([entry.startTime, Number(Reflect.get(entry, 'value'))]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) measured.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting || measured.times.length === steps.length) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      let reached = measured.times.length;
      for (const { selector, count, text, taps } of steps.slice(reached)) {
        const found = [...document.querySelectorAll(selector)].slice(0, count);
        const isThere =
          measured.taps.length >= taps &&
          found.length === count &&
          found.every(
            (element) =>
              element.textContent.trim() !== '' &&
              element.textContent.includes(text) &&
              element.closest('[aria-hidden=true]') === null &&
              element.checkVisibility({ visibilityProperty: true }),
          );
        if (!isThere) break;
        reached += 1;
      }
      if (reached === measured.times.length) return;
      // A message comes after the frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        while (measured.times.length < reached) measured.times.push(performance.now());
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
