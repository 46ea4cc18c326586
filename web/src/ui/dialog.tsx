import { clsx } from 'clsx';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { useLayer } from '@/lib/navigation/layers';
import { X } from '@/ui/icons';
import { t } from '@/texts/texts';

interface DialogProps {
  title: string;
  /** One or two sentences under the title, announced when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  wide?: boolean;
}

/**
 * A modal dialog, open while it is rendered. Escape, the cross and the browser's Back close it, and the focus returns to its
 * trigger. Put the buttons last, in DialogActions.
 */
export function Dialog({ title, description, children, onClose, wide = false }: DialogProps) {
  const opener = useRef<HTMLElement | null>(null);
  useLayer(true, onClose);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fade-in fixed inset-0 z-40 bg-maroon-900/70" />
        <RadixDialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={clsx(
            'fade-in fixed inset-x-3 top-1/2 z-50 mx-auto max-h-[calc(var(--screen-height)-1.5rem)] short:max-h-(--screen-height) -translate-y-1/2 overflow-y-auto scroll-pb-24 rounded-card bg-paper p-6 shadow-card outline-hidden sm:p-8',
            wide ? 'max-w-4xl' : 'max-w-xl',
          )}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
          }}
          onCloseAutoFocus={(event) => {
            if (!opener.current?.isConnected) return;
            event.preventDefault();
            opener.current.focus();
          }}
        >
          <RadixDialog.Title className="pr-12 text-2xl">{title}</RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description className="mt-2 text-muted">{description}</RadixDialog.Description>
          )}
          <div className="mt-5">{children}</div>
          <RadixDialog.Close
            aria-label={t('ui.close')}
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <X aria-hidden="true" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The button row at the end of a dialog. It stays at the lower edge while a long dialog scrolls, unless the window is low for its letters. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-10 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-3 rounded-b-card border-t border-line bg-paper px-6 py-4 flat:static sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
      {children}
    </div>
  );
}
