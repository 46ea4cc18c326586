import { useCallback, useState, type RefCallback } from 'react';
import { chartSide } from '@/features/horoscope/drawn-charts/layout/chart-cells';

/** The default font size of names, in drawing units. */
export const defaultFontSize = 23;

/** The font size in print, where charts are small and read at arm's length. */
export const printFontSize = 30;

/**
 * The font size of names in a chart: at least that of the surrounding text, even with a larger browser font. Attach the ref
 * to an element as wide as the chart.
 */
export function useFontSize(): [RefCallback<Element>, fontSize: number] {
  const [fontSize, setFontSize] = useState(defaultFontSize);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { clientWidth } = element;
      if (clientWidth > 0) setFontSize(Math.max(defaultFontSize, Math.round((text * chartSide) / clientWidth)));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, fontSize];
}
