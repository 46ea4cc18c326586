import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import { queryClient } from '@/lib/query-client';
import { renderPart } from '@/lib/render-part';
import { LoadMore, QueryView, type ViewedQuery } from '@/ui/loaded';

const offline = new AppError('network', 'Failed to fetch');

function view(query: Partial<ViewedQuery<string[]>>) {
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

test('announces loading', async () => {
  const screen = await renderPart(view({}));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading your searches');
});

test('shows a failure with a retry button', async () => {
  const refetch = vi.fn();
  const screen = await renderPart(view({ error: offline, refetch }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your searches could not be loaded.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('shows the empty state', async () => {
  const screen = await renderPart(view({ data: [] }));
  await expect.element(screen.getByText('You have saved no search yet.')).toBeVisible();
});

test('keeps the data when a later fetch fails', async () => {
  const screen = await renderPart(view({ data: ['Engineers', 'Doctors'], error: offline }));
  await expect.element(screen.getByText('Engineers, Doctors')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

const refused = new AppError('unknown', 'The table is not there.');

/** Reads searches with the site's own query client. */
function Searches({ read }: { read: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: ['searches'], queryFn: read });
  return (
    <>
      <p>{query.isFetching ? 'Under way' : 'Answered'}</p>
      {view(query)}
    </>
  );
}

/** Renders searches that failed to load. Each attempt waits until the test answers it. */
async function showFailed() {
  const attempts: { resolve: (names: string[]) => void; reject: (error: AppError) => void }[] = [];
  const read = () =>
    new Promise<string[]>((resolve, reject) => {
      attempts.push({ resolve, reject });
    });
  const part = (
    <QueryClientProvider client={queryClient}>
      <Searches read={read} />
    </QueryClientProvider>
  );
  const screen = await renderPart(part);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading your searches');
  attempts[0]?.reject(refused);
  await expect.element(screen.getByText('Answered')).toBeVisible();
  return { screen, part, attempts, alert: screen.getByRole('alert').element() };
}

test('a failure stays during automatic retries, until one succeeds', async () => {
  const { screen, attempts, alert } = await showFailed();
  for (const number of [1, 2]) {
    void queryClient.refetchQueries();
    await expect.element(screen.getByText('Under way')).toBeVisible();
    expect(alert.isConnected).toBe(true);
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    attempts[number]?.reject(refused);
    await expect.element(screen.getByText('Answered')).toBeVisible();
  }
  void queryClient.refetchQueries();
  await expect.element(screen.getByText('Under way')).toBeVisible();
  expect(alert.isConnected).toBe(true);
  attempts[3]?.resolve(['Engineers']);
  await expect.element(screen.getByText('Engineers')).toBeVisible();
  expect(alert.isConnected).toBe(false);
});

test('a failure stays during a manual retry, and the button is busy', async () => {
  const { screen, attempts, alert } = await showFailed();
  await screen.getByRole('button', { name: 'Try again' }).click();
  const busy = screen.getByRole('button', { name: 'Trying again…' });
  await expect.element(busy).toHaveFocus();
  await busy.click({ force: true });
  expect(attempts).toHaveLength(2);
  expect(alert.isConnected).toBe(true);
  attempts[1]?.reject(refused);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(alert.isConnected).toBe(true);
});

test('mounting again after a failure starts with the skeleton', async () => {
  const { screen, part } = await showFailed();
  await screen.rerender(<p>Another page</p>);
  await screen.rerender(part);
  await expect.element(screen.getByText('Under way')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading your searches');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('what hangs says so, and is asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dropped: boolean[] = [];
  const answers: ((names: string[]) => void)[] = [];
  const ask = (signal: AbortSignal) =>
    new Promise<string[]>((resolve) => {
      const attempt = dropped.push(false) - 1;
      signal.addEventListener('abort', () => {
        dropped[attempt] = true;
      });
      answers.push(resolve);
    });
  // As a profile reads its card: an inner query without other observers, read by an outer one.
  const inner = { queryKey: ['inner'], queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal) };
  function Nested() {
    return view(useQuery({ queryKey: ['outer'], queryFn: ({ client }) => client.query(inner) }));
  }
  const screen = await renderPart(
    <QueryClientProvider client={queryClient}>
      <Nested />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('button').elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(8000);
  await expect.element(screen.getByText('It takes longer than usual.')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.element(screen.getByText('Trying again…')).toBeVisible();
  await expect.element(again).toHaveFocus();
  await vi.advanceTimersByTimeAsync(10);
  expect(dropped).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(8000);
  await expect.element(screen.getByText('It takes longer than usual.')).toBeVisible();
  answers[1]?.(['Engineers']);
  await vi.advanceTimersByTimeAsync(10);
  await expect.element(screen.getByText('Engineers')).toBeVisible();
  await expect.element(screen.getByText('It takes longer than usual.')).not.toBeInTheDocument();
});

const more = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: vi.fn() };

test('a list with more pages can load the next one, is busy, and can fail', async () => {
  const screen = await renderPart(<LoadMore more={more} />);
  await screen.getByRole('button', { name: 'Show more' }).click();
  expect(more.fetchNextPage).toHaveBeenCalledTimes(1);
  await screen.rerender(<LoadMore more={{ ...more, isFetchingNextPage: true }} />);
  await screen.getByRole('button', { name: 'Loading more…' }).click({ force: true });
  expect(more.fetchNextPage).toHaveBeenCalledTimes(1);
  await screen.rerender(<LoadMore more={{ ...more, isFetchNextPageError: true }} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent("Couldn't load the rest of the list.");
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(more.fetchNextPage).toHaveBeenCalledTimes(2);
  await screen.rerender(<LoadMore more={{ ...more, hasNextPage: false }} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
