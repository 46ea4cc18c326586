import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from '@/base/store';

const preparing = createStore(false);

/** Whether a page draws and loads all that it has, because it will be printed. */
export const useIsPreparingPrint = (): boolean => useStore(preparing);

export const preparePrint = preparing.set;

/** Whether the page itself is being printed, and not a sheet alone in its place. */
export function useIsBeingPrinted(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const set = ({ type }: Event) => {
      flushSync(() => {
        // The part of the page that prints the sheet must stay: the sheet goes with it.
        setIsPrinting(type === 'beforeprint' && document.querySelector('body > .print-alone') === null);
      });
    };
    window.addEventListener('beforeprint', set);
    window.addEventListener('afterprint', set);
    return () => {
      window.removeEventListener('beforeprint', set);
      window.removeEventListener('afterprint', set);
    };
  }, []);
  return isPrinting;
}

/** The most people of one printing, as in the database. */
export const mostPrinted = 1000;
