import { tabStorage } from '@/base/browser-storage';
import { deleteAllStoredPictures } from '@/features/person-form/drafts/stored-pictures';

const prefix = 'registration-draft:';

/** Reads a stored draft as text; null if there is none. */
export function readDraft(name: string): string | null {
  return tabStorage.getItem(prefix + name);
}

/** Stores a draft until the tab is closed. */
export function writeDraft(name: string, text: string): void {
  tabStorage.setItem(prefix + name, text);
}

/** Deletes one draft. */
export function removeDraft(name: string): void {
  tabStorage.removeItem(prefix + name);
}

/** Deletes all drafts with their pictures, when the user signs out of this browser. */
export function clearDrafts(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.removeItem(key);
  void deleteAllStoredPictures();
}
