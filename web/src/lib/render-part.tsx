import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';

/** What the queries of a component test answer with, by their keys; all others go unanswered. */
type Answers = readonly (readonly [key: QueryKey, data: unknown])[];

/** Renders a part of the site for a component test. */
export async function renderPart(part: ReactNode, answers: Answers = []) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity }, mutations: { networkMode: 'always' } },
  });
  for (const [key, data] of answers) client.setQueryData(key, data);
  return await render(part, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}
