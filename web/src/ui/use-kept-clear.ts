import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what stays at an edge of the window: its height is kept clear. The browser does not scroll a focused control
 * behind it, and messages stand above it. styles.css reads the property.
 */
export function useKeptClear<Bar extends HTMLElement>(
  property: '--action-bar' | '--header' | '--foot' | '--dialog-foot',
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    if (bar.current === null) return;
    const { current } = bar;
    const { style } = document.documentElement;
    // The height changes with the letters and with the number of buttons. The header stays on phones only.
    const observer = new ResizeObserver(() => {
      current.toggleAttribute('data-tall', current.offsetHeight > window.innerHeight / 3);
      const isKept = /sticky|fixed/.test(getComputedStyle(current).position);
      style.setProperty(property, isKept ? `${current.offsetHeight}px` : '0px');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return bar;
}
