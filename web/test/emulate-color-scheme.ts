import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

type ColorScheme = 'light' | 'dark' | null;

/** A command of Vitest that sets the browser's preferred color scheme. Null resets it. The command runs in Node. */
export const emulateColorScheme: BrowserCommand<[scheme: ColorScheme]> = ({ page }, scheme) =>
  page.emulateMedia({ colorScheme: scheme });

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateColorScheme: (scheme: ColorScheme) => Promise<void>;
  }
}
