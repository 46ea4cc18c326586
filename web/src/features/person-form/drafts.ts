import { tabStorage } from '@/base/browser-storage';
import { clear, createStore, set } from 'idb-keyval';
import type { FormPicture } from '@/pictures/form-picture';

const prefix = 'registration-draft:';

export const readDraft = (name: string): string | null => tabStorage.getItem(prefix + name);

/** Stores a draft until the tab is closed. */
export function writeDraft(name: string, text: string): void {
  tabStorage.setItem(prefix + name, text);
}

export function removeDraft(name: string): void {
  tabStorage.removeItem(prefix + name);
}

type Kept = [key: string, text: string];
/** The drafts of the login that has left this tab. In memory alone: no store of the browser shows them to anybody else. */
let left: { userId: string; drafts: Kept[] } | null = null;
/** The pictures of this tab's drafts, which another tab may take out of the database. */
export const picturesHere: { draftKey: string; name: string; pictures: FormPicture[] }[] = [];

/**
 * Takes drafts and pictures out of the browser's stores when the login changes. They come back only if the same login signs in
 * again before the tab is loaded again: another tab may have signed out without a question here.
 */
export function moveDrafts(before: string | null, now: string | null): void {
  const drafts = tabStorage.keys().flatMap((key): Kept[] => {
    const text = key.startsWith(prefix) ? tabStorage.getItem(key) : null;
    return text === null ? [] : [[key, text]];
  });
  for (const [key] of drafts) tabStorage.removeItem(key);
  if (before !== null && before !== now) left = { userId: before, drafts };
  // Not at a sign-in: another tab may just have brought its pictures back.
  if (before !== null || now === null) void deleteAllStoredPictures();
  if (now === null) return;
  if (left?.userId === now) {
    for (const [key, text] of left.drafts) tabStorage.setItem(key, text);
    for (const { draftKey, name, pictures } of picturesHere)
      void attempt(() => set([draftKey, name], pictures, pictureStore));
  } else picturesHere.length = 0;
  left = null;
}

/** Database of draft pictures: they are too large for sessionStorage. */
export const pictureStore = createStore('registration-drafts', 'pictures');

/** Storage may fail (private windows, a full disk): the form works without it. */
export async function attempt<T>(operation: () => Promise<T>): Promise<T | undefined> {
  try {
    return await operation();
  } catch {
    return undefined;
  }
}

export async function deleteAllStoredPictures(): Promise<void> {
  await attempt(() => clear(pictureStore));
}
