import { goTo, load } from './pages.ts';
import { signInAs } from './sessions.ts';
import { expect, expectAccessible, test } from './test.ts';

// Menus and dialogs that no longer test opens: each is accessible and fits the smallest screen.

test('what is opened on the way is accessible', { tag: '@depth' }, async ({ page, people, sql }) => {
  const member = await people.addMember();
  const asked = await people.addMember();
  const waiting = await people.addProfile({ card: { status: 'submitted', verified_at: null, verified_by: null } });
  const [request] = await sql<{ id: number }[]>`
    insert into public.contact_requests (requester_id, profile_id) values (${member.id}, ${asked.id}) returning id::int`;
  const opened = {
    admin: [
      ['dashboard', 'Actions for Bala Murugesan'],
      ['dashboard', 'Actions for Bala Murugesan', 'Delete…'],
      ['dashboard', 'Actions for Bala Murugesan', 'Change status…'],
      ['dashboard', 'Actions for Bala Murugesan', 'Reset password…'],
      ['dashboard', /^Notification, /],
      [`profile/${asked.id}`, /^Contact and log/, /^Show contact details/],
      ['matches/1000'],
      [`review/${waiting.id}`, 'Ask for changes'],
      [`requests/${request?.id}`, 'Decline…'],
      [`requests/${request?.id}`, 'Ask later…'],
    ],
    [member.username]: [
      ['profiles', 'Filter', 'Saved searches'],
      ['my-profile', 'Enter wishes'],
    ],
  } as const satisfies Readonly<Record<string, readonly (readonly [string, ...(string | RegExp)[]])[]>>;
  const layer = page.locator('dialog[open], [role=dialog], [role=menu]').filter({ visible: true });
  for (const [username, rows] of Object.entries(opened)) {
    await signInAs(page, username);
    await load(page, 'privacy');
    for (const [address, ...names] of rows) {
      await goTo(page, address);
      for (const name of names)
        await page
          .getByRole('button', { name, exact: true })
          .or(page.getByRole('tab', { name }))
          .or(page.getByRole('menuitem', { name }))
          .filter({ visible: true })
          .first()
          .click();
      await expectAccessible(page);
      while ((await layer.count()) > 0) await page.keyboard.press('Escape');
    }
  }
  await expect(layer).toHaveCount(0);
});
