import { useEffect, useRef, useState, type RefObject } from 'react';

const restMs = 500;

/** Whether a list changed its height within the last half second: a tap may be meant for the row that was there before. */
export function useMoving<List extends HTMLElement>(): { list: RefObject<List | null>; isMoving: boolean } {
  const list = useRef<List>(null);
  const [moves, setMoves] = useState(0);
  const [rested, setRested] = useState(0);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    let last = current.getBoundingClientRect().height;
    const observer = new ResizeObserver(() => {
      const { height } = current.getBoundingClientRect();
      if (height !== last) setMoves((count) => count + 1);
      last = height;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setRested(moves), restMs);
    return () => clearTimeout(timer);
  }, [moves]);
  return { list, isMoving: moves !== rested };
}
