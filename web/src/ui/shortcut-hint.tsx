import { useShortcutsOn } from '@/lib/shortcuts';

/** Names the single keys of a page. Phones have no keys. */
export function ShortcutHint({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  if (!useShortcutsOn()) return null;
  return (
    <p className="shrink-0 text-muted max-lg:hidden">
      {keys.map(([key, does]) => (
        <span key={key} className="mr-3">
          <kbd translate="no" className="rounded-control border border-control bg-ivory px-1.5 font-text text-ink">
            {key}
          </kbd>{' '}
          {does}
        </span>
      ))}
    </p>
  );
}
