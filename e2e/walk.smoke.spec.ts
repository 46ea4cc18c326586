import { pages, users, visit } from './pages.ts';
import { whatIsWrong } from './press.ts';
import { signInAs } from './sessions.ts';
import { expect, test } from './test.ts';

// walk.spec.ts presses each control on the built site. The dev server of `make up` serves the same modules in another way: each
// page fetches its own.

for (const user of users)
  test(`${user} opens each page`, { tag: '@depth' }, async ({ page }) => {
    if (user !== 'visitor') await signInAs(page, user);
    await visit(page, pages[user], async (address) => expect(await whatIsWrong(page), address).toEqual([]));
  });
