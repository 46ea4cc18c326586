import { useEffect } from 'react';
import { bureau } from '@/lib/bureau';

/** Names the page in the browser's tab. (React's own <title> would come second to the one in index.html.) */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} | ${bureau.name}`;
  }, [children]);
  return null;
}
