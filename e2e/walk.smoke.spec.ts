import { Presser, walk } from './press.ts';
import { signInAs } from './sessions.ts';
import { test } from './test.ts';

// walk.spec.ts presses each control on the built site. The dev server of `make up` serves the same modules in another way.

const starts = [
  { who: undefined, page: 'home' },
  { who: 'asha', page: 'profiles' },
  { who: 'clerk', page: 'today' },
  { who: 'admin', page: 'dashboard' },
] as const;

test.describe.configure({ timeout: 1_800_000 });

test('each kind of person presses each control of their first page', { tag: '@depth' }, async ({ page, sql }) => {
  const presser = await Presser.of(page);
  for (const { who, page: name } of starts) {
    if (who !== undefined) await signInAs(page, who);
    await walk(presser, [name], sql);
  }
});
