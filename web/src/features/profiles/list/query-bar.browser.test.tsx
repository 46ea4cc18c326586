import { expect, test, vi } from 'vitest';
import { QueryBar } from '@/features/profiles/list/query-bar';
import type { ProfileQuery } from '@/features/profiles/filters';
import type { Viewer } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';
import { useState } from 'react';

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
