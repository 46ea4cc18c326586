import { expect, test } from 'vitest';
import { listPictures } from '@/features/my-profile/list-pictures';
import { describeMyStatus } from '@/features/my-profile/describe-my-status';
import { t } from '@/texts/texts';

const card = {
  status: 'verified',
  status_reason: null,
  verified_at: '2026-03-11T20:00:00Z',
  card_for_members: false,
  pictures_for_members: false,
  chart_for_members: false,
};
const open = { mayBrowse: true, seePictures: true, seeFacts: false };

test('describes the status of a profile, with the bureau’s time zone and reason', () => {
  expect(describeMyStatus(card, null)).toEqual({
    kind: 'shown',
    text: 'Verified on 12 March 2026: members can see your profile.',
    visitors: null,
  });
  expect(describeMyStatus({ ...card, status: 'changes requested', status_reason: 'A newer picture.' }, open)).toEqual({
    kind: 'waiting',
    text: 'The bureau asks for changes: A newer picture.',
    visitors: null,
  });
  expect(describeMyStatus({ ...card, status: 'on hold', status_reason: 'Parents abroad.' }, open)).toEqual({
    kind: 'hidden',
    text: 'On hold: nobody else sees your profile. The bureau writes: Parents abroad.',
    visitors: null,
  });
});

test('describes what visitors see, by the bureau’s settings and the member’s choice', () => {
  const facts = 'People without a login see your name, age, religion, town and what the bureau has checked.';
  const visitors = (settings: typeof open, choice = {}) => describeMyStatus({ ...card, ...choice }, settings).visitors;
  expect(visitors(open)).toBe(`${facts} They see your pictures and your birth chart too.`);
  expect(visitors(open, { pictures_for_members: true, chart_for_members: true })).toBe(
    `${facts} They do not see your pictures and your birth chart.`,
  );
  expect(visitors(open, { pictures_for_members: true })).toMatch(/birth chart, but not your pictures\.$/);
  expect(visitors(open, { chart_for_members: true })).toMatch(/pictures, but not your birth chart\.$/);
  expect(visitors(open, { card_for_members: true })).toBe('People without a login do not see it.');
  expect(visitors({ ...open, seePictures: false })).toBe(
    `${facts} They do not see your pictures and your birth chart.`,
  );
  expect(visitors({ ...open, seeFacts: true })).toBe(
    `${facts} They see your pictures and your birth chart too. They see your height, education and job too.`,
  );
  expect(visitors({ mayBrowse: false, seePictures: true, seeFacts: true })).toBe(
    'People without a login do not see it.',
  );
});

test('lists stored pictures, also a proposed one, and counts those on other hosts', () => {
  const { files, externalCount } = listPictures({
    pictures: {
      first_img: '17/0f.webp',
      second_img: null,
      third_img: 'https://example.com/me.jpg',
      birth_chart: '17/1a.png',
    },
    proposals: [
      { status: 'declined', changes: { second_img: '17/declined.webp' } },
      {
        status: 'pending',
        changes: { job: 'Teacher', first_img: '17/2b.jpg', second_img: '17/0f.webp', third_img: null },
      },
    ],
  });
  expect(files.map(({ bucket, path, name, label }) => [bucket, path, name, t(label)])).toEqual([
    ['profile-images', '17/0f.webp', 'pictures/picture-1.webp', 'your first picture'],
    ['birth-charts', '17/1a.png', 'pictures/birth-chart.png', 'your birth chart'],
    ['profile-images', '17/2b.jpg', 'pictures/proposed-picture-1.jpg', 'your proposed first picture'],
  ]);
  expect(externalCount).toBe(1);
});
