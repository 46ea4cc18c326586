import { expect, test, vi } from 'vitest';
import { renderPart } from '@/lib/render-part';
import { LoadMore } from '@/ui/load-more';

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
