import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { linkedFamilyQueryOptions } from '@/features/introductions/api/shown-people';
import { askForFirstPage } from '@/first-load/early-requests';
import { address } from '@/lib/env';
import { toLocation } from '@/lib/navigation/location';

test('a private link uses the response of the early request: it is opened once', async () => {
  const asked: string[] = [];
  const stars = { gender: 'bride', birth_star: null, star_pada: null, rasi: null };
  const family = { id: 7, name: 'Asha', own_script_name: null, ...stars };
  const link = { expires_at: '2026-12-01', is_known: true, may_try: false, for_candidate: false };
  const opened = {
    family,
    ...link,
    people: [],
    has_more: false,
    confirmed_today: true,
    answered_for_candidate: [],
    seen_by_visitors: [],
  };
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((input) => {
    asked.push((input instanceof Request ? input.url : String(input)).replace(/^.*\/v1\//, ''));
    return Promise.resolve(Response.json(opened));
  });
  onTestFinished(() => {
    fetched.mockRestore();
  });
  const token = 'a'.repeat(64);
  await askForFirstPage(address, toLocation({ page: 'family', token }));
  expect(asked).toEqual(['rpc/open_family_link']);
  expect(await new QueryClient().query(linkedFamilyQueryOptions(token))).toEqual(opened);
  expect(asked).toEqual(['rpc/open_family_link']);
});
