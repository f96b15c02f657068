import { type RefObject, type TouchEvent, useRef } from 'react';
import type { Direction } from './item-steps';

/** How far a finger goes for a swipe, in CSS pixels, and how much of that what it moves follows. */
const SWIPE_DISTANCE = 56;
const FOLLOWED = 0.35;

interface Touching {
  readonly x: number;
  readonly y: number;
}

/**
 * Touch handlers by which a sideways swipe goes to the item before or after. `moved` follows the finger
 * a little, unless the system asks for less motion.
 */
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
    moved.current?.style.setProperty('translate', `${distance * FOLLOWED}px`);
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
      if (touches.length === 1 && !isOff) start.current = { x: finger.clientX, y: finger.clientY };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      if (!start.current) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      // A second finger pinches, and a finger that goes up or down scrolls.
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
