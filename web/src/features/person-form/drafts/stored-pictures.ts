import { clear, createStore, del, delMany, get, keys, set } from 'idb-keyval';
import type { FormPicture } from '@/features/person-form/pictures/form-picture';

/** Pictures are too large for where the rest of a draft is kept. */
const store = createStore('registration-drafts', 'pictures');

/** A browser may refuse to keep anything (private windows, a full disk): the form works without. */
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

/** Keeps the pictures of one field of a draft in this browser. */
export async function rememberPictures(
  draftKey: string,
  name: string,
  pictures: readonly FormPicture[],
): Promise<void> {
  const key = [draftKey, name];
  // The file that a picture was made of may be twenty times as large, and holds where it was taken.
  const kept = pictures.map((picture) => (picture.kind === 'new' ? { ...picture, made: null } : picture));
  await attempt(() => (kept.length === 0 ? del(key, store) : set(key, kept, store)));
}

/** The pictures of one field of a draft. One whose upload was cut off waits again. */
export async function recallPictures(draftKey: string, name: string): Promise<FormPicture[]> {
  const kept = await attempt(() => get<unknown>([draftKey, name], store));
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(isFormPicture)
    .map((picture) =>
      picture.kind === 'new'
        ? { ...picture, made: null, progress: picture.progress === 'uploading' ? 'waiting' : picture.progress }
        : picture,
    );
}

/** Forgets the pictures of a draft. */
export async function forgetPictures(draftKey: string): Promise<void> {
  await attempt(async () => {
    const all = await keys(store);
    await delMany(
      all.filter((key) => Array.isArray(key) && key[0] === draftKey),
      store,
    );
  });
}

/** Forgets the pictures of all drafts. */
export async function forgetAllPictures(): Promise<void> {
  await attempt(() => clear(store));
}
