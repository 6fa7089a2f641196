import { type KeyboardEvent, type TouchEvent, useRef } from 'react';

const LEAST_SWIPE_PX = 60;

/** Arrow keys and swipes turn the page; a swipe that goes more down than across is scrolling. */
export function useTurning(turn: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(across) >= LEAST_SWIPE_PX && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
  };
}
