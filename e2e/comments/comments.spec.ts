import { expect, test } from '../fixtures/test';
import { postComment, commentOf } from '../support/comments';
import { detailOf, openFirstItemAsOtherVisitor, openCard } from '../support/item-detail';
import { cardsOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { createSignedInMember } from '../support/members';
import { storeItems, titleOf } from '../support/stored-items';

test("an open item shows another member's comments, replies, edits and deletions without a reload", async ({
  page,
  browser,
}) => {
  const items = await storeItems(1, { commentsCount: 0 });
  await mockItemPictures(page);
  const reader = await openFirstItemAsOtherVisitor(browser, items);
  await expect(
    detailOf(reader).getByText('No comments yet. Be the first to comment!'),
  ).toBeVisible();

  const { username } = await createSignedInMember(page);
  await page.goto(items.url);
  await openCard(page, titleOf(items, 1));
  await postComment(page, 'Lovely, see https://example.com.');
  await expect(page.getByText('Comment posted').first()).toBeVisible();
  await expect(commentOf(reader, username).getByText('Lovely')).toBeVisible();
  await expect(detailOf(reader).getByRole('heading', { name: '1 comment' })).toBeVisible();
  await expect(commentOf(reader, username).getByRole('link', { name: 'https://' })).toHaveAttribute(
    'href',
    'https://example.com/',
  );

  await commentOf(page, username).getByRole('button', { name: 'Reply' }).click();
  await detailOf(page).getByLabel(`Reply to @${username}`).fill('And one more thing');
  await page.keyboard.press('Control+Enter');
  const replies = (one: typeof page) => detailOf(one).getByRole('list', { name: 'Replies' });
  await expect(replies(reader).getByText('And one more thing')).toBeVisible();

  const first = commentOf(page, username).first();
  await first.getByRole('button', { name: 'Edit' }).click();
  await detailOf(page).getByLabel('Edit your comment').fill('Changed my mind');
  await detailOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(commentOf(reader, username).first().getByText('Changed my mind')).toBeVisible();
  await expect(commentOf(reader, username).first().getByText('edited')).toBeVisible();

  await first.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Comment' }).click();
  await expect(detailOf(reader).getByText('Comment deleted')).toBeVisible();
  await expect(replies(reader).getByText('And one more thing')).toBeVisible();
  await expect(detailOf(reader).getByRole('heading', { name: '1 comment' })).toBeVisible();
  for (const one of [page, reader]) {
    await one.keyboard.press('Escape');
    await expect(cardsOf(one).first().getByText('1 comment')).toBeVisible();
  }
  await reader.context().close();
});
