import { commentLike } from '@contract/schemas/comment.test-support';
import { COMMENT_MESSAGES } from '@contract/schemas/comment';
import { bowl, openComments, commentRowOf } from '@test/comments';
import { setResponse } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses } from '@test/home';
import { detail } from '@test/item-detail';
import { setLiveComments } from '@test/live-comments';
import { renderApp } from '@test/render';
import { expect, test } from 'vitest';

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => commentLike({ id: `c${n}`, username: `user_${n}` }));
const rows = () => detail().getByRole('article').elements();

async function openLink(commentId: string): Promise<void> {
  setVisitorResponses();
  setHomeResponses([bowl]);
  setResponse('getItem', { item: bowl });
  await renderApp(`/item/bowl?comment=${commentId}`);
}

test('the comment section shows 30 threads first, and more when Show More is pressed', async () => {
  await openComments(many(120), null);
  await expect.poll(() => rows().length).toBe(30);
  await detail().getByRole('button', { name: 'Show More' }).click();
  await expect.poll(() => rows().length).toBe(100);
  await detail().getByRole('button', { name: 'Show More' }).click();
  await expect.poll(() => rows().length).toBe(120);
  await expect.element(detail().getByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
});

test('the app loads, shows and focuses the comment that a link names, even if it is not on the first page', async () => {
  setLiveComments(many(400));
  await openLink('c342');
  await expect.element(commentRowOf('user_342')).toHaveFocus();
  await expect.element(commentRowOf('user_342')).toBeInViewport();
});

test('the app shows and focuses the comment whose id is in an event that opens an item', async () => {
  await openComments(many(3), null);
  const opened = { itemId: 'bowl', commentId: 'c2' };
  window.dispatchEvent(new CustomEvent('boloboard:open-item', { detail: opened }));
  await expect.element(commentRowOf('user_2')).toHaveFocus();
  await expect.element(commentRowOf('user_2')).toBeInViewport();
});

test('the app shows a message when a link names a deleted comment', async () => {
  setLiveComments(many(3));
  await openLink('gone');
  await expect.element(detail().getByText(COMMENT_MESSAGES.missing)).toBeVisible();
  await expect.element(detail().getByRole('heading', { name: '2 comments' })).toHaveFocus();
});

test('the app loads the comment of a link from a later page of the API when Firestore is unreachable', async () => {
  setResponse('listComments', { comments: many(3), next: null });
  setLiveComments('unreachable');
  await openLink('c2');
  await expect.element(commentRowOf('user_2')).toHaveFocus();
});
