import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './find-chromium';

/** Starts a browser with these additional arguments, and closes it after `use`, even if `use` fails. */
export async function withChromium<T>(
  use: (browser: Browser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  const { args = [], ...launch } = await chromiumLaunchOptions(process.env);
  const browser = await chromium.launch({ ...launch, args: [...args, ...more] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
