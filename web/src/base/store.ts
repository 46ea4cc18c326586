import { useSyncExternalStore } from 'react';

/** A value outside React; subscribers are called on every change. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value of the prerendered page, for hydration. */
  prerendered: Value;
}

const resets: (() => void)[] = [];

/** Gives each store its first value again. The component tests share a page, and its stores. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

export function createStore<Value>(value: Value, prerendered = value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = value;
  const set = (next: Value) => {
    current = next;
    for (const listener of listeners) listener();
  };
  resets.push(() => {
    if (current !== value) set(value);
  });
  return {
    get: () => current,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prerendered,
  };
}

/** The value of a store; the component draws again when it changes. */
export function useStore<Value>({ subscribe, get, prerendered }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
