import { commentLike } from '@contract/schemas/comment.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { commentField, openComments, postButton, commentRowOf, toast } from '@test/comments';
import { setResponse, callsTo, setNetworkFailure, setErrorResponse } from '@test/fake-api';
import { detail, openCard } from '@test/item-detail';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { forgetMember } from '@/app/shell/forget-member';
import { runInStore, type StoreName } from '@/lib/browser-database';
import { listOutbox } from '@/lib/outbox/outbox-store';

const member = memberLike();
const posted = commentLike({ id: 'new', userId: member.id, content: 'Half a' });
const waitingList = () => detail().getByRole('list', { name: 'Comments that are not posted yet' });
const waiting = async () =>
  (await listOutbox(member.id)).map(({ endpoint, input }) => [endpoint, input.body]);

const storedDrafts = async () =>
  (await runInStore('comment-drafts', 'readonly', (records) => records.getAll())).map((draft) =>
    draft !== null && typeof draft === 'object' && 'text' in draft ? draft.text : null,
  );

/** Makes all later transactions on the store wait until the test calls the returned function. */
function holdStore(store: StoreName): () => void {
  let isHeld = true;
  // Keeps the transaction open with requests, because a transaction ends when it has no pending request.
  void runInStore(store, 'readwrite', async (records) => {
    while (isHeld) await records.count();
  });
  return () => {
    isHeld = false;
  };
}

async function reopen(): Promise<void> {
  await cleanup();
  await renderApp('/');
  await openCard('Bowl');
}

afterEach(async () => {
  // Unmounts the app first, because a mounted app would send the calls that this test has left in the outbox.
  await cleanup();
  goOnline();
  vi.restoreAllMocks();
  await forgetMember(member.id);
});

describe('the draft of a comment', () => {
  test('is kept when Escape leaves the field and closes the item, and when the page reloads', async () => {
    await openComments([], member);
    await commentField().fill('Half a');
    await userEvent.keyboard('{Escape}');
    await expect.element(postButton()).toHaveFocus();
    await expect.element(commentField()).toHaveValue('Half a');
    await userEvent.keyboard('{Escape}');
    await expect.element(detail()).not.toBeInTheDocument();
    await openCard('Bowl');
    await expect.element(commentField()).toHaveValue('Half a');
    await reopen();
    await expect.element(commentField()).toHaveValue('Half a');
  });

  test('is also kept after a reload if it is a reply or an edit', async () => {
    const own = commentLike({ id: 'own', userId: member.id, username: 'ann_sells' });
    await openComments([own], member);
    await commentRowOf('ann_sells').getByRole('button', { name: 'Reply' }).click();
    await detail().getByLabelText('Reply to @ann_sells').fill('My reply');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    await detail().getByLabelText('Edit your comment').fill('My edit');
    await reopen();
    await commentRowOf('ann_sells').getByRole('button', { name: 'Reply' }).click();
    await expect.element(detail().getByLabelText('Reply to @ann_sells')).toHaveValue('My reply');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    await expect.element(detail().getByLabelText('Edit your comment')).toHaveValue('My edit');
  });

  test('is deleted when the comment is posted, and when the member signs out', async () => {
    await openComments([], member);
    setResponse('postComment', { comment: posted });
    await commentField().fill('Half a');
    await postButton().click();
    await expect.element(toast('Comment posted')).toBeVisible();
    await reopen();
    await expect.element(commentField()).toHaveValue('');
    await commentField().fill('Another');
    await forgetMember(member.id);
    await reopen();
    await expect.element(commentField()).toHaveValue('');
  });

  test('does not replace a text that the member typed while the draft was loading', async () => {
    await openComments([], member);
    await commentField().fill('Half a');
    await cleanup();
    const release = holdStore('comment-drafts');
    await openComments([], member);
    await commentField().fill('Typed first');
    release();
    await expect.poll(storedDrafts).toEqual(['Typed first']);
    await expect.element(commentField()).toHaveValue('Typed first');
  });

  test('is shown only to the member who typed it', async () => {
    await openComments([], member);
    await commentField().fill('Mine');
    await cleanup();
    await openComments([], memberLike({ id: 'member-9' }));
    await expect.element(commentField()).toHaveValue('');
    await cleanup();
    await openComments([], member);
    await expect.element(commentField()).toHaveValue('Mine');
  });

  test('is kept in memory while the item is closed when IndexedDB fails', async () => {
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Blocked', 'InvalidStateError');
    });
    await openComments([], member);
    await commentField().fill('Private');
    await userEvent.keyboard('{Escape}{Escape}');
    await openCard('Bowl');
    await expect.element(commentField()).toHaveValue('Private');
    open.mockRestore();
  });
});

describe('the comment section without a network', () => {
  test('shows a new comment as waiting below the form, and sends it once when the network is back', async () => {
    await openComments([], member);
    setResponse('postComment', { comment: posted });
    goOffline();
    await commentField().fill('Later');
    await postButton().click();
    await expect.element(waitingList().getByText('Later')).toBeVisible();
    await expect.element(commentField()).toHaveValue('');
    await expect.poll(waiting).toEqual([['postComment', { content: 'Later', parentId: null }]]);
    expect(callsTo('postComment')).toHaveLength(0);
    goOnline();
    await expect.poll(waiting).toEqual([]);
    await expect.element(toast('Comment posted')).toBeVisible();
    expect(callsTo('postComment')).toHaveLength(1);
  });

  test('sends a comment again with the same idempotency key when its call got no response', async () => {
    await openComments([], member);
    setNetworkFailure('postComment');
    await commentField().fill('Lost');
    await postButton().click();
    await expect.element(waitingList().getByText('Lost')).toBeVisible();
    setResponse('postComment', { comment: posted });
    window.dispatchEvent(new Event('online'));
    await expect.poll(waiting).toEqual([]);
    expect(new Set(callsTo('postComment').map((call) => call.idempotencyKey)).size).toBe(1);
  });

  test('keeps a waiting comment that the server refuses until the member discards it', async () => {
    await openComments([], member);
    goOffline();
    await commentField().fill('Refused');
    await postButton().click();
    await expect.element(waitingList().getByText('Refused')).toBeVisible();
    setErrorResponse('postComment', 'not_found', 'This item is no longer available.');
    goOnline();
    const message = waitingList().getByText('This item is no longer available.');
    await expect.element(message).toBeVisible();
    await expectNoAxeViolations();
    await waitingList().getByRole('button', { name: 'Discard' }).click();
    await expect.poll(waiting).toEqual([]);
  });

  test('still shows the comments, and states that they were saved earlier', async () => {
    await openComments([commentLike({ content: 'Seen before' })], member);
    await expect.element(detail().getByText('Seen before')).toBeVisible();
    setNetworkFailure('listComments');
    goOffline();
    await expect
      .element(detail().getByText('You are offline. These comments were saved earlier.'))
      .toBeVisible();
    await expect.element(detail().getByText('Seen before')).toBeVisible();
  });
});
