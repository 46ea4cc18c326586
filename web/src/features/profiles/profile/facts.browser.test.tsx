import { expect, test } from 'vitest';
import { ContactFacts, FamilyFacts, HoroscopeFacts, PersonalFacts } from '@/features/profiles/profile/facts';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import { renderPart } from '@/lib/render-part';
import { sampleDetails } from '@/person/sample';

test('known facts have rows, unknown ones are named in one line', async () => {
  const details = { ...sampleDetails, height: null, education: null, birth_star: null };
  const screen = await renderPart(<PersonalFacts profile={{ ...sampleProfile, profile_details: details }} />);
  await expect.element(screen.getByText('Not provided: Height, Birth star, Education')).toBeVisible();
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

test('each fact stands once: what families ask first in a strip, the horoscope apart, no coordinates', async () => {
  const details = { ...sampleDetails, birth_coordinates: '9.93, 78.12', birth_zone: 'Asia/Kolkata' };
  const profile = { ...sampleProfile, profile_details: details };
  const screen = await renderPart(
    <>
      <PersonalFacts profile={profile} />
      <FamilyFacts details={details} />
      <HoroscopeFacts details={details} />
    </>,
  );
  const strip = screen.container.querySelector('dl');
  expect([...(strip?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Age',
    'Height',
    'Birth star',
    'Education',
    'Job',
    'Location',
  ]);
  const labels = [...screen.container.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.length).toBe(29);
  expect(screen.container.textContent).not.toMatch(/9\.93|time of India/);
});
