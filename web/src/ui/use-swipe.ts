import { useRef, type TouchEvent } from 'react';

const shortestSwipePx = 40;

/**
 * Detects a horizontal swipe of one finger: 1 for the next picture, at the right, -1 for the previous one. Two fingers, or
 * one on a zoomed page, are ignored.
 * @returns the event handlers for the element
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
