import { Fragment, startTransition, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isPlaceHeld, placeReturnedTo } from '@/lib/navigation/history';
import { useIsBeingPrinted, useIsPreparingPrint } from '@/lib/printing';
import { estimateHeights, keepHeights, partsBetween, readHeights, withMeasured } from '@/lib/part-heights';

/** Divisible by 1, 2, 3 and 4, so that a part always fills whole rows. */
const partSize = 12;
// In screen heights: the distance rendered above and below the screen, and the estimated height of a part.
const overscan = 1.5;
const estimatedHeight = 2;
// Rendered first. The rest follows in a transition, so that the page responds before it is complete.
const firstItems = 4;

interface LongListProps<Item> {
  /** The storage key of the measured heights, per tab. */
  name: string;
  items: readonly Item[];
  hasMore?: boolean;
  /** CSS classes of a part: its grid, and the gap to the next part. */
  partClass: string;
  /** The text that find-in-page matches while an item is not rendered. */
  textOf: (item: Item) => string;
  /**
   * Renders an item with `aria-posinset` (position from 1) and `aria-setsize` (-1 when unknown), because the document does
   * not hold the whole list.
   */
  draw: (item: Item, position: number, size: number) => ReactNode;
}

/**
 * A virtual list: only parts near the screen are rendered. A distant part is a placeholder with text for find-in-page. The
 * focused part stays rendered, and printing renders all parts.
 */
export function LongList<Item extends { id: number }>(props: LongListProps<Item>) {
  const { name, items, hasMore = false, partClass, textOf, draw } = props;
  const list = useRef<HTMLDivElement>(null);
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / partSize) }, (_, part) =>
        items.slice(part * partSize, (part + 1) * partSize),
      ),
    [items],
  );
  const showsAll = useShowsAll();
  const { heights, isNear } = usePartsNearScreen(name, list, parts, showsAll);
  const [focused, setFocused] = useState<number | null>(null);
  const isBeingPrinted = useIsBeingPrinted();
  const isPreparing = useIsPreparingPrint();
  const isPrinting = isBeingPrinted || isPreparing;
  const size = hasMore ? -1 : items.length;

  return (
    <div role="list" ref={list}>
      {parts.map((part, index) => {
        const isRendered = isPrinting || index === focused || (showsAll ? isNear[index] : index === 0);
        return (
          <div
            // A new item shifts the others from part to part, but the part stays in its position.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={partClass}
            data-far={!isRendered || undefined}
            style={isRendered ? undefined : { height: heights[index] }}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(null)}
          >
            {isRendered ? (
              (showsAll ? part : part.slice(0, firstItems)).map((item, place) => (
                <Fragment key={item.id}>{draw(item, index * partSize + place + 1, size)}</Fragment>
              ))
            ) : (
              <p ref={hideUntilFound} translate="no">
                {part.map(textOf).join('\n')}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Hides the text from sight and screen readers, but not from find-in-page, where browsers support it. */
function hideUntilFound(element: HTMLElement | null): void {
  element?.setAttribute('hidden', 'until-found');
}

/** Whether to render more than the first items: after the first paint, or at once when returning to a lower position. */
function useShowsAll(): boolean {
  const [showsAll, setShowsAll] = useState(() => window.scrollY > 0 || placeReturnedTo() > 0);
  useEffect(() => {
    startTransition(() => setShowsAll(true));
  }, []);
  return showsAll;
}

interface View {
  /** Scroll offsets to render around: the current one and the one to restore. */
  places: readonly number[];
  screen: number;
  /** The offset of the list on the page; zero until it is mounted. */
  top: number;
}

/** The heights of the parts, and which are near the screen or the scroll offset to restore. */
function usePartsNearScreen(
  name: string,
  list: RefObject<HTMLElement | null>,
  parts: readonly unknown[],
  showsAll: boolean,
) {
  const [measuredHeights, setMeasuredHeights] = useState(() => readHeights(name));
  const [view, setView] = useState<View>(() => ({
    places: [window.scrollY, placeReturnedTo()],
    screen: window.innerHeight,
    top: 0,
  }));
  const heights = estimateHeights(measuredHeights, parts.length, estimatedHeight * view.screen);

  useEffect(() => {
    keepHeights(name, measuredHeights);
  }, [name, measuredHeights]);

  useEffect(() => {
    const { current } = list;
    if (!current || !showsAll) return;
    const children = [...current.children];
    const observer = new ResizeObserver((entries) => {
      const rendered = entries.filter(({ target }) => !target.hasAttribute('data-far'));
      const measured = new Map(
        rendered.map(({ target, borderBoxSize }) => [children.indexOf(target), borderBoxSize[0]?.blockSize ?? 0]),
      );
      const width = rendered[0]?.contentRect.width ?? 0;
      // The width is zero while the list is hidden.
      if (width > 0) setMeasuredHeights((before) => withMeasured(before, width, measured));
    });
    for (const child of children) observer.observe(child);
    return () => observer.disconnect();
  }, [list, parts, showsAll]);

  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const setPlaces = (places: readonly number[]) => {
      const screen = window.innerHeight;
      const top = current.getBoundingClientRect().top + window.scrollY;
      setView((before) =>
        before.screen === screen && before.top === top && before.places.join() === places.join()
          ? before
          : { places, screen, top },
      );
    };
    const update = () => {
      // Rounded, so that small scrolls do not render again.
      const step = window.innerHeight / 4;
      const place = Math.round(window.scrollY / step) * step;
      startTransition(() => setPlaces(isPlaceHeld() ? [place, placeReturnedTo()] : [place]));
    };
    const revealMatch = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest('[data-far]') : null;
      if (part === null) return;
      flushSync(() => setPlaces([part.getBoundingClientRect().top + window.scrollY]));
      part.scrollIntoView();
    };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    current.addEventListener('beforematch', revealMatch);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      current.removeEventListener('beforematch', revealMatch);
    };
  }, [list]);

  const near = view.places.map((place) =>
    partsBetween(heights, view.top, place - overscan * view.screen, place + (1 + overscan) * view.screen),
  );
  return { heights, isNear: parts.map((_, part) => near.some((isNear) => isNear[part] === true)) };
}
