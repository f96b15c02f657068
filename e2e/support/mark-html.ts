/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** The selector of an element that `markHtml` has marked. */
export const FROM_HTML = '[data-from-html]';

/**
 * Marks the first element that matches in the HTML of each page. The mark is gone if the browser renders the page
 * again.
 */
export async function markHtml(page: Page, selector: string): Promise<void> {
  await page.addInitScript((marked) => {
    document.addEventListener('readystatechange', () => {
      // The app starts later. When all has loaded, the element could be one that the browser has rendered.
      if (document.readyState === 'interactive')
        document.querySelector(marked)?.setAttribute('data-from-html', '');
    });
  }, selector);
}
