import { expect, test, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import { renderPart } from '@/lib/render-part';
import { QueryView } from '@/ui/query-view';

const offline = new AppError('network', 'Failed to fetch');

function view(query: { data?: string[]; error?: AppError | null; refetch?: () => unknown }) {
  return (
    <QueryView
      query={{ data: undefined, error: null, refetch: vi.fn(), ...query }}
      loading="Loading your searches"
      skeleton={<span>…</span>}
      failure="Your searches could not be loaded."
      isEmpty={(names) => names.length === 0}
      empty={<p>You have saved no search yet.</p>}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryView>
  );
}

test('says what is being loaded', async () => {
  const screen = await renderPart(view({}));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading your searches');
});

test('says what could not be loaded, and tries again', async () => {
  const refetch = vi.fn();
  const screen = await renderPart(view({ error: offline, refetch }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your searches could not be loaded.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('says that there is nothing', async () => {
  const screen = await renderPart(view({ data: [] }));
  await expect.element(screen.getByText('You have saved no search yet.')).toBeVisible();
});

test('shows what was loaded, also when a later attempt fails', async () => {
  const screen = await renderPart(view({ data: ['Engineers', 'Doctors'], error: offline }));
  await expect.element(screen.getByText('Engineers, Doctors')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
