import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test';
import { signIn } from '../demo/demo-page';

/** Lighthouse's value for a phone of the middle class. */
export const CPU_SLOWDOWN = 4;

/** A phone's network. */
export interface Network {
  readonly bytesPerSecond: number;
  /** Added to each request. */
  readonly latencyMs: number;
}

const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const PHONE = { viewport, deviceScaleFactor, isMobile, hasTouch };

/** Returns the options of a context in which a phone opens the product as a visitor. */
export const phoneAt = (baseURL: string): BrowserContextOptions => ({ ...PHONE, baseURL });

/** Returns the options of a context in which a demo member is signed in. The browser has cached nothing. */
export async function signedIn(
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
 * Makes the page's CPU slower from now on, and its network if one is given. A service worker's own requests stay fast.
 */
export async function slowDown(page: Page, network?: Network): Promise<void> {
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
