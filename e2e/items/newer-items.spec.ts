import { expect, test } from '../fixtures/test';
import { expectTitles } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { changeItem, storeItems, titleOf } from '../support/stored-items';

const MINUTE = '01:01';

test('an open item list offers newly shared items, and does not fetch the whole list to find them', async ({
  page,
}) => {
  const items = await storeItems(1);
  await mockItemPictures(page);
  await page.clock.install();
  const checked = page.waitForResponse(/\/api\/items\?.*search=/);
  await page.goto(`/?q=${items.word}`);
  await expectTitles(page, [titleOf(items, 1)]);
  await checked;
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/items?')) reads.push(request.url());
  });
  // Waits for the champions, because they load later than the page, like the code that looks for newer items.
  await expect(page.getByRole('heading', { name: 'Monthly Champions' })).toBeVisible();
  const polled = page.waitForResponse('**/api/items/newest');
  await page.clock.fastForward(MINUTE);
  await polled;
  expect(reads).toEqual([]);
  const title = `${items.word} 02`;
  const [id = ''] = (await storeItems(1, { title })).ids;
  await page.clock.fastForward(MINUTE);
  const show = page.getByRole('button', { name: 'Show 1 new item', exact: true });
  await expect(show).toBeVisible();
  expect(reads).toHaveLength(1);
  await show.click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(show).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Results for “${items.word}”` })).toBeFocused();
  await changeItem(id, { removedAt: new Date() });
});
