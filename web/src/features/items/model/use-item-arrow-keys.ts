import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from '@/lib/is-typing';
import { isEventInOverlayAboveItem } from './is-event-in-overlay-above-item';
import type { StepDirection } from './item-steps';

const DIRECTIONS: Readonly<Record<string, StepDirection>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

export function useItemArrowKeys(
  sheet: RefObject<HTMLElement | null>,
  go: (direction: StepDirection) => void,
  isOff: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (isOff || !direction || isTyping(event) || isEventInOverlayAboveItem(event, sheet)) return;
    event.preventDefault();
    go(direction);
  });
  // Uses a layout effect, because `useEffect` would miss a key that is pressed right after the first paint.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
