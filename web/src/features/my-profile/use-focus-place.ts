import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A place on the page that takes the focus when the control that had it is gone. */
export function useFocusPlace(): { place: RefObject<HTMLElement | null>; focusPlace: () => void } {
  const place = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) place.current?.focus();
  }, [times]);
  const focusPlace = useCallback(() => {
    setTimes((before) => before + 1);
  }, []);
  return { place, focusPlace };
}
