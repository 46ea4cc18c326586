import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea';

interface FocusPlace<Place extends HTMLElement> {
  place: RefObject<Place | null>;
  /** Moves the focus to the place after the next render that has it. */
  focusPlace: (options?: FocusOptions) => void;
  /** Lets the place take the focus if the next change of `shown` loses it. */
  watchNextChange: () => void;
}

/**
 * An element that takes the focus when the focused control unmounts: on `focusPlace()`, or when a change of `shown` loses
 * the focus. Without a tabindex, its first control takes the focus. `watches` says which changes count: all, or only the
 * next one after `watchNextChange()`, for content that also changes without the user.
 */
export function useFocusPlace<Place extends HTMLElement = HTMLElement>(
  shown?: unknown,
  watches: 'always' | 'when asked' = 'always',
): FocusPlace<Place> {
  const place = useRef<Place>(null);
  const [move, setMove] = useState<FocusOptions | null>(null);
  const moved = useRef<FocusOptions | null>(null);
  // After each render: the place may come with data that is drawn later than the answer of the change.
  useEffect(() => {
    if (move === null || move === moved.current || place.current === null) return;
    moved.current = move;
    focusIn(place.current, move);
  });

  const before = useRef(shown);
  const isWatching = useRef(watches === 'always');
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isWatching.current && document.activeElement === document.body) focusIn(place.current, { preventScroll: true });
    isWatching.current = watches === 'always';
  }, [shown, watches]);

  const focusPlace = useCallback((options: FocusOptions = {}) => setMove({ ...options }), []);
  const watchNextChange = useCallback(() => {
    isWatching.current = true;
  }, []);
  return { place, focusPlace, watchNextChange };
}

function focusIn(place: HTMLElement | null, options: FocusOptions): void {
  const target = place?.hasAttribute('tabindex') === true ? place : place?.querySelector<HTMLElement>(controls);
  target?.focus(options);
}
