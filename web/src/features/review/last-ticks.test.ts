import { expect, it } from 'vitest';
import { ticksFor } from '@/features/review/last-ticks';

const empty = { first_img: null, second_img: null, third_img: null, birth_chart: null, profile_details: null };

it('leaves out what this profile has nothing of, and what the list does not know', () => {
  const items = ['Photo', 'Mobile', 'Horoscope', 'Employment', 'Something else'];
  expect(ticksFor(items, empty)).toEqual({ ticked: ['Mobile'], leftOut: ['Employment', 'Photo', 'Horoscope'] });
  const full = {
    ...empty,
    second_img: '7/a.webp',
    birth_chart: '7/b.webp',
    profile_details: {
      education: 'B.E.',
      job: 'Clerk',
      birth_star: null,
      rasi: null,
      lagnam: null,
      time_of_birth: null,
    },
  };
  expect(ticksFor(items, full)).toEqual({ ticked: ['Mobile', 'Employment', 'Photo', 'Horoscope'], leftOut: [] });
  // A clerk compares the typed facts with the jathakam.
  const typed = { ...full, birth_chart: null, profile_details: { ...full.profile_details, birth_star: 'Rohini' } };
  expect(ticksFor(['Horoscope'], typed)).toEqual({ ticked: ['Horoscope'], leftOut: [] });
});
