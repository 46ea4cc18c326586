import { expect, test } from 'vitest';
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
