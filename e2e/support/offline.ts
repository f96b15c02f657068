import type { BrowserContext } from '@playwright/test';
import type { PageErrorAllowlist } from '../fixtures/test';

export async function goOffline(
  context: BrowserContext,
  faults: PageErrorAllowlist,
): Promise<void> {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  // Allows these errors, because some scripts and styles of the page load later, which fails without a network.
  faults.allow(/Unable to preload CSS|Failed to fetch dynamically imported module/);
  await context.setOffline(true);
}
