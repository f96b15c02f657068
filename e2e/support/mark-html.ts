/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** The selector of the element to which `markElementInHtml` has added an attribute. */
export const MARKED_IN_HTML_SELECTOR = '[data-from-html]';

/**
 * Adds an attribute to the first matching element in the HTML of each page. The attribute disappears if the app renders
 * the element again instead of hydrating it.
 */
export async function markElementInHtml(page: Page, selector: string): Promise<void> {
  await page.addInitScript((marked) => {
    document.addEventListener('readystatechange', () => {
      // Adds the attribute before the app starts. After the load event, the app may already have rendered the element
      // again.
      if (document.readyState === 'interactive')
        document.querySelector(marked)?.setAttribute('data-from-html', '');
    });
  }, selector);
}
