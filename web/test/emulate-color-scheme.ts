import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

type ColorScheme = 'light' | 'dark' | null;

/** Makes the browser prefer a scheme; null undoes it. Runs beside the browser, as a command of Vitest. */
export const emulateColorScheme: BrowserCommand<[scheme: ColorScheme]> = ({ page }, scheme) =>
  page.emulateMedia({ colorScheme: scheme });

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateColorScheme: (scheme: ColorScheme) => Promise<void>;
  }
}
