import type { BrowserContext } from '@playwright/test';
import type { Faults } from '../fixtures/test';

/** Takes the network from all pages; what they wanted to load then may fail, a picture as well. */
export async function goOffline(context: BrowserContext, faults: Faults): Promise<void> {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
}
