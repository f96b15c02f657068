import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/**
 * A command of Vitest that moves the mouse out of the window, so that it hovers over nothing. The command runs in Node.
 */
export const moveMouseOffPage: BrowserCommand = ({ page }) => page.mouse.move(-1, -1);

declare module 'vitest/browser' {
  interface BrowserCommands {
    moveMouseOffPage: () => Promise<void>;
  }
}
