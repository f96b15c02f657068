import { useEffectEvent, useLayoutEffect } from 'react';
import type { Direction } from './item-steps';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/** The left and right arrow keys go to the item before and after, unless they are needed otherwise. */
export function useItemKeys(go: (direction: Direction) => void, isOff: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (isOff || !direction || isTyping(event)) return;
    event.preventDefault();
    go(direction);
  });
  // Before the item is painted: a key that is pressed at its sight would come too early for an effect.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a key goes to a field or a menu, or is part of a shortcut, and so is not for the page. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
