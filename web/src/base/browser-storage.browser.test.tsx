import { afterEach, expect, test, vi } from 'vitest';
import { keepChoice, readChoice, siteStorage, tabStorage } from '@/base/browser-storage';

afterEach(() => {
  vi.restoreAllMocks();
  siteStorage.removeItem('storage-test');
  tabStorage.removeItem('storage-test');
});

const deny = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  });
const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });

test.for([
  ['keeps nothing', () => [deny('localStorage'), deny('sessionStorage')]],
  ['fails at each call', () => [refuse('getItem'), refuse('setItem'), refuse('removeItem')]],
  ['is full', () => [refuse('setItem')]],
  ['fails at each read', () => [refuse('getItem')]],
] as const)('a browser that %s has its values until the page is left', ([, prepare]) => {
  prepare();
  for (const storage of [siteStorage, tabStorage]) {
    expect(storage.getItem('storage-test')).toBeNull();
    expect(storage.keeps()).toBe(false);
    storage.setItem('storage-test', 'ta');
    expect(storage.getItem('storage-test')).toBe('ta');
    expect(storage.keys()).toContain('storage-test');
    storage.removeItem('storage-test');
    expect(storage.getItem('storage-test')).toBeNull();
    expect(storage.keys()).not.toContain('storage-test');
  }
});

test.for([
  ['a removal', () => refuse('removeItem')],
  [
    'its length',
    () =>
      vi.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
        throw new Error('damaged');
      }),
  ],
  [
    'its keys',
    () =>
      vi.spyOn(Object, 'keys').mockImplementation(() => {
        throw new Error('damaged');
      }),
  ],
] as const)('a store that fails at %s alone forgets what is removed', ([, prepare]) => {
  siteStorage.setItem('storage-test', 'ta');
  const fault = prepare();
  expect(siteStorage.getItem('storage-test')).toBe('ta');
  siteStorage.removeItem('storage-test');
  expect(siteStorage.getItem('storage-test')).toBeNull();
  expect(siteStorage.keys()).not.toContain('storage-test');
  fault.mockRestore();
});

test('a value that has no room replaces the kept one', () => {
  siteStorage.setItem('storage-test', 'old');
  expect(localStorage.getItem('storage-test')).toBe('old');
  refuse('setItem');
  siteStorage.setItem('storage-test', 'new');
  expect(siteStorage.getItem('storage-test')).toBe('new');
  expect(siteStorage.keys().filter((key) => key === 'storage-test')).toHaveLength(1);
});

test('a browser with room keeps texts, and nothing of the trial', () => {
  expect(siteStorage.keeps()).toBe(true);
  expect(siteStorage.keys()).not.toContain('trial');
});

test('a choice is kept until it is forgotten', () => {
  keepChoice('kept-choice-test', 'ta');
  expect(readChoice('kept-choice-test')).toBe('ta');
  keepChoice('kept-choice-test', null);
  expect(readChoice('kept-choice-test')).toBeNull();
});
