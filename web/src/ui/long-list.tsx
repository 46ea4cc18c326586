import { Fragment, startTransition, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isPlaceHeld, placeReturnedTo } from '@/lib/navigation/history';
import { estimateHeights, keepHeights, partsBetween, readHeights, withMeasured } from '@/lib/part-heights';

/** Fills whole rows, whether there are 1, 2, 3 or 4 in a row. */
const partSize = 12;
// In heights of the screen: what is above and below it in the document, and how high a part is guessed to be.
const around = 1.5;
const guess = 2;
// What is drawn first where the list begins; the rest follows in small steps, behind what can be seen and used by then.
const firstItems = 4;

interface LongListProps<Item> {
  /** What this tab remembers of the list is kept under this name. */
  name: string;
  items: readonly Item[];
  hasMore?: boolean;
  /** The look of a part, which holds whole rows, with the distance to the next. */
  partClass: string;
  /** What the browser's search finds of an item that is far from the screen. */
  textOf: (item: Item) => string;
  /**
   * Draws an item as a list item, which says its position, from 1, and the size of the list (-1 when that is not known), for not
   * all is in the document.
   */
  draw: (item: Item, position: number, size: number) => ReactNode;
}

/**
 * A list of which only what is near the screen is in the document. A part that is far leaves its place, with a text that the
 * browser's search finds; the part that has the focus stays, and on paper all are there.
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
  const isBegun = useIsBegun();
  const { heights, isNear } = useParts(name, list, parts, isBegun);
  const [focused, setFocused] = useState<number | null>(null);
  const isOnPaper = useIsOnPaper();
  const size = hasMore ? -1 : items.length;

  return (
    <div role="list" ref={list}>
      {parts.map((part, index) => {
        const isThere = isOnPaper || index === focused || (isBegun ? isNear[index] : index === 0);
        return (
          <div
            // Who comes first in it changes when somebody is added: the part stays.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={partClass}
            data-far={!isThere || undefined}
            style={isThere ? undefined : { height: heights[index] }}
            onFocus={() => {
              setFocused(index);
            }}
            onBlur={() => {
              setFocused(null);
            }}
          >
            {isThere ? (
              (isBegun ? part : part.slice(0, firstItems)).map((item, place) => (
                <Fragment key={item.id}>{draw(item, index * partSize + place + 1, size)}</Fragment>
              ))
            ) : (
              <p ref={letBeFound}>{part.map(textOf).join('\n')}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Nobody sees or hears it, but the browser's search finds it, where browsers can do that. */
function letBeFound(element: HTMLElement | null): void {
  element?.setAttribute('hidden', 'until-found');
}

/** Whether more is there than the first items: soon, and from the start for who returns to a place further down. */
function useIsBegun(): boolean {
  const [isBegun, setIsBegun] = useState(() => window.scrollY > 0 || placeReturnedTo() > 0);
  useEffect(() => {
    startTransition(() => {
      setIsBegun(true);
    });
  }, []);
  return isBegun;
}

interface View {
  /** What is looked at: how far down on the page the screen's upper edge is, or will be. */
  places: readonly number[];
  /** How high the screen is. */
  screen: number;
  /** How far down on the page the list begins; zero until it is there. */
  top: number;
}

/** How high the parts of a list are, and which of them are near the screen or the place to which the user returns. */
function useParts(name: string, list: RefObject<HTMLElement | null>, parts: readonly unknown[], isBegun: boolean) {
  const [known, setKnown] = useState(() => readHeights(name));
  const [view, setView] = useState<View>(() => ({
    places: [window.scrollY, placeReturnedTo()],
    screen: window.innerHeight,
    top: 0,
  }));
  const heights = estimateHeights(known, parts.length, guess * view.screen);

  useEffect(() => {
    keepHeights(name, known);
  }, [name, known]);

  useEffect(() => {
    const { current } = list;
    if (!current || !isBegun) return;
    const children = [...current.children];
    const observer = new ResizeObserver((entries) => {
      const there = entries.filter(({ target }) => !target.hasAttribute('data-far'));
      const measured = new Map(
        there.map(({ target, borderBoxSize }) => [children.indexOf(target), borderBoxSize[0]?.blockSize ?? 0]),
      );
      const width = there[0]?.contentRect.width ?? 0;
      // It is zero in what is not shown at all.
      if (width > 0) setKnown((before) => withMeasured(before, width, measured));
    });
    for (const child of children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, [list, parts, isBegun]);

  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const lookAt = (places: readonly number[]) => {
      const screen = window.innerHeight;
      const top = current.getBoundingClientRect().top + window.scrollY;
      setView((before) =>
        before.screen === screen && before.top === top && before.places.join() === places.join()
          ? before
          : { places, screen, top },
      );
    };
    const look = () => {
      // Not at each pixel.
      const step = window.innerHeight / 4;
      const place = Math.round(window.scrollY / step) * step;
      startTransition(() => {
        lookAt(isPlaceHeld() ? [place, placeReturnedTo()] : [place]);
      });
    };
    const reveal = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest('[data-far]') : null;
      if (part === null) return;
      flushSync(() => {
        lookAt([part.getBoundingClientRect().top + window.scrollY]);
      });
      part.scrollIntoView();
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    current.addEventListener('beforematch', reveal);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      current.removeEventListener('beforematch', reveal);
    };
  }, [list]);

  const near = view.places.map((place) =>
    partsBetween(heights, view.top, place - around * view.screen, place + (1 + around) * view.screen),
  );
  return { heights, isNear: parts.map((_, part) => near.some((isNear) => isNear[part] === true)) };
}

/** Whether the page is being printed. */
function useIsOnPaper(): boolean {
  const [isOnPaper, setIsOnPaper] = useState(false);
  useEffect(() => {
    const set = ({ type }: Event) => {
      flushSync(() => {
        setIsOnPaper(type === 'beforeprint');
      });
    };
    window.addEventListener('beforeprint', set);
    window.addEventListener('afterprint', set);
    return () => {
      window.removeEventListener('beforeprint', set);
      window.removeEventListener('afterprint', set);
    };
  }, []);
  return isOnPaper;
}
