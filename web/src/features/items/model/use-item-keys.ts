import { useEffect } from 'react';
import { isTyping } from './is-typing';
import type { Direction } from './item-steps';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/** The left and right arrow keys go to the item before and after, unless they are needed otherwise. */
export function useItemKeys(go: (direction: Direction) => void, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    const press = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      if (!direction || isTyping(event)) return;
      event.preventDefault();
      go(direction);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [go, isOff]);
}
