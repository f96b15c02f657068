import { expect, test } from '../fixtures/test';
import { commentOf } from '../support/comments';
import { detailOf, openAsReader, openCard } from '../support/item-detail';
import { servePictures } from '../support/items';
import { createMember, registerMember } from '../support/members';
import { storeItems, titleOf } from '../support/stored-items';

test('chooses a member to mention by touch, and others see a link to the member', async ({
  page,
  browser,
}) => {
  const items = await storeItems(1, { commentsCount: 0 });
  await servePictures(page);
  const reader = await openAsReader(browser, items);

  const mentioned = (await createMember(page)).username;
  const { username } = await registerMember(page);
  await page.goto(items.address);
  await openCard(page, titleOf(items, 1));
  const field = detailOf(page).getByLabel('Add a comment');
  await field.pressSequentially(`Look, @${mentioned.slice(0, 12).toUpperCase()}`);
  const option = detailOf(page).getByRole('option', { name: `@${mentioned}` });
  await expect(option).toBeInViewport({ ratio: 1 });
  await option.tap();
  await expect(field).toHaveValue(`Look, @${mentioned} `);
  await expect(field).toBeFocused();
  await field.pressSequentially('sold!');
  await field.press('Control+Enter');
  await expect(page.getByText('Comment posted').first()).toBeVisible();

  const link = (one: typeof page) =>
    commentOf(one, username).getByRole('link', { name: `@${mentioned}` });
  await expect(link(page)).toHaveAttribute('href', `/user/${mentioned}`);
  await expect(commentOf(reader, username).getByText('sold!')).toBeVisible();
  await link(reader).click();
  await expect(reader).toHaveURL(`/user/${mentioned}`);
  await reader.context().close();
});
