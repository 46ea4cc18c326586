import { expect, test } from 'vitest';
import { ContactFacts, FamilyFacts, PersonalFacts } from '@/features/profiles/components/facts';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { renderPart } from '@/lib/render-part';
import { sampleDetails } from '@/person/sample';

test('what is missing is named in one line, what is known has its rows', async () => {
  const details = { ...sampleDetails, height: null, education: null, birth_star: null };
  const screen = await renderPart(<PersonalFacts profile={{ ...sampleProfile, profile_details: details }} />);
  await expect.element(screen.getByText('Not provided: Birth star, Height, Education')).toBeVisible();
  expect(screen.getByText(/Not provided/).elements()).toHaveLength(1);
  const terms = screen.container.querySelectorAll('dt');
  expect([...terms].map(({ textContent }) => textContent)).not.toContain('Height');
  await expect.element(screen.getByText('School teacher')).toBeVisible();
});

test('a group of which nothing is known is that line alone, a whole one has none', async () => {
  const none = await renderPart(<FamilyFacts details={null} />);
  expect(none.container.textContent).toBe(
    "Not provided: Father's name, Mother's name, Father's job, Mother's job, Number of siblings",
  );
  expect(none.container.querySelector('dl')).toBeNull();
  const all = await renderPart(<FamilyFacts details={sampleDetails} />);
  expect(all.container.textContent).not.toContain('Not provided');
});

test('contact details keep a row each', async () => {
  const screen = await renderPart(<ContactFacts details={null} />);
  expect(screen.getByText('Not provided').elements()).toHaveLength(3);
});
