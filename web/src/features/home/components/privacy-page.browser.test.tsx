import { expect, test } from 'vitest';
import { privacySettingsQueryOptions } from '@/bureau/api/privacy-settings';
import { PrivacyPage } from '@/features/home/components/privacy-page';
import { setBureau } from '@/bureau/bureau';
import { builtInBureau } from '@/first-load/first-bureau';
import { sampleBureau } from '@/bureau/sample-bureau';
import { renderPart } from '@/lib/render-part';

test('names the grievance officer and the contact details from the settings', async () => {
  setBureau({ ...sampleBureau, bureau_name: 'Vivaha', grievance_officer: 'Meena Kumari', phone: '+91 424 555 0100' });
  const screen = await renderPart(<PrivacyPage />);
  const complaints = screen.getByRole('region', { name: 'Questions and complaints' });
  await expect.element(complaints).toHaveTextContent('Meena Kumari is the grievance officer of Vivaha');
  await expect.element(complaints.getByRole('link', { name: '+91 424 555 0100' })).toBeVisible();
  await expect.element(complaints.getByRole('link', { name: sampleBureau.email })).toBeVisible();
  setBureau(builtInBureau);
});

test('without a grievance officer, complaints go to the bureau', async () => {
  const screen = await renderPart(<PrivacyPage />);
  await expect
    .element(screen.getByRole('region', { name: 'Questions and complaints' }))
    .toHaveTextContent('The bureau hears questions and complaints');
  await expect.element(screen.getByText(/grievance officer/)).not.toBeInTheDocument();
});

test('says for how long, as it is set', async () => {
  const set = {
    settled_days: 200,
    silent_days: 400,
    log_months: 1,
    keeps_sealed: true,
    identity_papers: 'passport, voter card',
    grievance_proof: 'We call you back.',
  };
  setBureau({
    ...sampleBureau,
    registration_number: 'MH-7',
    server_country: 'India',
    grievance_days: '45',
    officer_phone: '+91 424 555 0199',
  });
  const screen = await renderPart(<PrivacyPage />, [[privacySettingsQueryOptions().queryKey, set]]);
  const time = screen.getByRole('region', { name: 'For how long' });
  await expect
    .element(time)
    .toHaveTextContent(/200 days after it is engaged or married, and 400 days after the last news/);
  await expect.element(time).toHaveTextContent(/are kept for 1 month; what was read on a day, until the next day/);
  await expect.element(time).toHaveTextContent('an encrypted copy is kept for one year');
  await expect.element(time).toHaveTextContent('stands in India');
  await expect
    .element(screen.getByRole('region', { name: 'What the bureau checks' }))
    .toHaveTextContent(/one of these papers: passport, voter card.*keeps no copy/);
  const complaints = screen.getByRole('region', { name: 'Questions and complaints' });
  await expect
    .element(complaints)
    .toHaveTextContent(/within 45 days\.We call you back\.The bureau is registered as MH-7\..*Data Protection Board/);
  await expect.element(complaints.getByRole('link', { name: '+91 424 555 0199' })).toBeVisible();
  await expect.element(complaints.getByRole('link', { name: 'Write a complaint or request' })).toBeVisible();
});

test('names the papers that are accepted while the bureau has no list of its own', async () => {
  const screen = await renderPart(<PrivacyPage />);
  await expect
    .element(screen.getByRole('region', { name: 'What the bureau checks' }))
    .toHaveTextContent(/passport, voter’s card, driving licence/);
});
