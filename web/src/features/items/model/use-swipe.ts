import { type RefObject, type TouchEvent, useRef } from 'react';
import { isCovered } from './is-covered';
import type { Direction } from './item-steps';

/** In CSS pixels. */
const SWIPE_DISTANCE = 56;
/** How far the sheet moves, relative to the finger. */
const FOLLOW_RATIO = 0.35;

interface Touching {
  readonly x: number;
  readonly y: number;
}

/** Returns touch handlers. `moved` follows the finger, unless the user prefers reduced motion. */
export function useSwipe(
  moved: RefObject<HTMLElement | null>,
  go: (direction: Direction) => void,
  isOff: boolean,
) {
  const start = useRef<Touching | null>(null);
  const shift = useRef(0);
  const follow = (distance: number) => {
    shift.current = distance;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    moved.current?.style.setProperty('translate', `${distance * FOLLOW_RATIO}px`);
  };
  const letGo = () => {
    start.current = null;
    shift.current = 0;
    moved.current?.style.removeProperty('translate');
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      letGo();
      if (isOff || isCovered(moved.current)) return;
      if (touches.length === 1) start.current = { x: finger.clientX, y: finger.clientY };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      if (!start.current) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      // Two fingers pinch, and a vertical move scrolls.
      if (touches.length > 1 || isOff || Math.abs(y) > Math.abs(x) + 10) letGo();
      else follow(x);
    },
    onTouchEnd: () => {
      const distance = shift.current;
      letGo();
      if (Math.abs(distance) >= SWIPE_DISTANCE) go(distance < 0 ? 'next' : 'previous');
    },
    onTouchCancel: letGo,
  };
}
