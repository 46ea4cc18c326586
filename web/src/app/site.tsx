import { StrictMode } from 'react';
import { App } from '@/app/app';
import { useLanguage } from '@/texts/language';

/** All of the site. */
export function Site() {
  // In another language everything is drawn again; nothing loses its state.
  useLanguage();
  return (
    <StrictMode>
      <App />
    </StrictMode>
  );
}
