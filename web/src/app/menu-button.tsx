import { useEffect, useRef, useState } from 'react';
import type { Location } from '@/lib/navigation/location';
import { lazyPart } from '@/base/load-part';
import { Menu } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { t } from '@/texts/texts';

const loadSheet = async () => (await import('@/app/menu-sheet')).MenuSheet;
const MenuSheet = lazyPart(loadSheet);

const quietMomentMs = 1500;

/** Opens the navigation on phones and tablets. */
export function MenuButton({ location }: { location: Location }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);

  useEffect(() => {
    // Where the button shows, the sheet is fetched early, but after the needs of the page itself.
    if (button.current?.offsetParent === null) return;
    const timer = setTimeout(() => void loadSheet().catch(() => undefined), quietMomentMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('shell.nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-3 grid h-12 w-[min(3rem,13vw)] place-items-center rounded-control text-gold-300 lg:hidden"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      {used && (
        <OnDemand>
          <MenuSheet location={location} open={open} onOpenChange={setOpen} onReturn={() => button.current?.focus()} />
        </OnDemand>
      )}
    </>
  );
}
