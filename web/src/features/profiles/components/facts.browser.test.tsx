import { expect, test } from 'vitest';
import { ContactFacts, FamilyFacts, PersonalFacts } from '@/features/profiles/components/facts';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { renderPart } from '@/lib/render-part';
import { sampleDetails } from '@/person/sample';

test('known facts have rows, unknown ones are named in one line', async () => {
  const details = { ...sampleDetails, height: null, education: null, birth_star: null };
  const screen = await renderPart(<PersonalFacts profile={{ ...sampleProfile, profile_details: details }} />);
  await expect.element(screen.getByText('Not provided: Birth star, Height, Education')).toBeVisible();
  expect(screen.getByText(/Not provided/).elements()).toHaveLength(1);
  const terms = screen.container.querySelectorAll('dt');
  expect([...terms].map(({ textContent }) => textContent)).not.toContain('Height');
  await expect.element(screen.getByText('School teacher')).toBeVisible();
});

test('a group without known facts is that line alone; a complete group has no such line', async () => {
  const none = await renderPart(<FamilyFacts details={null} />);
  expect(none.container.textContent).toBe(
    "Not provided: Father's name, Mother's name, Father's job, Mother's job, Number of siblings",
  );
  expect(none.container.querySelector('dl')).toBeNull();
  const all = await renderPart(<FamilyFacts details={sampleDetails} />);
  expect(all.container.textContent).not.toContain('Not provided');
});

test('every contact detail keeps its row', async () => {
  const screen = await renderPart(<ContactFacts details={null} />);
  expect(screen.getByText('Not provided').elements()).toHaveLength(3);
});
