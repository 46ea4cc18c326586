import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useLayer } from '@/lib/navigation/layers';
import type { Location } from '@/lib/navigation/location';
import { SiteLinks } from '@/app/site-links';
import { ViewerLinks } from '@/app/viewer-links';
import { X } from '@/ui/icons';

interface MenuSheetProps {
  location: Location;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus when the menu is closed without going anywhere. */
  onReturn: () => void;
}

/** The navigation on phones and tablets. */
export function MenuSheet({ location, open, onOpenChange, onReturn }: MenuSheetProps) {
  // A page that was chosen takes the focus itself.
  const left = useRef(false);
  useLayer(open, () => {
    onOpenChange(false);
  });
  const leave = () => {
    left.current = true;
    onOpenChange(false);
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-20 bg-ink/50 lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="on-maroon fade-in fixed inset-x-0 top-0 z-30 max-h-dvh overflow-y-auto bg-maroon-900 px-[clamp(1rem,4vw,3rem)] pb-8 text-ivory shadow-[0_24px_40px_-12px_rgb(43_26_23/0.5)] outline-none lg:hidden"
          onOpenAutoFocus={() => {
            left.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) onReturn();
          }}
        >
          <div className="flex min-h-[4.25rem] items-center justify-between border-b border-gold-300/35">
            <Dialog.Title className="text-xl text-gold-300">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close the menu"
              className="-mr-3 grid size-12 place-items-center rounded-control text-gold-300"
            >
              <X aria-hidden="true" className="size-7" />
            </Dialog.Close>
          </div>
          <nav aria-label="Menu">
            <ul>
              <SiteLinks
                location={location}
                onClick={leave}
                linkClass="flex min-h-[3.25rem] items-center border-b border-gold-300/20 font-display text-lg text-ivory no-underline aria-[current]:text-gold-300"
              />
            </ul>
            <div className="mt-5 flex flex-col items-start gap-3">
              <ViewerLinks location={location} stacked onLeave={leave} />
            </div>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
