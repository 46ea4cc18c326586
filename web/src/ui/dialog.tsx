import { clsx } from 'clsx';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, useState, type ReactNode } from 'react';
import { useLayer } from '@/lib/navigation/layers';
import { X } from '@/ui/icons';
import { useKeptClear } from '@/ui/use-kept-clear';
import { t } from '@/texts/texts';

interface DialogProps {
  title: string;
  /** One or two sentences under the title, announced when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  wide?: boolean;
  /** Escape and a press beside it do not close it: what it shows is shown only once. */
  closesByButton?: boolean;
}

const listeners: (() => void)[] = [];

export function onDialog(listener: () => void): void {
  listeners.push(listener);
}

/** By its element, where the focus returns from each dialog: a dialog may take the place of another one. */
const waysBack = new WeakMap<Element, readonly HTMLElement[]>();

/** The opener, the part of the page around it, as the opener may go, and the same of the dialog in which it stands. */
function wayBackNow(): readonly HTMLElement[] {
  const opener = document.activeElement;
  const dialog = opener?.closest('[role="dialog"]') ?? null;
  return [
    opener,
    opener?.parentElement?.closest('[tabindex="-1"]') ?? null,
    ...((dialog && waysBack.get(dialog)) ?? []),
  ].filter((place): place is HTMLElement => place instanceof HTMLElement && place !== document.body);
}

/**
 * Whether text stands above the first field of this part of a dialog, and would be hidden by the focus there: the field is out
 * of sight, or a phone's keyboard opens.
 */
function beginsWithText(part: HTMLElement): boolean {
  const field = part.querySelector<HTMLInputElement>('input:not([hidden]), select, textarea, button');
  if (field === null) return false;
  const above = document.createRange();
  above.setStart(part, 0);
  above.setEndBefore(field.closest('fieldset') ?? field.labels?.[0] ?? field);
  if (above.toString().trim() === '') return false;
  const foot = part.querySelector('[data-dialog-foot]');
  const end =
    foot === null || foot.contains(field) ? part.getBoundingClientRect().bottom : foot.getBoundingClientRect().top;
  return (
    // The button of a note is no field: Enter would empty the form.
    field.closest('[role="status"]') !== null ||
    matchMedia('(pointer: coarse)').matches ||
    field.getBoundingClientRect().bottom > Math.min(end, window.innerHeight)
  );
}

const stay = (event: Event) => event.preventDefault();

/**
 * A modal dialog, open while it is rendered. Escape, the cross and the browser's Back close it, and the focus returns to its
 * trigger. Put the buttons last, in DialogActions.
 */
export function Dialog({ title, description, children, onClose, wide = false, closesByButton = false }: DialogProps) {
  const [wayBack] = useState(wayBackNow);
  const heading = useRef<HTMLHeadingElement>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  useLayer(true, onClose);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fade-in fixed inset-0 z-40 bg-maroon-900/70" />
        <RadixDialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={clsx(
            'fade-in fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(var(--screen-height)-1.5rem)] short:max-h-(--screen-height) -translate-y-1/2 flex-col overflow-hidden rounded-card bg-paper shadow-card outline-hidden flat:overflow-y-auto',
            wide ? 'max-w-4xl' : 'max-w-xl',
          )}
          ref={(content: HTMLElement | null) => {
            if (content) waysBack.set(content, wayBack);
          }}
          {...(closesByButton && { onEscapeKeyDown: stay, onPointerDownOutside: stay })}
          onFocus={({ target }) => {
            // The focus goes round without scrolling.
            if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
          }}
          onOpenAutoFocus={(event) => {
            for (const listener of listeners) listener();
            if (scrolled.current === null || !beginsWithText(scrolled.current)) return;
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            const isElsewhere = document.activeElement !== document.body;
            const back = wayBack.find(({ isConnected }) => isConnected);
            if (!isElsewhere && back === undefined) return;
            event.preventDefault();
            if (!isElsewhere) back?.focus();
          }}
        >
          {/* Large letters stop where a long word still fits beside the cross of a phone. */}
          <div className="shrink-0 px-6 pt-6 sm:px-8 sm:pt-8">
            <RadixDialog.Title
              ref={heading}
              tabIndex={-1}
              className="pr-12 text-2xl outline-hidden [font-size:min(var(--text-2xl),calc(7.8vmin+8px-0.5rem))]"
            >
              {title}
            </RadixDialog.Title>
          </div>
          {/* The title and the cross stay while this scrolls, unless the window is too low for them. */}
          <div
            ref={scrolled}
            className="min-h-0 scroll-pt-10 scroll-pb-[calc(var(--dialog-foot,0px)+0.5rem)] overflow-y-auto flat:shrink-0 flat:overflow-visible"
          >
            {/* The padding of a scroll container would lift its foot in Chrome. The foot is kept in sight within this element. */}
            <div className="px-6 pt-5 pb-6 sm:px-8 sm:pb-8">
              {description !== undefined && (
                <RadixDialog.Description className="-mt-3 mb-5 text-muted">{description}</RadixDialog.Description>
              )}
              {children}
            </div>
          </div>
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

/**
 * The button row at the end of a dialog. It stays at the lower edge while a long dialog scrolls, on phones in fewer lines. It does
 * not stay where the window is very low, as above a phone's keyboard, or where it would take more than a third of the window.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  const foot = useKeptClear<HTMLDivElement>('--dialog-foot');
  return (
    <div
      ref={foot}
      data-dialog-foot=""
      className="sticky bottom-0 z-10 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-6 py-4 max-sm:gap-2 max-sm:px-3 max-sm:py-2 max-sm:*:grow max-sm:*:basis-0 max-sm:*:px-2 data-tall:static flat:static sm:-mx-8 sm:-mb-8 sm:px-8"
    >
      {children}
    </div>
  );
}
