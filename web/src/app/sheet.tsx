import * as Dialog from '@radix-ui/react-dialog';
import { createContext, useRef, type ReactNode } from 'react';
import { LanguageChoice, TextSizeChoice } from '@/app/text-choices';
import { useLayer } from '@/lib/navigation/layers';
import { X } from '@/ui/icons';
import { t } from '@/texts/texts';

export const sheetLink =
  'flex min-h-[3.25rem] items-center border-b border-gold-300/20 font-display text-lg text-ivory no-underline aria-[current]:text-gold-300';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus when the sheet is closed without going anywhere. */
  onReturn: () => void;
}

/** Closes the sheet because a link was followed. */
export const LeaveSheet = createContext<() => void>(() => undefined);

/** A navigation on phones and tablets, over the page from its upper edge. */
export function Sheet({
  title,
  open,
  onOpenChange,
  onReturn,
  children,
}: SheetProps & { title: string; children: ReactNode }) {
  // A page that was chosen takes the focus itself.
  const left = useRef(false);
  useLayer(open, () => onOpenChange(false));
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
          className="on-maroon fade-in fixed inset-x-0 top-0 z-30 max-h-(--screen-height) overflow-y-auto bg-maroon-900 px-[clamp(1rem,4vw,3rem)] pb-8 text-ivory shadow-[0_24px_40px_-12px_rgb(43_26_23/0.5)] outline-hidden lg:hidden"
          onOpenAutoFocus={() => {
            left.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) onReturn();
          }}
        >
          <div className="flex min-h-[4.25rem] items-center justify-between border-b border-gold-300/35">
            <Dialog.Title className="text-xl text-gold-300">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t('shell.nav.closeMenu')}
              className="-mr-3 grid size-12 place-items-center rounded-control text-gold-300"
            >
              <X aria-hidden="true" className="size-7" />
            </Dialog.Close>
          </div>
          <nav aria-label={title}>
            <LeaveSheet value={leave}>{children}</LeaveSheet>
          </nav>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 border-t border-gold-300/20 py-1">
            <LanguageChoice named />
            <TextSizeChoice />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
