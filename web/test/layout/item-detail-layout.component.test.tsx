import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { commentLike } from '@contract/schemas/comment.test-support';
import { itemLike } from '@contract/schemas/item.test-support';
import { TITLE_MAX_LENGTH } from '@contract/schemas/sale-submission';
import { USERNAME_MAX_LENGTH } from '@contract/schemas/username';
import type { Item } from '@contract/schemas/item';
import type { CurrentUser } from '@contract/schemas/user';
import { YEARLY } from '@test/billing';
import { bowl, commentField, postButton } from '@test/comments';
import { setResponse, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { setLiveComments } from '@test/live-comments';
import { memberLike } from '@test/members';
import { deleteButton } from '@test/own-items';
import { setPushResponses } from '@test/push';
import { renderApp } from '@test/render';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LONG_NAME = 'W'.repeat(USERNAME_MAX_LENGTH);
const member = memberLike({ username: LONG_NAME });
const comment = {
  userId: member.id,
  username: LONG_NAME,
  isPremiumUser: true,
  content: `https://example.test/${'long'.repeat(50)} and a comment of a usual length, to read.`,
};
const comments = [
  commentLike({ ...comment, id: 'first' }),
  commentLike({ ...comment, id: 'reply', parentId: 'first' }),
  ...[1, 2, 3, 4].map((n) => commentLike({ id: `other-${n}` })),
];

/** An item with every field, and with the longest possible values. */
const full = itemLike({
  ...bowl,
  title: 'W'.repeat(TITLE_MAX_LENGTH),
  username: LONG_NAME,
  isPremiumUser: true,
  isOwnSale: true,
  saleType: 'offer',
  soldPrice: '9999999.99',
  offerPrice: '9999999.99',
  purchasePrice: '9999999.99',
  sourceLocation: 'Estate Sale',
  soldDate: '2026-11-01',
  categoryName: 'Collectibles > Decorative Collectibles > Figurines > Animals & Creatures',
  likesCount: 123_456,
  commentsCount: comments.length,
});

async function open(item: Item, viewer: CurrentUser | null): Promise<void> {
  if (viewer) setSignedInMemberResponses(viewer);
  else setVisitorResponses();
  setHomeResponses([item, itemLike({ id: 'next' })]);
  setResponse('getItem', { item });
  await renderApp('/');
  await openCard(item.title);
}

describe('the layout of the item detail', SLOW_TEST_OPTIONS, () => {
  test('has room for the question about push notifications after a comment', async () => {
    setPushResponses();
    setLiveComments([]);
    setResponse('postComment', { comment: commentLike({ ...comment, id: 'new' }) });
    await open(bowl, memberLike(YEARLY));
    await commentField().fill('Nice bowl');
    await postButton().click();
    await expect.element(detail().getByRole('button', { name: 'Turn On' })).toBeVisible();
    // Closes the toast, because it covers a part of the page.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(page.getByText('Comment posted', { exact: true })).not.toBeInTheDocument();
    await expectGoodLayout();
  });

  test('has room for all texts and controls of an own item without comments', async () => {
    await open({ ...bowl, username: LONG_NAME, commentsCount: 0 }, member);
    await expect.element(deleteButton()).toBeVisible();
    await expect.element(commentField()).toBeVisible();
    await expectGoodLayout();
  });

  test('has room for an own item with long texts and comments', async () => {
    setLiveComments(comments);
    await open(full, member);
    await expect.element(deleteButton()).toBeVisible();
    await expect.element(detail().getByText('Great flip!').first()).toBeVisible();
    await expectGoodLayout();
  });

  test("has room for another member's item with long texts and comments", async () => {
    setLiveComments(comments);
    await open(full, memberLike());
    await expect.element(detail().getByRole('button', { name: 'Report item' })).toBeVisible();
    await expect.element(detail().getByText('Great flip!').first()).toBeVisible();
    await expectGoodLayout();
  });

  test('has room for the message about a missing item, with Join and Close in one line of a wide screen', async () => {
    setVisitorResponses();
    setHomeResponses();
    setErrorResponse('getItem', 'not_found', ITEM_MISSING_MESSAGE);
    await renderApp('/item/no-such-item');
    await expect.element(page.getByText(ITEM_MISSING_MESSAGE)).toBeVisible();
    await expectGoodLayout();
    await page.viewport(1280, 800);
    const middleOf = (role: 'link' | 'button', name: string): number => {
      const { top, bottom } = detail().getByRole(role, { name }).element().getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect
      .poll(() => Math.abs(middleOf('link', 'Join') - middleOf('button', 'Close')))
      .toBeLessThan(2);
  });

  test('has room for all texts and controls for a visitor', async () => {
    setLiveComments(comments);
    await open(full, null);
    await expect.element(detail().getByText('Great flip!').first()).toBeVisible();
    await expectGoodLayout();
  });
});
