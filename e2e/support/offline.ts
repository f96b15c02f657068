import type { BrowserContext } from '@playwright/test';
import type { Faults } from '../fixtures/test';

export async function goOffline(context: BrowserContext, faults: Faults): Promise<void> {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  // Firestore loads this picture to find out whether there is a network. The content security policy blocks it.
  faults.allow(/www\.google\.com\/images\/cleardot\.gif/);
  // Parts of the page that load later may be on their way.
  faults.allow(/Unable to preload CSS|Failed to fetch dynamically imported module/);
  await context.setOffline(true);
}
