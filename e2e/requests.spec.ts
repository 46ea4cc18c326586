import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { z } from 'zod';
import type { TestPerson } from '../supabase/tests/people.ts';
import type { People } from './people.ts';
import { clientOf } from './sessions.ts';
import { expect, expectAccessible, navigate, openAs, openDashboard, test } from './test.ts';

// The admin's acts on a request and on a report.

const review = (page: Page, requester: TestPerson, asked: TestPerson) =>
  page.getByRole('article', { name: `${requester.name} asks for ${asked.name}` });

/** A member who likes somebody and has asked for the contact details. */
async function addRequest(people: People, sql: postgres.Sql) {
  const requester = await people.addMember();
  const asked = await people.addMember();
  await sql`insert into public.likes (liker_id, profile_id) values (${requester.id}, ${asked.id})`;
  await sql`
    insert into public.contact_requests (requester_id, profile_id, note)
    values (${requester.id}, ${asked.id}, 'Our parents know each other.')`;
  return { requester, asked };
}

async function openRequests(page: Page): Promise<void> {
  await openDashboard(page);
  await navigate(page, 'Contact Requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Requests' })).toBeVisible();
}

/** The phone number of the other person as this member reads it. */
async function phoneSeenBy(reader: TestPerson, other: TestPerson): Promise<string | null> {
  const member = await clientOf(reader.username);
  const { data } = await member.rpc('read_contact_details', { profile_id: other.id });
  return z.object({ phone_number: z.string() }).nullable().parse(data)?.phone_number ?? null;
}

test(
  'a request is reviewed, approved with a consent only, and told on WhatsApp',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { requester, asked } = await addRequest(people, sql);
    await openRequests(page);
    await expect(page.getByRole('tab', { name: /^Open/ })).toContainText(/[1-9]/);
    await expect(page.getByRole('button', { name: new RegExp(requester.name) })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(requester.name) }).click();
    const request = review(page, requester, asked);
    await expect(request.getByRole('heading', { name: `${requester.name} asks for ${asked.name}` })).toBeFocused();
    await expect(request).toContainText('Our parents know each other.');
    await expect(request).toContainText(`${requester.name} has marked ${asked.name} since`);
    await expect(request).not.toContainText('+91 5');
    await request.getByRole('button', { name: 'Mark as being looked at' }).click();
    await expect(request).toContainText('Status: Being looked at');

    // Not before the family has agreed.
    const bar = request.getByRole('group', { name: 'What to do with this request' });
    await expect(request).toContainText(`Record first that the family of ${asked.name} agrees.`);
    await request.getByText('Save a call', { exact: true }).click();
    await request.getByLabel('Result').fill('Nobody at home');
    await request.getByRole('button', { name: 'Save the call' }).click();
    await expect(request.getByRole('list', { name: 'Attempts' })).toContainText('Nobody at home');
    const dialog = page.getByRole('dialog');
    await bar.getByRole('button', { name: 'Share…' }).click();
    const approve = dialog.getByRole('button', { name: 'Approve and send' });
    await expect(approve).toBeDisabled();
    await expect(dialog).toContainText(
      `${requester.name} will see the stored contact details and assets of ${asked.name}`,
    );
    const form = dialog.getByRole('form', { name: `Consent of the family of ${asked.name}` });
    await form.getByRole('button', { name: 'Record consent' }).click();
    await expect(form).toContainText('Choose how they said so.');
    await expectAccessible(page);
    await form.getByRole('radio', { name: 'Telephone' }).check();
    await form.getByRole('radio', { name: 'Mother' }).check();
    await form.getByRole('button', { name: 'Record consent' }).click();
    await expect(dialog).toContainText('Mother agreed on');

    // Nobody has asked the candidate: the bureau says why, or asks.
    await approve.click();
    await expect(dialog).toContainText('Say why it is shared without that yes.');
    await dialog.getByRole('button', { name: `Yes, by telephone: ${asked.name}` }).click();
    await expect(dialog).toContainText('The person to be married · By telephone');
    await approve.click();
    // The number is opened for the message, which names none.
    const link = dialog.getByRole('link', { name: /Open WhatsApp/ });
    const [own] = await sql<{ phone: string }[]>`
    select regexp_replace(phone_number, '\\D', '', 'g') as phone from public.contact_details
    where registered_user_id = ${requester.id}`;
    await expect(link).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${own?.phone ?? ''}\\?`));
    await expectAccessible(page);
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(message).toContain(new URL(page.url()).origin);
    expect(message.replaceAll(' ', '')).not.toMatch(/\d{10}|@/);
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(request).toContainText(`${requester.name} can see the contact details of ${asked.name}.`);
    expect(await phoneSeenBy(requester, asked)).not.toBeNull();

    // On a phone the list gives its place to the request, and nothing has to be scrolled sideways.
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('link', { name: 'All requests' })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Open/ })).toBeHidden();
  },
);

test('a report is read and closed', { tag: '@depth' }, async ({ page, people, sql }) => {
  const requester = await people.addMember();
  const asked = await people.addProfile();
  await sql`
    insert into public.reports (reporter_id, profile_id, reason, note)
    values (${requester.id}, ${asked.id}, 'Asks for money', 'Twice in a week.')`;
  await openRequests(page);
  await page.getByRole('tab', { name: /^Reports/ }).click();
  const report = page.getByRole('listitem').filter({ hasText: `Reported by ${requester.name}` });
  await expect(report).toContainText('Twice in a week.');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Close report' }).click();
  await expect(report).toHaveCount(0);
});

test(
  'what is shared rests while the profile of the one who asked is hidden, and both sides read why',
  { tag: '@depth' },
  async ({ page, openElsewhere, people, sql }) => {
    const { requester, asked } = await addRequest(people, sql);
    await sql`
    with request as (
      update public.contact_requests set status = 'approved', decided_by_name = 'A test', decided_at = now()
      where requester_id = ${requester.id} returning id
    )
    insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
    select id, ${asked.id}, ${requester.id}, 'A test' from request`;
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${requester.id}`;
    const why =
      'Your own profile is hidden: On hold. Until it is shown again, you do not see contact details that are shared with you.';
    await openAs(page, requester.username, 'choices');
    await expect(page.getByRole('main')).toContainText(why);
    await expectAccessible(page);
    await page.getByRole('link', { name: `See the contact details of ${asked.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: asked.name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(why);
    await expect(page.getByRole('main')).not.toContainText('+91');

    const admin = await openElsewhere();
    await openAs(admin, 'admin', 'requests');
    await admin.getByRole('tab', { name: /^(Decided|Closed|Done)/ }).click();
    await admin.getByRole('button', { name: new RegExp(requester.name) }).click();
    await expect(review(admin, requester, asked)).toContainText(
      `${requester.name} cannot see the contact details of ${asked.name} now: the profile of ${requester.name} is hidden.`,
    );
    await expect(admin.getByRole('button', { name: 'Copy' })).toHaveCount(0);

    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${requester.id}`;
    await page.reload();
    await expect(page.getByRole('main')).toContainText('+91 5');
    await expect(page.getByRole('main')).not.toContainText(why);
  },
);
