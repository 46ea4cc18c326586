import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { loginEmail } from '../../../web/src/person/login-email.ts';
import { createNodeClient } from '../../lib/node-client.ts';
import type { TestBackend } from '../check/test-backend.ts';
import type { Awaited } from './watch-page.ts';

/** Demo logins: the password, and what the browser keeps about somebody who was here before. */
export const logins = {
  asha: { password: 'Demo-member-2026', viewer: 'member bride' },
  admin: { password: 'Demo-admin-2026', viewer: 'admin' },
} as const;
export type Username = keyof typeof logins;

interface Step extends Omit<Awaited, 'taps'> {
  readonly name: string;
  /** Done before it, the tap last: its time counts from there. Otherwise from the step before, or from the navigation. */
  readonly tap?: (page: Page) => Promise<void>;
}

export interface StartPage {
  readonly name: string;
  readonly username?: Username;
  readonly address: string | ((backend: TestBackend) => Promise<string>);
  readonly steps: readonly Step[];
}

const anything = { count: 1, text: '' };
const rowsOf = (selector: string): Step => ({ name: 'rows', selector, count: 3, text: '' });
const heading = (text: string): Step => ({ ...anything, name: 'name', selector: 'main h1', text });
const details: Step = { ...anything, name: 'details', selector: '[aria-labelledby=personal-details] dl' };
const cards = rowsOf('main [role=listitem] h2');
const shownPeople = rowsOf('main li h2');

/** The pages that links lead to, and what a person waits for on each. */
export const pages: readonly StartPage[] = [
  { name: 'home', address: '/', steps: [{ ...anything, name: 'heading', selector: 'main h1' }] },
  {
    name: 'list-visitor',
    address: '/#profiles',
    steps: [
      cards,
      {
        ...anything,
        name: 'filter opened',
        selector: '[role=dialog] form label',
        tap: async (page) => {
          await page.getByRole('button', { name: /^Filter/ }).tap();
        },
      },
      {
        ...cards,
        name: 'found',
        text: 'Christian',
        selector: 'body:not(:has([role=dialog])) main [role=listitem]',
        tap: async (page) => {
          await page.getByRole('dialog').getByLabel('Religion').selectOption('Christian');
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Show .*profiles$/ })
            .tap();
        },
      },
    ],
  },
  {
    name: 'list-member',
    username: 'asha',
    address: '/#profiles',
    steps: [
      cards,
      {
        ...heading(''),
        selector: 'main article h1',
        tap: async (page) => {
          // A reader looks at the list first.
          await waitUntilQuiet(page);
          await page
            .getByRole('main')
            .getByRole('link', { name: /^More Info about / })
            .first()
            .tap();
        },
      },
      details,
    ],
  },
  { name: 'profile-visitor', address: '/#profile/998', steps: [heading('Chitra')] },
  { name: 'profile-member', username: 'asha', address: '/#profile/999', steps: [heading('Bala'), details] },
  { name: 'private-link', address: makePrivateLink, steps: [shownPeople] },
  { name: 'matches-member', username: 'asha', address: '/#my-matches', steps: [shownPeople] },
  { name: 'dashboard-admin', username: 'admin', address: '/#dashboard', steps: [rowsOf('main tbody tr')] },
];

/** Signs a demo login in through the API. */
export async function signIn({ backend: { access } }: TestBackend, username: Username) {
  const client = createNodeClient(access.apiUrl, access.publishableKey);
  const { password } = logins[username];
  const { data, error } = await client.auth.signInWithPassword({ email: loginEmail(username), password });
  if (error) throw error;
  return { client, session: data.session };
}

/** A new link for each visit: the first browser that opens one is the family's. Family 6 of the demo data has no login. */
async function makePrivateLink(testBackend: TestBackend): Promise<string> {
  const { client } = await signIn(testBackend, 'admin');
  const { data } = await client.rpc('make_family_link', { profile_id: 6 }).throwOnError();
  return `/#family/${data}`;
}

/** Nothing has arrived for a while, and no long task has ended. A single file takes less. */
const isQuiet = `[
  ...measured.longTasks.map(([start, duration]) => start + duration),
  ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd),
].every((end) => end < performance.now() - 1500)`;

/** Playwright's "networkidle" may come while the page computes between two requests. */
export const waitUntilQuiet = (page: Page) =>
  waitUntil('a quiet page', async () => (await page.evaluate(isQuiet)) === true);

/**
 * Waits for a minute at most. Playwright's own waiting evaluates text in the page, which the content policy refuses.
 * @throws Error with the name of what did not come
 */
export async function waitUntil(name: string, isThere: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`Not painted within a minute: ${name}`);
    await setTimeout(100);
  }
}
