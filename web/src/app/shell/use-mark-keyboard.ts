import { useEffect } from 'react';

/** Lower than any keyboard, and higher than a browser bar that appears. */
const KEYBOARD_PX = 150;

/**
 * Sets `data-keyboard` on the document while a phone's keyboard is open, for the style sheets. A keyboard makes only the visual
 * viewport lower (https://developer.chrome.com/blog/viewport-resize-behavior).
 */
export function useMarkKeyboard(): void {
  useEffect(() => {
    const { documentElement } = document;
    const viewport = window.visualViewport;
    if (!viewport) return;
    const mark = () => {
      const hidden = window.innerHeight - viewport.height * viewport.scale;
      documentElement.toggleAttribute('data-keyboard', hidden > KEYBOARD_PX);
    };
    mark();
    viewport.addEventListener('resize', mark);
    return () => {
      viewport.removeEventListener('resize', mark);
      documentElement.removeAttribute('data-keyboard');
    };
  }, []);
}
