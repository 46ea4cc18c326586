import { createElement, lazy, useState, type ComponentType } from 'react';
import { tabStorage } from '@/base/browser-storage';
import { createStore } from '@/base/store';

const firstPauseMs = 2000;
const longestPauseMs = 30_000;

/** The build that this page runs: the name of its first script holds it. */
const readBuild = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
const reloadedKey = 'reloaded-build';

/** Whether a part of the site's code has been requested without an answer. */
export const siteIsAway = createStore(false);

let isReloading = false;

/** Whether the page is about to load itself again. Typed values are kept as a draft, so the browser need not ask. */
export const reloadsItself = (): boolean => isReloading;

/** Waits for a while, or until the connection is back. */
async function pause(ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}

async function siteAnswers(): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const isThere = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    siteIsAway.set(!isThere);
    if (isThere) return;
    await pause(Math.min(firstPauseMs * 2 ** attempt, longestPauseMs));
  }
}

/**
 * Fetches a chunk of the site's code. A newer build no longer has the chunks of the old one, so the page then reloads itself and
 * keeps its location and drafts. It reloads once for a build; a chunk that is still missing is an error.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await siteAnswers();
  }
  try {
    // The connection may have failed for a moment only.
    return await load();
  } catch (error) {
    const build = readBuild();
    // A tab that keeps nothing would reload for ever.
    if (!isReloading && (tabStorage.getItem(reloadedKey) === build || !tabStorage.keeps())) throw error;
    if (!isReloading) {
      isReloading = true;
      tabStorage.setItem(reloadedKey, build);
      window.location.reload();
    }
    // The page stays as it is until the next one takes its place.
    return await new Promise<Part>(() => undefined);
  }
}

/** A lazy component: its code is fetched when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }));

/**
 * The same for a part that the browser prepares while it is idle, before the part is likely to be shown. To prepare it is an
 * attempt, and fails unnoticed.
 */
export function preparedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazyPart(load);
  let prepared: ComponentType<Props> | null = null;
  const PreparedPart: ComponentType<Props> = (props) => {
    // The shown component does not change under the user: a lazy one stays so.
    const [Shown] = useState<ComponentType<Props>>(() => prepared ?? Lazy);
    return createElement(Shown, props);
  };
  return {
    Part: PreparedPart,
    prepare: async (): Promise<void> => {
      prepared ??= await load().catch(() => null);
    },
  };
}
