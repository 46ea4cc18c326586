import { tabStorage } from '@/base/browser-storage';
import { clear, createStore, del, delMany, get, keys, set } from 'idb-keyval';
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
let picturesHere: { draftKey: string; name: string; pictures: FormPicture[] }[] = [];

function rememberHere(draftKey: string, name: string | null, pictures: FormPicture[]): void {
  picturesHere = picturesHere.filter((one) => one.draftKey !== draftKey || (name !== null && one.name !== name));
  if (name !== null) picturesHere.push({ draftKey, name, pictures });
}

/**
 * Takes drafts and pictures out of the browser's stores when the login changes. They come back only if the same login signs in
 * again before the tab is loaded anew: another tab may have signed out without a question here.
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
    for (const { draftKey, name, pictures } of picturesHere) void attempt(() => set([draftKey, name], pictures, store));
  } else picturesHere = [];
  left = null;
}

/** Database of draft pictures: they are too large for sessionStorage. */
const store = createStore('registration-drafts', 'pictures');

/** Storage may fail (private windows, a full disk): the form works without it. */
async function attempt<T>(operation: () => Promise<T>): Promise<T | undefined> {
  try {
    return await operation();
  } catch {
    return undefined;
  }
}

function isFormPicture(value: unknown): value is FormPicture {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'stored') return 'path' in value;
  return 'full' in value && value.full instanceof Blob && 'thumbnail' in value && value.thumbnail instanceof Blob;
}

export async function storePictures(draftKey: string, name: string, pictures: readonly FormPicture[]): Promise<void> {
  const key = [draftKey, name];
  // The source file is left out: it may be twenty times as large, and contains the location.
  const kept = pictures.map((picture) => (picture.kind === 'new' ? { ...picture, made: null } : picture));
  rememberHere(draftKey, name, kept);
  await attempt(() => (kept.length === 0 ? del(key, store) : set(key, kept, store)));
}

/** Reads the pictures of one draft field. An interrupted upload is pending again. */
export async function readStoredPictures(draftKey: string, name: string): Promise<FormPicture[]> {
  const kept = await attempt(() => get<unknown>([draftKey, name], store));
  if (!Array.isArray(kept)) return [];
  const pictures = kept.filter(isFormPicture);
  rememberHere(draftKey, name, pictures);
  return pictures.map((picture) =>
    picture.kind === 'new'
      ? { ...picture, made: null, progress: picture.progress === 'uploading' ? 'waiting' : picture.progress }
      : picture,
  );
}

export async function deleteStoredPictures(draftKey: string): Promise<void> {
  rememberHere(draftKey, null, []);
  await attempt(async () => {
    const all = await keys(store);
    await delMany(
      all.filter((key) => Array.isArray(key) && key[0] === draftKey),
      store,
    );
  });
}

export async function deleteAllStoredPictures(): Promise<void> {
  await attempt(() => clear(store));
}
