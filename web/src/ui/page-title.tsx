import { useEffect } from 'react';
import { bureau } from '@/lib/bureau';

// The titles of what is on screen, the innermost last: when it goes, the one around it is shown again.
const titles: { text: string }[] = [];

function showLast(): void {
  const last = titles.at(-1);
  if (last) document.title = `${last.text} | ${bureau.name}`;
}

/** Names the page in the browser's tab. (React's own <title> would come second to the one in index.html.) */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    const title = { text: children };
    titles.push(title);
    showLast();
    return () => {
      titles.splice(titles.indexOf(title), 1);
      showLast();
    };
  }, [children]);
  return null;
}
