import { expect, test } from 'vitest';
import { listPictures } from '@/features/my-profile/list-pictures';
import { describeMyStatus } from '@/features/my-profile/describe-my-status';
import { t } from '@/texts/texts';

const card = {
  status: 'verified',
  status_reason: null,
  verified_at: '2026-03-11T20:00:00Z',
};

test('describes the status of a profile, with the bureau’s time zone and reason', () => {
  expect(describeMyStatus(card)).toEqual({
    kind: 'shown',
    text: 'Verified on 12 March 2026: members can see your profile.',
  });
  expect(describeMyStatus({ ...card, status: 'changes requested', status_reason: 'A newer picture.' })).toEqual({
    kind: 'waiting',
    text: 'The bureau asks for changes: A newer picture.',
  });
  expect(describeMyStatus({ ...card, status: 'on hold', status_reason: 'Parents abroad.' })).toEqual({
    kind: 'hidden',
    text: 'On hold: nobody else sees your profile. The bureau writes: Parents abroad.',
  });
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
