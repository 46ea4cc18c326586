import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { keepFailures, mutationCache } from '@/lib/query-client';

/** The answers to the queries of a component test, by their keys; all other queries stay pending. */
type Answers = readonly (readonly [key: QueryKey, data: unknown])[];

const errors = vi.spyOn(console, 'error');

/**
 * Renders a part of the site for a component test, which fails on any error in the console. Setup and cleanup are here, not
 * in hooks. All files share one page, where an imported file's hooks run for the first only.
 */
export async function renderPart(part: ReactNode, answers: Answers = []) {
  await cleanup();
  errors.mockClear();
  onTestFinished(() => {
    // The auth client also notes each request that does not arrive.
    const isCut = ([cause]: unknown[]) => cause instanceof TypeError && cause.message === 'Failed to fetch';
    expect(errors.mock.calls.filter((call) => !isCut(call))).toEqual([]);
  });
  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnMount: false },
      mutations: { networkMode: 'always' },
    },
  });
  keepFailures(client.getQueryCache());
  for (const [key, data] of answers) client.setQueryData(key, data);
  return await render(part, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

/** Renders a page with a button that opens a dialog, and opens it. The dialog gets what closes it. */
export async function renderDialog(dialog: (close: () => void) => ReactNode, answers: Answers = []) {
  const screen = await renderPart(<PageWithDialog dialog={dialog} />, answers);
  const opener = screen.getByRole('button', { name: 'Open the dialog' });
  await opener.click();
  return { screen, opener, dialog: screen.getByRole('dialog') };
}

function PageWithDialog({ dialog }: { dialog: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the dialog
      </button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}
