import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test';
import { signIn } from '../demo/demo-page';

/**
 * How many times slower the CPU of a mid-range phone is than the CPU of a computer. Lighthouse assumes the same factor.
 */
export const CPU_SLOWDOWN = 4;

/** The speed of a phone's network. */
export interface NetworkSpeed {
  readonly bytesPerSecond: number;
  /** The delay that is added to each request. */
  readonly latencyMs: number;
}

const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const PHONE = { viewport, deviceScaleFactor, isMobile, hasTouch };

/** Returns the options of a browser context for a phone that is signed out. */
export const phoneOptions = (baseURL: string): BrowserContextOptions => ({ ...PHONE, baseURL });

/**
 * Returns the options of a new browser context in which a demo member is signed in. The browser's cache is empty in
 * this context.
 */
export async function signedInOptions(
  browser: Browser,
  visitor: BrowserContextOptions,
  email?: string,
): Promise<BrowserContextOptions> {
  const context = await browser.newContext(visitor);
  await signIn(await context.newPage(), email);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { ...visitor, storageState };
}

/**
 * Slows down the CPU of a page from now on. If `network` is given, also slows down the page's network, except for
 * requests of its service worker.
 */
export async function slowDown(page: Page, network?: NetworkSpeed): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  });
}
