import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isCovered } from './is-covered';
import type { Direction } from './item-steps';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

export function useItemKeys(
  sheet: RefObject<HTMLElement | null>,
  go: (direction: Direction) => void,
  isOff: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (isOff || !direction || isTyping(event) || isCovered(sheet.current)) return;
    event.preventDefault();
    go(direction);
  });
  // A layout effect, because `useEffect` misses a key that is pressed right after the first paint.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a key press belongs to a field, a menu or a browser shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
