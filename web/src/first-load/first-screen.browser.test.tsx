import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginsAsBuilt } from '@/first-load/first-screen';
import { keepBureau } from '@/base/kept-bureau';
import { builtInBureau } from '@/first-load/first-bureau';
import { firstEntry, toLocation } from '@/lib/navigation/location';

const ownState: unknown = history.state;

// Other tests keep things too, and all share one page.
const forget = () => {
  history.replaceState(ownState, '', '#');
  sessionStorage.removeItem('page');
  localStorage.removeItem('bureau');
  localStorage.removeItem('sb-127-auth-token');
};
beforeEach(forget);
afterEach(forget);

it('is so for a visitor, at the first visit and when coming back to the home page', () => {
  expect(beginsAsBuilt()).toBe(true);
  sessionStorage.setItem('page', 'home');
  keepBureau({ ...builtInBureau, phone: '+91 424 555 0100' });
  history.replaceState(ownState, '', '#main');
  expect(beginsAsBuilt()).toBe(true);
});

it.each<[string, () => void]>([
  ['the tab was at another page', () => sessionStorage.setItem('page', 'profiles')],
  ['a link names another page', () => history.replaceState(ownState, '', '#profile/17')],
  [
    'the page was left further down',
    () => history.replaceState({ ...firstEntry(toLocation({ page: 'home' })), scroll: 500 }, ''),
  ],
  ['somebody is signed in', () => localStorage.setItem('sb-127-auth-token', '{}')],
  ['the bureau has another name', () => keepBureau({ ...builtInBureau, bureau_name: 'Vivaha' })],
])('is not so when %s', (_name, prepare) => {
  prepare();
  expect(beginsAsBuilt()).toBe(false);
});
