import { deleteAllStoredPictures } from '@/features/person-form/drafts/stored-pictures';

const prefix = 'registration-draft:';

/** Reads a stored draft as text; null if there is none. */
export function readDraft(name: string): string | null {
  return sessionStorage.getItem(prefix + name);
}

/** Stores a draft until the tab is closed. */
export function writeDraft(name: string, text: string): void {
  try {
    sessionStorage.setItem(prefix + name, text);
  } catch {
    // The quota is exceeded: the form works, but a reload would lose the input.
  }
}

/** Deletes one draft. */
export function removeDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Deletes all drafts with their pictures, when the user signs out of this browser. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  void deleteAllStoredPictures();
}
