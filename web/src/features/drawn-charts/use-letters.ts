import { useCallback, useState, type RefCallback } from 'react';
import { chartSide } from '@/features/drawn-charts/layout/chart-cells';

/** The usual size of names, in units of the drawing. */
export const usualLetters = 23;

/** On paper charts are small, and read at arm's length. */
export const paperLetters = 30;

/**
 * How large the names in a chart are: no smaller than the text around it, also where the reader has set that larger and the
 * chart cannot grow with it. The reference is for what is as wide as the chart.
 */
export function useLetters(): [RefCallback<Element>, letters: number] {
  const [letters, setLetters] = useState(usualLetters);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { clientWidth } = element;
      if (clientWidth > 0) setLetters(Math.max(usualLetters, Math.round((text * chartSide) / clientWidth)));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, letters];
}
