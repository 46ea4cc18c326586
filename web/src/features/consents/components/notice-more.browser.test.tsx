import { expect, onTestFinished, test } from 'vitest';
import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { setBureau } from '@/bureau/bureau';
import { sampleBureau } from '@/bureau/sample-bureau';
import { noticeIn, noticeParts } from '@/features/consents/api';
import { PrivacyPage } from '@/features/consents/components/privacy-page';
import { sampleNotice } from '@/features/consents/sample-notice';
import { builtInBureau } from '@/first-load/first-bureau';
import { renderPart } from '@/lib/render-part';

const notice = (language: string, version: number | null = null) =>
  [noticeIn(language, version).queryKey, sampleNotice(language)] as const;
const set = {
  settled_days: 200,
  silent_days: 400,
  log_months: 1,
  keeps_sealed: true,
  identity_papers: 'passport, voter card',
  grievance_proof: 'We call you back.',
};
const open = (edition: string | null, settings: object | null = set) =>
  renderPart(<PrivacyPage edition={edition} />, [
    notice('en'),
    notice('ta'),
    notice('en', 1),
    ...(settings === null ? [] : [[privacySettingsQueryOptions().queryKey, settings] as const]),
  ]);

test('each paragraph of the notice unfolds into what the bureau has set', async () => {
  onTestFinished(() => setBureau(builtInBureau));
  setBureau({ ...sampleBureau, registration_number: 'MH-7', server_country: 'India', grievance_days: '45' });
  const screen = await open(null);
  const more = screen.getByRole('group');
  await expect.element(more.first()).toBeVisible();
  for (const each of more.all()) await expect.element(each).not.toHaveAttribute('open');
  await screen.getByText('For how long').click();
  const time = screen.getByRole('region', { name: 'To take a consent back' });
  await expect.element(time).toHaveTextContent(/200 days after it is engaged or married, and 400 days after/);
  await expect.element(time).toHaveTextContent(/are kept for 1 month; what was read on a day, until the next day/);
  await expect.element(time).toHaveTextContent('an encrypted copy is kept for one year');
  await expect.element(time).toHaveTextContent('stands in India');
  await screen.getByText('What the bureau checks').click();
  await expect.element(screen.getByText('one of these papers: passport, voter card.')).toBeVisible();
  await expect.element(screen.getByText(/keeps no copy/)).toBeVisible();
  const complaints = screen.getByRole('region', { name: 'Questions and complaints' });
  await complaints.getByText('Questions and complaints').last().click();
  await expect
    .element(complaints)
    .toHaveTextContent(/within 45 days\.We call you back\.The bureau is registered as MH-7\./);
  await expect.element(complaints.getByRole('link', { name: 'Write a complaint or request' })).toBeVisible();
});

test('names the papers that are accepted while the bureau has no list of its own', async () => {
  const screen = await open(null, null);
  await screen.getByText('What the bureau checks').click();
  await expect.element(screen.getByText(/passport, voter’s card, driving licence/)).toBeVisible();
});

test('says what unfolds in the language of the notice; an old one has the words of its time alone', async () => {
  const screen = await open('ta');
  await screen.getByText('யார் எதைப் பார்க்கிறார்கள்').click();
  await expect.element(screen.getByText(/சரிபார்த்த வரனின் சுருக்கமான விவரத்தை மட்டுமே/)).toBeVisible();
  const old = await open('1');
  await expect.element(old.getByText('We agree: members.')).toBeVisible();
  expect(old.getByRole('group').elements()).toEqual([]);
  expect(old.getByRole('region').all()).toHaveLength(noticeParts.length + 1);
});
