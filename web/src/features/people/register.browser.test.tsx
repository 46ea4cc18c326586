import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { countsWithoutQueryOptions, registeredUsersQueryOptions } from '@/features/people/find-people';
import { NobodyFound } from '@/features/people/found';
import { UsersSection } from '@/features/people/register';
import { defaultTableView } from '@/features/people/table-view';
import { currentLocation } from '@/lib/navigation/history';
import { renderPart } from '@/lib/render-part';
import { sampleCard } from '@/person/sample';

const noop = () => undefined;
const queryOf = (search: string) => {
  const { page: _page, ...query } = { ...defaultTableView, search };
  return query;
};

function Section({ search }: { search: string }) {
  // Stays pending without an answer in the cache.
  const queryFn = () => new Promise<never>(noop);
  const users = useQuery({ ...registeredUsersQueryOptions(queryOf(search), 0), queryFn });
  const table = { ...defaultTableView, search };
  return <UsersSection table={table} users={users} onTableChange={noop} onPrint={noop} forAll={null} onExport={noop} />;
}

const word = (typed: string) => ({ filter: 'name' as const, value: typed, typed });

test('a caller is known by the father, and by an open enquiry, which opens', async () => {
  const details = { caste: null, "father's_name": 'Kandasamy', "mother's_name": null };
  const row = { ...sampleCard, id: 1001, name: 'Kavitha', profile_details: details, accounts: null };
  const enquiry = { id: 5, name: 'Selvam', kind: 'new', state: 'visit agreed', created_at: '2026-03-11T09:00:00Z' };
  const screen = await renderPart(<Section search="kandasamy" />, [
    [
      registeredUsersQueryOptions(queryOf('kandasamy'), 0).queryKey,
      { rows: [row], total: 1, words: [word('kandasamy')], enquiries: [enquiry] },
    ],
  ]);
  await expect
    .element(screen.getByRole('row', { name: /1001/ }))
    .toHaveTextContent(/Kavitha.*Father's name: Kandasamy/);
  const found = screen.getByRole('region', { name: 'Open enquiries' });
  await expect.element(found).toHaveTextContent(/Selvam.*Looks for a match · Visit agreed/);
  await found.getByRole('link', { name: 'Selvam' }).click();
  expect(currentLocation()).toEqual({ page: 'enquiries', enquiryId: 5 });
});

test('nothing of an empty search stays for the next one', async () => {
  const empty = { rows: [], total: 0, words: [word('nurse'), word('salem')], enquiries: [] };
  const screen = await renderPart(<Section search="nurse salem" />, [
    [registeredUsersQueryOptions(queryOf('nurse salem'), 0).queryKey, empty],
  ]);
  await expect.element(screen.getByText('contains “nurse salem”')).toBeVisible();
  await screen.rerender(<Section search="widow" />);
  await expect.element(screen.getByText('contains “', { exact: false })).not.toBeInTheDocument();
});

test('the counts without a part are those of its own words', async () => {
  const table = { ...defaultTableView, search: 'nurse salem' };
  const [one, other] = [word('nurse'), word('salem')];
  const nobody = (...words: (typeof one)[]) => <NobodyFound table={table} words={words} onTableChange={noop} />;
  const screen = await renderPart(nobody(one, other), [
    [countsWithoutQueryOptions(queryOf('nurse salem'), [one, other]).queryKey, [{ left: one, count: 3 }]],
  ]);
  await expect.element(screen.getByRole('button', { name: /Without “.*nurse”: 3/ })).toBeVisible();
  await screen.rerender(nobody(word('widow'), word('chettiar')));
  await expect.element(screen.getByRole('button', { name: /Without/ })).not.toBeInTheDocument();
});
