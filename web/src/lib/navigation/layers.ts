import { useEffect, useRef } from 'react';

// A layer of a page (a dialog, a menu, a large picture) is closed by the browser's Back, the phone's nearest button. For that
// each layer has an entry of its own in the history, on top of the page's. After each change, their numbers are made equal.
//
//   browser --popstate--> history.ts --closeLayersAbove, forgetLayers, restoreLayers--> layers.ts
//   useLayer mounts or unmounts --> layers.ts --history.pushState, history.go--> browser
//
// history.ts calls layers.ts, never the other way. An entry that layers.ts removes from the history reaches history.ts as a
// popstate event, which onBackDone recognises. A navigation in the meantime waits in afterPendingBack.

interface Layer {
  close: () => void;
}

/** Parts of the site that are shown by themselves have no pages to go back to. */
let isStarted = false;
let layers: Layer[] = [];
let depth = 0;
/** Whether a Back of our own is pending: the browser removes the entries of closed layers asynchronously. */
let isTakingOut = false;
let waiting: (() => void)[] = [];

function settle(): void {
  if (!isStarted || isTakingOut) return;
  while (depth < layers.length) {
    const state: unknown = window.history.state;
    window.history.replaceState({ ...Object(state), scroll: window.scrollY }, '');
    depth += 1;
    window.history.pushState({ ...Object(state), scroll: window.scrollY, depth }, '');
  }
  if (depth > layers.length) {
    isTakingOut = true;
    window.history.go(layers.length - depth);
  }
}

/** Layers come and go in the same moment: one dialog gives way to the next. */
const settleSoon = () => queueMicrotask(settle);

/** The site starts at an entry of the history, with nothing on the page. */
export function startLayers(entryDepth: number): void {
  isStarted = true;
  depth = entryDepth;
  settleSoon();
}

/** Runs the action once no Back of our own is pending. */
export function afterPendingBack(action: () => void): void {
  if (isTakingOut) waiting.push(action);
  else action();
}

/** Called on popstate. Returns whether it was our own Back that removes the entries of closed layers. */
export function onBackDone(entryDepth: number): boolean {
  if (!isTakingOut) return false;
  isTakingOut = false;
  depth = entryDepth;
  const actions = waiting;
  waiting = [];
  for (const action of actions) action();
  settleSoon();
  return true;
}

export const layerDepth = (): number => depth;

/** The browser has gone to another entry of the same page: what lay above is closed. */
export function closeLayersAbove(entryDepth: number): void {
  const above = layers.slice(entryDepth).reverse();
  depth = entryDepth;
  for (const layer of above) layer.close();
  settleSoon();
}

/** The page is left: what lies on it goes with it. */
export function forgetLayers(entryDepth = 0): void {
  layers = [];
  depth = entryDepth;
  settleSoon();
}

/** The page's own entry was pushed again on top of everything: its layers need their entries again. */
export function restoreLayers(): void {
  depth = 0;
  settleSoon();
}

/** While `isOpen`, the browser's Back calls `close` instead of leaving the page. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer = {
      close: () => latest.current(),
    };
    layers = [...layers, layer];
    settleSoon();
    return () => {
      layers = layers.filter((other) => other !== layer);
      settleSoon();
    };
  }, [isOpen]);
}
