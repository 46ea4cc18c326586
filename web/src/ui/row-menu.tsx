import { clsx } from 'clsx';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Fragment, useRef, useState } from 'react';
import { useLayer } from '@/lib/navigation/layers';
import { buttonLook } from '@/ui/button';
import { EllipsisVertical } from '@/ui/icons';

export interface RowMenuItem {
  label: string;
  onSelect: () => void;
  /** Highlights an action that is hard to undo. */
  danger?: boolean;
}

interface RowMenuProps {
  /** The accessible name of the button: "Actions for Asha". */
  label: string;
  /** Shown on the button in place of the three dots; the accessible name begins with it. */
  text?: string;
  /** Groups have separators; empty groups are left out. */
  groups: readonly (readonly RowMenuItem[])[];
}

/** The "three dots" menu at the end of a row, or a button with the rest of a group's actions. */
export function RowMenu({ label, text, groups }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  useLayer(open, () => setOpen(false));
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  return (
    // Two columns on phones, so that the menu fits above or below its button.
    // Not modal, which would add a style element. No portal, so that it stays inside its landmark.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={label}
        className={
          text === undefined
            ? 'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-ink data-[state=open]:bg-wash data-[state=open]:text-ink'
            : clsx(buttonLook('quiet', 'small'), 'data-[state=open]:bg-wash')
        }
      >
        {text}
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={12}
        className="fade-in z-30 grid max-h-[var(--radix-dropdown-menu-content-available-height)] min-w-56 overflow-y-auto rounded-card border border-line bg-paper p-1.5 shadow-card outline-none max-sm:w-[min(22rem,calc(100vw-1.5rem))] max-sm:grid-cols-2"
        onCloseAutoFocus={(event) => {
          const act = chosen.current;
          if (!act) return;
          // Focus the button before calling the item, so that a dialog it opens returns the focus there.
          event.preventDefault();
          chosen.current = null;
          trigger.current?.focus();
          act();
        }}
      >
        {groups
          .filter((items) => items.length > 0)
          .map((items, index) => (
            <Fragment key={items[0]?.label}>
              {index > 0 && <DropdownMenu.Separator className="col-span-full mx-2 my-1 h-px bg-line/70" />}
              {items.map(({ label: item, onSelect, danger = false }) => (
                <DropdownMenu.Item
                  key={item}
                  className={clsx(
                    'flex min-h-11 cursor-pointer items-center rounded-control px-3.5 py-1.5 outline-none data-[highlighted]:bg-wash forced-colors:data-[highlighted]:[outline:2px_solid]',
                    danger ? 'text-danger' : 'text-ink',
                  )}
                  onSelect={() => {
                    chosen.current = onSelect;
                  }}
                >
                  {item}
                </DropdownMenu.Item>
              ))}
            </Fragment>
          ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
