import { commentLike } from '@contract/schemas/comment.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { field, openComments, postButton, rowOf, toast } from '@test/comments';
import { respond, callsTo, loseNetwork, refuse } from '@test/fake-api';
import { detail, openCard } from '@test/item-detail';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { forgetMember } from '@/app/shell/forget-member';
import { listOutbox } from '@/lib/outbox/outbox-store';

const member = memberLike();
const posted = commentLike({ id: 'new', userId: member.id, content: 'Half a' });
const waitingList = () => detail().getByRole('list', { name: 'Comments that are not posted yet' });
const waiting = async () =>
  (await listOutbox(member.id)).map(({ endpoint, input }) => [endpoint, input.body]);

async function reopen(): Promise<void> {
  await cleanup();
  await renderApp('/');
  await openCard('Bowl');
}

afterEach(async () => {
  // Otherwise the app would send what is left.
  await cleanup();
  goOnline();
  vi.restoreAllMocks();
  await forgetMember(member.id);
});

describe('a draft', () => {
  test('stays when Escape leaves the field and closes the item, and after a reload', async () => {
    await openComments([], member);
    await field().fill('Half a');
    await userEvent.keyboard('{Escape}');
    await expect.element(postButton()).toHaveFocus();
    await expect.element(field()).toHaveValue('Half a');
    await userEvent.keyboard('{Escape}');
    await expect.element(detail()).not.toBeInTheDocument();
    await openCard('Bowl');
    await expect.element(field()).toHaveValue('Half a');
    await reopen();
    await expect.element(field()).toHaveValue('Half a');
  });

  test('of a reply and of an edit stays too', async () => {
    const own = commentLike({ id: 'own', userId: member.id, username: 'ann_sells' });
    await openComments([own], member);
    await rowOf('ann_sells').getByRole('button', { name: 'Reply' }).click();
    await detail().getByLabelText('Reply to @ann_sells').fill('My reply');
    await rowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    await detail().getByLabelText('Edit your comment').fill('My edit');
    await reopen();
    await rowOf('ann_sells').getByRole('button', { name: 'Reply' }).click();
    await expect.element(detail().getByLabelText('Reply to @ann_sells')).toHaveValue('My reply');
    await rowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    await expect.element(detail().getByLabelText('Edit your comment')).toHaveValue('My edit');
  });

  test('is deleted by posting it, and by signing out', async () => {
    await openComments([], member);
    respond('postComment', { comment: posted });
    await field().fill('Half a');
    await postButton().click();
    await expect.element(toast('Comment posted')).toBeVisible();
    await reopen();
    await expect.element(field()).toHaveValue('');
    await field().fill('Another');
    await forgetMember(member.id);
    await reopen();
    await expect.element(field()).toHaveValue('');
  });

  test('is kept for its member only', async () => {
    await openComments([], member);
    await field().fill('Mine');
    await cleanup();
    await openComments([], memberLike({ id: 'member-9' }));
    await expect.element(field()).toHaveValue('');
    await cleanup();
    await openComments([], member);
    await expect.element(field()).toHaveValue('Mine');
  });

  test('stays for the page when the browser has no IndexedDB', async () => {
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Blocked', 'InvalidStateError');
    });
    await openComments([], member);
    await field().fill('Private');
    await userEvent.keyboard('{Escape}{Escape}');
    await openCard('Bowl');
    await expect.element(field()).toHaveValue('Private');
    open.mockRestore();
  });
});

describe('without a network', () => {
  test('a comment waits below the form, and is sent once when the network is back', async () => {
    await openComments([], member);
    respond('postComment', { comment: posted });
    goOffline();
    await field().fill('Later');
    await postButton().click();
    await expect.element(waitingList().getByText('Later')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    await expect.poll(waiting).toEqual([['postComment', { content: 'Later', parentId: null }]]);
    expect(callsTo('postComment')).toHaveLength(0);
    goOnline();
    await expect.poll(waiting).toEqual([]);
    await expect.element(toast('Comment posted')).toBeVisible();
    expect(callsTo('postComment')).toHaveLength(1);
  });

  test('a comment without an answer is sent again under the same key', async () => {
    await openComments([], member);
    loseNetwork('postComment');
    await field().fill('Lost');
    await postButton().click();
    await expect.element(waitingList().getByText('Lost')).toBeVisible();
    respond('postComment', { comment: posted });
    window.dispatchEvent(new Event('online'));
    await expect.poll(waiting).toEqual([]);
    expect(new Set(callsTo('postComment').map((call) => call.idempotencyKey)).size).toBe(1);
  });

  test('a waiting comment that the server refuses stays until the member discards it', async () => {
    await openComments([], member);
    goOffline();
    await field().fill('Refused');
    await postButton().click();
    await expect.element(waitingList().getByText('Refused')).toBeVisible();
    refuse('postComment', 'not_found', 'This item is no longer available.');
    goOnline();
    const message = waitingList().getByText('This item is no longer available.');
    await expect.element(message).toBeVisible();
    await expectNoAxeViolations();
    await waitingList().getByRole('button', { name: 'Discard' }).click();
    await expect.poll(waiting).toEqual([]);
  });

  test('the comments of the last visit are shown', async () => {
    await openComments([commentLike({ content: 'Seen before' })], member);
    await expect.element(detail().getByText('Seen before')).toBeVisible();
    loseNetwork('listComments');
    goOffline();
    await expect
      .element(detail().getByText('You are offline. These comments were saved earlier.'))
      .toBeVisible();
    await expect.element(detail().getByText('Seen before')).toBeVisible();
  });
});
