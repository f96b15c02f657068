import { type RefObject, type TouchEvent, useRef } from 'react';
import { isEventInOverlayAboveItem } from './is-event-in-overlay-above-item';
import type { StepDirection } from './item-steps';

/** The minimum distance of a swipe, in CSS pixels. */
const SWIPE_DISTANCE = 56;
/** The distance that the element in `moved` moves, as a fraction of the distance that the finger moves. */
const FOLLOW_RATIO = 0.35;

interface Touching {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns touch handlers that call `go` when the user swipes sideways over the open item. During a swipe, the element
 * in `moved` follows the finger, unless the user prefers reduced motion.
 */
export function useSwipe(
  moved: RefObject<HTMLElement | null>,
  go: (direction: StepDirection) => void,
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
    onTouchStart: (event: TouchEvent) => {
      const { touches } = event;
      const finger = touches.item(0);
      letGo();
      const isOwn = touches.length === 1 && !isEventInOverlayAboveItem(event, moved);
      if (isOwn && !isOff) start.current = { x: finger.clientX, y: finger.clientY };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      if (!start.current) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      // Stops the swipe if a second finger touches the screen, because the user then pinches. Also stops the swipe if
      // the finger moves vertically, because the page then scrolls.
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
