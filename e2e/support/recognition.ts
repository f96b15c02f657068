import type { Page } from '@playwright/test';
import type { AutoExtract } from '../../contract/schemas/extraction';

export async function mockAutoExtract(page: Page, json: AutoExtract): Promise<void> {
  await page.route('**/api/ocr/auto-extract', (route) => route.fulfill({ json }));
}
