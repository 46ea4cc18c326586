import { expect, it } from 'vitest';
import { whyNotApprove } from '@/features/contact-requests/approval';
import { joinDeclineReason } from '@/features/contact-requests/decline-reasons';
import { orderOpenRequests } from '@/features/contact-requests/order-open-requests';

it('puts what is to be asked again today first, and what waits until a later day at the end', () => {
  const ordered = orderOpenRequests(
    [
      { id: 1, ask_again_on: '2026-04-01' },
      { id: 2, ask_again_on: '2026-03-20' },
      { id: 4, ask_again_on: null },
      { id: 3, ask_again_on: null },
      { id: 5, ask_again_on: '2026-03-10' },
      { id: 6, ask_again_on: '2026-03-09' },
    ],
    '2026-03-10',
  );
  expect(ordered.map(({ id }) => id)).toEqual([6, 5, 3, 4, 2, 1]);
});

it('joins the reason of a refusal', () => {
  expect(joinDeclineReason('Age', ' ')).toBe('Age');
  expect(joinDeclineReason('Age', ' Five years apart ')).toBe('Age: Five years apart');
  expect(joinDeclineReason('Other', ' They have moved. ')).toBe('They have moved.');
  expect(joinDeclineReason('Other', '')).toBe('');
});

it('says what stands in the way of an approval', () => {
  const [asha, bala] = [
    { name: 'Asha', visible: true },
    { name: 'Bala', visible: true },
  ];
  const request = { requester: asha, target: bala, consent: {}, blocks: [] };
  expect(whyNotApprove(request)).toBeNull();
  expect(whyNotApprove({ ...request, consent: null })).toBe('Record first that the family of Bala agrees.');
  expect(whyNotApprove({ ...request, target: { ...bala, visible: false } })).toContain('Bala is hidden');
  expect(whyNotApprove({ ...request, blocks: [{}] })).toContain('blocked');
});
