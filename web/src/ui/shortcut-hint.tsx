import { clsx } from 'clsx';
import { setShortcutsOn, useShortcutsOn } from '@/lib/shortcuts';
import { underlinedLook } from '@/ui/text-link-look';
import { t } from '@/texts/texts';

/** Names the single keys of a page and turns them off and on. Phones have no keys. */
export function ShortcutHint({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  const isOn = useShortcutsOn();
  return (
    <p className="flex shrink-0 items-center gap-x-3 text-muted max-lg:hidden">
      {isOn && (
        <span>
          {keys.map(([key, does]) => (
            <span key={key} className="mr-3">
              <kbd translate="no" className="rounded-control border border-control bg-ivory px-1.5 font-text text-ink">
                {key}
              </kbd>{' '}
              {does}
            </span>
          ))}
        </span>
      )}
      <button type="button" className={clsx(underlinedLook, 'min-h-6')} onClick={() => setShortcutsOn(!isOn)}>
        {t(isOn ? 'ui-member.keysOff' : 'ui-member.keysOn')}
      </button>
    </p>
  );
}
