import * as Toast from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { createStore, useStore } from '@/base/store';
import { errorText } from '@/lib/error-text';
import { type AppError, isTransient } from '@/lib/errors';
import { onDialog } from '@/ui/dialog';
import { X } from '@/ui/icons';
import { t } from '@/texts/texts';

interface ToastContent {
  message: string;
  /** One follow-up action, such as undo. */
  action?: { label: string; onSelect: () => void };
}

interface ShownToast extends ToastContent {
  id: number;
}

const shortMs = 6000;
// Time to read, decide and reach the button.
const withActionMs = 12_000;
const maxVisible = 3;

const toasts = createStore<readonly ShownToast[]>([]);
let lastId = 0;

/** Shows a short message for a while; callable from anywhere. Errors belong next to their cause instead. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  toasts.set([...toasts.get(), { ...content, id: lastId }].slice(-maxVisible));
}

/** Says what was not done. Another try helps only against a bad connection, not against a refusal. */
export function showFailure(error: AppError, nothingDone: string, onRetry: () => void): void {
  const action = { label: t('ui.tryAgain'), onSelect: onRetry };
  showToast({ message: errorText(error, nothingDone), ...(isTransient(error) && { action }) });
}

// They would lie over the title of the dialog. An offered action stays.
onDialog(() => toasts.set(toasts.get().filter(({ action }) => action)));

/** Renders the toasts: on phones at the top, because the foot has the actions. The timer pauses while the pointer or the focus is on one. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const shown = useStore(toasts);
  const list = (
    <Toast.Provider label={t('ui-member.toast.one')} swipeDirection="right">
      {shown.map(({ id, message, action }) => (
        <Toast.Root
          key={id}
          duration={action ? withActionMs : shortMs}
          className="on-maroon fade-in pointer-events-auto flex items-center gap-x-2 rounded-card border border-gold-300/40 bg-maroon-900 py-2 pr-2 pl-5 text-ivory shadow-card"
          onOpenChange={(open) => {
            if (!open) toasts.set(toasts.get().filter((toast) => toast.id !== id));
          }}
        >
          <Toast.Description className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">{message}</Toast.Description>
          {action && (
            <Toast.Action
              altText={action.label}
              className="min-h-11 rounded-control px-3 font-semibold text-gold-300 underline underline-offset-[5px] hover:text-gold-200"
              onClick={action.onSelect}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={t('ui-member.toast.close')}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ivory/85 hover:text-ivory"
          >
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label={t('ui-member.toast.all', { keys: '{hotkey}' })}
        onFocus={({ target, currentTarget }) => {
          // A pressed toast that goes leaves the focus here, where it would hold the others. Who uses the keyboard goes on from it.
          if (target === currentTarget && !target.matches(':focus-visible')) target.blur();
        }}
        className="pointer-events-none fixed inset-x-3 top-3 z-60 mx-auto flex max-w-xl flex-col gap-2 outline-none md:top-auto md:bottom-[calc(var(--action-bar,0px)+var(--foot,0px)+1.5rem)]"
      />
    </Toast.Provider>
  );
  return (
    <>
      {children}
      {/* With the last toast its pause goes: nothing hears any more that the pointer or the focus has left. */}
      {shown.length > 0 && list}
    </>
  );
}
