import { useEffect, useRef } from 'react';
import { keepChoice, readChoice } from '@/base/browser-storage';
import { createStore, useStore } from '@/base/store';

const storageKey = 'shortcuts-off';
const onStore = createStore(readChoice(storageKey) === null, true);

/** Whether single keys act on this browser. */
export const useShortcutsOn = (): boolean => useStore(onStore);

/** Single keys can be turned off: people who speak to their computer set them off by accident (WCAG 2.1.4). */
export function setShortcutsOn(on: boolean): void {
  keepChoice(storageKey, on ? null : 'off');
  onStore.set(on);
}

/** Where a letter is text, or chooses in a list. */
function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select, [role="menuitem"], [role="option"]')) return true;
  return target.matches('input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])');
}

/** Calls the action of a single key, except in a field, in a dialog or a menu, and with Ctrl, Alt or Meta. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | null>>): void {
  const isOn = useShortcutsOn();
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (takesLetters(event.target) || document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      const action = current.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
