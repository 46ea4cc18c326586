import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what stays at the lower edge of the window: its height is kept clear. The browser does not scroll a focused control
 * behind it, and messages stand above it.
 */
export function useKeptClear(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bar.current === null) return;
    const { current } = bar;
    const root = document.documentElement;
    // styles.css reads it. The height changes with the letters and with the number of buttons.
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--action-bar', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--action-bar');
    };
  }, []);
  return bar;
}
