import { expect, test } from 'vitest';
import { createStore } from '@/base/store';

test('subscribers are called at each set, in the order in which they came, until they leave', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const leave = store.subscribe(() => heard.push(`first ${store.get()}`));
  store.subscribe(() => heard.push(`second ${store.get()}`));
  store.set(1);
  leave();
  store.set(1);
  expect(heard).toEqual(['first 1', 'second 1', 'second 1']);
});
