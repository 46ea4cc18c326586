import { StrictMode } from 'react';
import { App } from '@/app/app';

/** All of the site. */
export function Site() {
  return (
    <StrictMode>
      <App />
    </StrictMode>
  );
}
