import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { EditableProfile } from '@/features/person-form/api';
import { ProposalForm } from '@/features/person-form/propose/proposal-form';
import { renderPart } from '@/lib/render-part';
import { sampleCard, sampleDetails } from '@/person/sample';

const profile: EditableProfile = {
  ...sampleCard,
  id: 7,
  name: 'Asha',
  status: 'verified',
  visible: true,
  profile_details: sampleDetails,
  income_details: {
    registered_user_id: 7,
    income: '5 to 7',
    income_shown_to: 'Bureau only',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  },
  office_details: null,
};
const pending = {
  id: 1,
  changes: { job: 'Head of a school' },
  base: { job: 'School teacher' },
  status: 'pending',
  reason: null,
  created_at: '2026-01-02T00:00:00Z',
  decided_at: null,
};

const renderForm = (proposal: typeof pending | null = null) =>
  renderPart(<ProposalForm profile={profile} proposal={proposal} />);

beforeEach(() => page.viewport(360, 640));

/** Opens a folded part of the form. */
const openPart = (title: string) => page.getByRole('region', { name: title }).getByText(title, { exact: true }).click();
const job = page.getByLabelText('Job', { exact: true });
const send = page.getByRole('button', { name: 'Send to the bureau' });

it('offers what a member may propose, and nothing to send before something is changed', async () => {
  await renderForm();
  await openPart('Job, education');
  await expect.element(job).toHaveValue('School teacher');
  // No field of the member's own is left out: it would be proposed to be emptied.
  await expect.element(page.getByLabelText('Own income', { exact: true })).toHaveValue('5 to 7');
  await expect.element(page.getByText('Nothing has been changed yet.')).toBeVisible();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  for (const part of ['Basics', 'Horoscope', 'Background', 'Family']) await openPart(part);
  for (const label of ['Phone', 'E-mail', 'Address', 'Age'])
    expect(page.getByLabelText(label, { exact: true }).elements()).toEqual([]);
  await job.fill('Head of a school');
  await expect.element(send).toHaveAttribute('aria-disabled', 'false');
  // Typed back: there is nothing to send any more.
  await job.fill(' School  teacher ');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
});

it('keeps what is typed when no answer comes, and forgets it when it is discarded', async () => {
  await renderForm();
  await openPart('Job, education');
  await job.fill('Head of a school');
  await send.click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'The answer did not come.' })).toBeVisible();
  await expect.element(job).toHaveValue('Head of a school');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await openPart('Job, education');
  await expect.element(job).toHaveValue('School teacher');
  await expect.element(page.getByText('Nothing has been changed yet.')).toBeVisible();
});

it('shows what waits at the bureau, and goes on from it', async () => {
  await renderForm(pending);
  const sent = page.getByRole('region', { name: 'Sent. The bureau is looking at it.' });
  await expect.element(sent).toHaveTextContent('Head of a school');
  await sent.getByRole('button', { name: 'Change it' }).click();
  await openPart('Job, education');
  await expect.element(job).toHaveValue('Head of a school');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sent).toBeVisible();
});

it('is folded behind what each part holds, has the readers of the income beside it, and names the bureau for the phone', async () => {
  await renderForm();
  const part = page.getByRole('region', { name: 'Job, education' });
  await expect.element(part).toHaveTextContent('School teacher');
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await openPart('Job, education');
  await expect.element(job).toBeInViewport();
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  expect(labels.indexOf('Income shown to')).toBe(labels.indexOf('Own income') + 1);
  await openPart('Pictures');
  await expect.element(page.getByLabelText('Profile Image 1')).toBeInTheDocument();
  await expect.element(page.getByText('The bureau changes your phone number, e-mail and address.')).toBeVisible();
});
