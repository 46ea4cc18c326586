import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { App } from '@/app/app';
import { queryClient } from '@/lib/query-client';
import { SessionProvider } from '@/lib/session';

/** All of the site, with what every page needs. */
export function Site() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <App />
        </SessionProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
