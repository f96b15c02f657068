import type { BrowserContext } from '@playwright/test';
import type { Faults } from '../fixtures/test';

export async function goOffline(context: BrowserContext, faults: Faults): Promise<void> {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  // Parts of the page that load later fail to load without a network.
  faults.allow(/Unable to preload CSS|Failed to fetch dynamically imported module/);
  await context.setOffline(true);
}
