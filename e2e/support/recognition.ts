import type { Page } from '@playwright/test';
import type { AutoExtract } from '../../contract/schemas/extraction';

/** Answers readings of whole screenshots, the first `times` or all, whatever they show. */
export async function answerReadings(page: Page, json: AutoExtract, times?: number): Promise<void> {
  await page.route(
    '**/api/ocr/auto-extract',
    (route) => route.fulfill({ json }),
    times === undefined ? {} : { times },
  );
}
