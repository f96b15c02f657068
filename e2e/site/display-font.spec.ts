import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { DISPLAY_FONT_URL_PATTERN } from '../support/display-font';
import { holdAllRequests } from '../support/hold';
import { mockItemPictures } from '../support/items';
import { observeLayoutShifts, readLayoutShifts } from '../support/layout-shift';
import { storeItems } from '../support/stored-items';

const PAINTED = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** The width of the site's name in the header, in CSS pixels. */
const widthOfName = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'BoloBoard, home' })
    .evaluate((link) => link.getBoundingClientRect().width);

test('the page shows the display font on a first visit, and moves nothing when the font arrives late', async ({
  page,
}) => {
  const { ids } = await storeItems(16, { title: 'A brass table lamp with a shade' });
  await mockItemPictures(page);
  await page.addInitScript(observeLayoutShifts);
  for (const url of ['/', `/item/${ids[0] ?? ''}`, '/about'])
    await test.step(url, async () => {
      const release = await holdAllRequests(page, DISPLAY_FONT_URL_PATTERN);
      await page.goto(url, { waitUntil: 'commit' });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForFunction(PAINTED);
      const before = await widthOfName(page);
      release();
      await expect.poll(() => widthOfName(page)).not.toBe(before);
      const { sum, moved } = await page.evaluate(readLayoutShifts);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
    });
});
