import { useEffect } from 'react';
import { useBureau } from '@/bureau/bureau';

// A stack of the mounted titles, innermost last: when it unmounts, the outer title returns.
const titles: { text: string }[] = [];

function showLast(bureauName: string): void {
  const last = titles.at(-1);
  // The home page of a bureau without a line under its name has no text of its own.
  if (last) document.title = last.text === '' ? bureauName : `${last.text} | ${bureauName}`;
}

/** Sets document.title. (React's own <title> would come second to the one in index.html.) */
export function PageTitle({ children }: { children: string }) {
  const { bureau_name: name } = useBureau();
  useEffect(() => {
    const title = { text: children };
    titles.push(title);
    showLast(name);
    return () => {
      titles.splice(titles.indexOf(title), 1);
      showLast(name);
    };
  }, [children, name]);
  return null;
}
