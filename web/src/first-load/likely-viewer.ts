const storageKey = 'last-viewer';

/** What the login in this browser was the last time: what it will most likely ask for is asked for before it is known. */
export function readLikelyViewer() {
  const [kind = '', gender = ''] = localStorage.getItem(storageKey)?.split(' ') ?? [];
  return { likely: kind === 'admin' ? kind : 'member', gender: gender === '' ? null : gender } as const;
}

/** Keeps it for the next visit; nothing is kept of a visitor. */
export function keepLikelyViewer(kind: string, gender: string | null): void {
  if (kind === 'member' || kind === 'admin') localStorage.setItem(storageKey, `${kind} ${gender ?? ''}`.trim());
  else if (kind === 'visitor') localStorage.removeItem(storageKey);
}
