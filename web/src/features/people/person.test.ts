import { expect, it } from 'vitest';
import { planWhatsApp } from '@/features/people/person';

const then = '2026-01-01T00:00:00Z';
const person = (id: number) => ({ id, name: `P${id}`, status: 'verified', verified_at: then, updated_at: then });
const login = (id: number, active: boolean, notice_sent_at: string | null) => ({
  registered_user_id: id,
  username: `p${id}`,
  active,
  must_change_password: true,
  notice_sent_at,
  language: id === 5 ? 'ta' : null,
});

it('lists people with an active login and no notice, in selection order', () => {
  const accounts = [1, 2, 3, 5, 6].map((id) => login(id, id !== 3, id === 2 ? then : null));
  const plan = planWhatsApp([6, 5, 4, 3, 2, 1].map(person), accounts, [6]);
  const { toNotify, told, withoutLogin, switchedOff, refused } = plan;
  expect(toNotify).toEqual([
    { id: 5, name: 'P5', username: 'p5', language: 'ta' },
    { id: 1, name: 'P1', username: 'p1', language: null },
  ]);
  expect(told).toEqual([person(2)]);
  expect(withoutLogin).toEqual([person(4)]);
  expect(switchedOff).toEqual([person(3)]);
  expect(refused).toEqual([person(6)]);
});
