import { useRef, type TouchEvent } from 'react';

const shortestSwipePx = 40;

/**
 * Turns by a finger that moves across: 1 for the next, which is at the right, -1 for the one before. Two fingers, and one
 * that moves about an enlarged page, do something else.
 * @returns what the element listens to
 */
export function useSwipe(turn: ((step: 1 | -1) => void) | null) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      const isOne = touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.05;
      start.current = isOne ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (start.current === null || turn === null) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= shortestSwipePx && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
  };
}
