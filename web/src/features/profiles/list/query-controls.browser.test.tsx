import { expect, test, vi, beforeEach } from 'vitest';
import { QueryBar, ActiveFilters } from '@/features/profiles/list/query-controls';
import type { ProfileQuery, Filters } from '@/features/profiles/filters';
import type { Viewer } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';
import { useState } from 'react';
import { page } from 'vitest/browser';

const asha: Viewer = { kind: 'member', username: 'asha', name: null, profileId: 1, gender: 'bride' };
const onChange = vi.fn<(query: ProfileQuery) => void>();

function Bar() {
  const [query, setQuery] = useState<ProfileQuery>({ filters: { looking_for: 'groom' }, sort: 'newest' });
  return (
    <>
      <QueryBar
        viewer={asha}
        query={query}
        hasStar={false}
        onChange={(wanted) => {
          onChange(wanted);
          setQuery(wanted);
        }}
        onFilter={vi.fn()}
      />
      <button type="button" onClick={() => setQuery({ filters: {}, sort: 'newest' })}>
        Remove the chip
      </button>
    </>
  );
}

test('the list follows what is typed, in the digits of any script, and the field keeps the focus', async () => {
  const screen = await renderPart(<Bar />, [[['saved-searches'], []]]);
  const field = screen.getByRole('searchbox');
  await field.fill('௧௦௦௦');
  await expect.poll(() => onChange.mock.lastCall?.[0].filters).toEqual({ search: '1000' });
  expect(document.activeElement).toBe(field.element());
  await expect.element(field).toHaveValue('௧௦௦௦');
  await screen.getByRole('button', { name: 'Remove the chip' }).click();
  await expect.element(field).toHaveValue('');
  await field.fill('bala');
  await expect.poll(() => onChange.mock.lastCall?.[0].filters).toEqual({ search: 'bala' });
  await field.fill('');
  await expect.poll(() => onChange.mock.lastCall?.[0].filters).toEqual({ looking_for: 'groom' });
  expect(onChange).toHaveBeenCalledTimes(3);
});

// On a small phone the faces come before the chip of the other side.
beforeEach(() => page.viewport(600, 800));

const visitor: Viewer = { kind: 'visitor' };

async function show(viewer: Viewer, filters: Filters) {
  const onChange = vi.fn<(filters: Filters) => void>();
  const screen = await renderPart(
    <ActiveFilters viewer={viewer} filters={filters} onChange={onChange} onSave={vi.fn()} />,
    [[['saved-searches'], []]],
  );
  return { screen, onChange, press: async (name: string) => await screen.getByRole('button', { name }).click() };
}

test('a bride sees grooms first, everyone with one tap, and grooms again with one more', async () => {
  const first = await show(asha, { looking_for: 'groom' });
  await expect.element(first.screen.getByRole('button', { name: 'Remove filter Grooms' })).toBeVisible();
  await expect.element(first.screen.getByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
  await first.press('Show all');
  expect(first.onChange).toHaveBeenCalledExactlyOnceWith({});
  const all = await show(asha, {});
  await all.press('Show grooms only');
  expect(all.onChange).toHaveBeenCalledExactlyOnceWith({ looking_for: 'groom' });
  const filtered = await show(asha, { looking_for: 'groom', diet: 'Jain' });
  await filtered.press('Clear all');
  expect(filtered.onChange).toHaveBeenCalledExactlyOnceWith({ looking_for: 'groom' });
});

test('only a bride who filters for brides is reminded of her own side', async () => {
  const note = 'You are registered as a bride.';
  await expect.element((await show(asha, { looking_for: 'bride' })).screen.getByText(note)).toBeVisible();
  for (const [viewer, side] of [
    [asha, 'groom'],
    [visitor, 'bride'],
    [{ ...asha, gender: null }, 'bride'],
  ] as const) {
    const { screen } = await show(viewer, { looking_for: side });
    await expect.element(screen.getByRole('button', { name: /^Remove filter/ })).toBeVisible();
    expect(screen.getByText(/You are registered/).elements()).toEqual([]);
  }
});

test('a chip removes its filter and the focus stays in the group, even if two have the same label', async () => {
  const { screen, onChange } = await show(visitor, { religion: 'Jain', diet: 'Jain' });
  const chips = screen.getByRole('button', { name: 'Remove filter Jain' });
  expect(chips.elements()).toHaveLength(2);
  await chips.first().click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ diet: 'Jain' });
  await expect.element(screen.getByRole('group', { name: 'Active filters' })).toHaveFocus();
});

test('a visitor sees no chips before setting a filter', async () => {
  const { screen } = await show(visitor, {});
  expect(screen.container.textContent).toBe('');
});

test('with the last filter the focus goes to the heading of the page', async () => {
  const page = (filters: Filters) => (
    <main>
      <h1 tabIndex={-1}>Profiles</h1>
      <ActiveFilters
        viewer={visitor}
        filters={filters}
        onChange={() => void screen.rerender(page({}))}
        onSave={vi.fn()}
      />
    </main>
  );
  const screen = await renderPart(page({ religion: 'Jain' }));
  await screen.getByRole('button', { name: 'Remove filter Jain' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Profiles' })).toHaveFocus();
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
});
