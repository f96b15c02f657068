import { expect, test } from '../fixtures/test';
import { detailOf, openCard } from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { createSignedInMember } from '../support/members';
import { database, storeItems, titleOf } from '../support/stored-items';
import { readStoredUid } from '../support/stored-uid';

test('the share menu counts a copied link once, and a share on X once even if the member shares there twice', async ({
  page,
  context,
}) => {
  await mockItemPictures(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const items = await storeItems(1);
  const path = `/item/${items.ids[0] ?? ''}`;
  const member = await createSignedInMember(page);
  await page.goto(items.url);
  await openCard(page, titleOf(items, 1));
  const share = detailOf(page).getByRole('button', { name: 'Share', exact: true });
  const count = async () => {
    const counted = await database()
      .doc(`users/${await readStoredUid(member)}/progress/totals`)
      .get();
    return counted.get('linksShared') as unknown;
  };

  await share.click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied!').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(path, page.url()).href);
  await expect.poll(count).toBe(1);

  const referrers: unknown[] = [];
  await context.route('https://x.com/**', async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Post</title>' });
  });
  for (let time = 0; time < 2; time += 1) {
    const counted = page.waitForResponse((response) => response.url().endsWith('/share'));
    await share.click();
    const opening = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: 'X (Twitter)' }).click();
    const opened = await opening;
    await expect(opened).toHaveTitle('Post');
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    expect(new URL(opened.url()).searchParams.get('url')).toBe(link);
    await opened.close();
    expect((await counted).status()).toBe(200);
  }
  expect(referrers).toEqual([undefined, undefined]);
  expect(await count()).toBe(2);
});
