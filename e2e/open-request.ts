import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import type { People } from './people.ts';
import { openAs } from './test.ts';

/** A member, about to ask for the contact details of somebody: what they have typed, what was sent, what was stored. */
export async function openRequest(page: Page, people: People, sql: postgres.Sql) {
  const me = await people.addMember();
  const other = await people.addProfile();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/ask_for_contact')) sent += 1;
  });
  await openAs(page, me.username, 'profile', other.id);
  const contact = page.getByRole('region', { name: 'Contact Details' });
  await contact.getByRole('button', { name: /^Interested/ }).click();
  const dialog = page.getByRole('dialog');
  const note = dialog.getByLabel(/note to the bureau/);
  await note.fill('Our families know each other.');
  return {
    me,
    dialog,
    note,
    ask: dialog.getByRole('button', { name: 'Yes, we are interested' }),
    step: contact.getByText(/^Asked on .* The bureau asks them/),
    countSent: () => sent,
    countStored: async () => (await sql`select from public.contact_requests where requester_id = ${me.id}`).length,
  };
}
