import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A place on the page that takes the focus when the control that had it is gone: when it is asked to, or when the
 * focus is lost while what is shown changes.
 */
export function useFocusPlace<Place extends HTMLElement = HTMLElement>(
  shown?: unknown,
): {
  place: RefObject<Place | null>;
  focusPlace: () => void;
} {
  const place = useRef<Place>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) place.current?.focus();
  }, [times]);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  const focusPlace = useCallback(() => {
    setTimes((times) => times + 1);
  }, []);
  return { place, focusPlace };
}
