// Apart from drafts.ts, which comes with the first page.
import { del, delMany, get, keys, set } from 'idb-keyval';
import { attempt, picturesHere, pictureStore as store } from '@/features/person-form/drafts';
import type { FormPicture } from '@/pictures/form-picture';

function rememberHere(draftKey: string, name: string | null, pictures: FormPicture[]): void {
  const others = picturesHere.filter((one) => one.draftKey !== draftKey || (name !== null && one.name !== name));
  picturesHere.splice(0, picturesHere.length, ...others);
  if (name !== null) picturesHere.push({ draftKey, name, pictures });
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
