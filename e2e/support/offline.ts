import type { BrowserContext } from '@playwright/test';
import type { Faults } from '../fixtures/test';

export async function goOffline(context: BrowserContext, faults: Faults): Promise<void> {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
}
