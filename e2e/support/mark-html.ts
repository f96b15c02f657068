/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** The selector of the element that `markHtml` has marked. */
export const FROM_HTML_SELECTOR = '[data-from-html]';

/**
 * Marks the first matching element in the HTML of each page. The mark is gone if the browser renders the element again.
 */
export async function markHtml(page: Page, selector: string): Promise<void> {
  await page.addInitScript((marked) => {
    document.addEventListener('readystatechange', () => {
      // Sets the mark before the app starts. After the page load, the browser may already have rendered the element
      // again.
      if (document.readyState === 'interactive')
        document.querySelector(marked)?.setAttribute('data-from-html', '');
    });
  }, selector);
}
