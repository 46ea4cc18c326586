import { forgetAllPictures } from '@/features/person-form/drafts/stored-pictures';

const prefix = 'registration-draft:';

/** Reads what is kept under this name, as text; null when there is nothing. */
export function readDraft(name: string): string | null {
  return sessionStorage.getItem(prefix + name);
}

/** Keeps a draft for as long as the tab is open. */
export function writeDraft(name: string, text: string): void {
  try {
    sessionStorage.setItem(prefix + name, text);
  } catch {
    // The browser keeps nothing more: the form works, only a reload would lose what was typed.
  }
}

/** Forgets one draft. */
export function removeDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Forgets every draft with its pictures, for when the login in this browser ends. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  void forgetAllPictures();
}
