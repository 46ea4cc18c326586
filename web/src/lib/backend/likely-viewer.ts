import { siteStorage } from '@/base/browser-storage';

const storageKey = 'last-viewer';

/** The viewer of the last visit in this browser: the likely requests start before the session is known. */
export function readLikelyViewer() {
  const [kind = '', gender = ''] = siteStorage.getItem(storageKey)?.split(' ') ?? [];
  return { likely: kind === 'admin' ? kind : 'member', gender: gender === '' ? null : gender } as const;
}

/** Stores it for the next visit; nothing is stored for a visitor. */
export function keepLikelyViewer(kind: string, gender: string | null): void {
  if (kind === 'member' || kind === 'admin') siteStorage.setItem(storageKey, `${kind} ${gender ?? ''}`.trim());
  else if (kind === 'visitor') siteStorage.removeItem(storageKey);
}
