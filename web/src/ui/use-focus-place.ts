import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea';

interface FocusPlace<Place extends HTMLElement> {
  place: RefObject<Place | null>;
  /** Moves the focus to the place, when what changes with it is on screen. */
  focusPlace: (options?: FocusOptions) => void;
  /** Has the place take the focus if it is lost when what is shown changes next. */
  watchNextChange: () => void;
}

/**
 * A place on the page that takes the focus when the control that had it is gone: when it is asked to, or when the
 * focus is lost while what is shown changes. A place without a tabindex gives it to the first control in it.
 * `watches` says which changes count: all of them, or the next one after `watchNextChange()`, for what also changes by
 * itself.
 */
export function useFocusPlace<Place extends HTMLElement = HTMLElement>(
  shown?: unknown,
  watches: 'always' | 'when asked' = 'always',
): FocusPlace<Place> {
  const place = useRef<Place>(null);
  const [move, setMove] = useState<FocusOptions | null>(null);
  useEffect(() => {
    if (move !== null) focusIn(place.current, move);
  }, [move]);

  const before = useRef(shown);
  const isWatching = useRef(watches === 'always');
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isWatching.current && document.activeElement === document.body) focusIn(place.current, { preventScroll: true });
    isWatching.current = watches === 'always';
  }, [shown, watches]);

  const focusPlace = useCallback((options: FocusOptions = {}) => {
    setMove({ ...options });
  }, []);
  const watchNextChange = useCallback(() => {
    isWatching.current = true;
  }, []);
  return { place, focusPlace, watchNextChange };
}

function focusIn(place: HTMLElement | null, options: FocusOptions): void {
  const target = place?.hasAttribute('tabindex') === true ? place : place?.querySelector<HTMLElement>(controls);
  target?.focus(options);
}
