import { expect, it } from 'vitest';
import { cannotApproveReason, doBothSee, interestInWords, nextStep } from '@/features/contact-requests/approval';
import { formatDeclineReason, joinDeclineReason } from '@/bureau/words';
import { orderOpenRequests } from '@/features/contact-requests/office-requests';

it('orders requests due today first, and postponed ones last', () => {
  const created_at = '2026-03-01T09:00:00Z';
  const ordered = orderOpenRequests(
    [
      { id: 1, ask_again_on: '2026-04-01', created_at },
      { id: 2, ask_again_on: '2026-03-20', created_at },
      { id: 4, ask_again_on: null, created_at },
      { id: 3, ask_again_on: null, created_at },
      // Asked first, though its number is higher.
      { id: 7, ask_again_on: null, created_at: '2026-02-27T09:00:00Z' },
      { id: 5, ask_again_on: '2026-03-10', created_at },
      { id: 6, ask_again_on: '2026-03-09', created_at },
    ],
    '2026-03-10',
  );
  expect(ordered.map(({ id }) => id)).toEqual([6, 5, 7, 3, 4, 2, 1]);
});

it('joins the decline reason with its text', () => {
  expect(joinDeclineReason('Age', ' ')).toBe('Age');
  expect(joinDeclineReason('Age', ' Five years apart ')).toBe('Age: Five years apart');
  expect(joinDeclineReason('Other', ' They have moved. ')).toBe('They have moved.');
  expect(joinDeclineReason('Other', '')).toBe('');
});

it('says the choice of a stored reason, and the text as it was typed', () => {
  for (const stored of ['Age', 'Age: Five years apart', 'Job/income: Far away: abroad', 'They have moved.', 'Aged'])
    expect(formatDeclineReason(stored)).toBe(stored);
});

it('gives the reason against an approval', () => {
  const [asha, bala] = [
    { id: 1, name: 'Asha', gender: 'bride', visible: true },
    { id: 2, name: 'Bala', gender: 'groom', visible: true },
  ];
  const request = { requester: asha, target: bala, consents: [{ registered_user_id: 2, person: 'Self' }], blocks: [] };
  expect(cannotApproveReason(request)).toBeNull();
  expect(nextStep(request, [1])).toMatch(/ask the family of Asha too, to share both ways\.$/);
  const byThemselves = [...request.consents, { registered_user_id: 1, person: 'Self: Asha' }];
  const bothAgree = { ...request, consents: byThemselves };
  expect(nextStep(bothAgree, [])).toBe('Both families agree.');
  expect(nextStep(bothAgree, [1, 2])).toBe('Both families agree. The own yes of Asha and Bala is missing.');
  const byMother = { ...request, consents: [{ registered_user_id: 2, person: 'Mother' }] };
  expect(nextStep(byMother, [2])).toMatch(/The own yes of Bala is missing\. A parent’s yes does not count here\.$/);
  for (const consents of [[], [{ registered_user_id: 1, person: 'Self' }]])
    expect(cannotApproveReason({ ...request, consents })).toBe('Record first that the family of Bala agrees.');
  expect(cannotApproveReason({ ...request, target: { ...bala, visible: false } })).toContain('Bala is hidden');
  expect(cannotApproveReason({ ...request, blocks: [{}] })).toContain('blocked');
});

it('reads an interest as that alone', () => {
  const interest = { family_id: 2, answer: 'interested', answered_at: '2026-12-01T06:00:00Z', answered_by: 'link' };
  expect(interestInWords([interest], { id: 2 })).toBe('Interested, 1 December 2026, by the private link');
  expect(interestInWords([interest], { id: 1 })).toBeNull();
});

it('says that both families see the details only if both do', () => {
  const person = { visible: true, accounts: { active: true } };
  const shared = { requester: person, target: person, disclosures: [{ revoked_at: null }, { revoked_at: null }] };
  expect(doBothSee(shared)).toBe(true);
  expect(doBothSee({ ...shared, disclosures: [{ revoked_at: null }, { revoked_at: '2026-03-10' }] })).toBe(false);
  expect(doBothSee({ ...shared, target: { ...person, visible: false } })).toBe(false);
  expect(doBothSee({ ...shared, requester: { ...person, accounts: null } })).toBe(false);
});
