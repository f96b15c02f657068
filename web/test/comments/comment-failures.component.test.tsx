import { commentLike } from '@contract/schemas/comment.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { commentField, openComments, postButton, commentRowOf, toast } from '@test/comments';
import {
  setResponse,
  setResponseByUrl,
  callsTo,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { detail } from '@test/item-detail';
import { memberLike } from '@test/members';
import { currentUrl } from '@test/render';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetMember } from '@/app/shell/forget-member';

const member = memberLike();
const own = commentLike({
  id: 'own',
  userId: member.id,
  username: 'ann_sells',
  content: 'My find',
  isPremiumUser: true,
});
const others = commentLike({ id: 'others', content: 'Great flip!' });
const posted = commentLike({ id: 'new', userId: member.id, username: 'ann_sells' });

afterEach(() => forgetMember(member.id));

describe('the comment section after a failure', () => {
  const keeps = async (text: string) => {
    await expect.element(commentField()).toHaveValue(text);
  };

  test('keeps the text of a new comment, and repeats the call with the same idempotency key', async () => {
    await openComments([], member);
    setErrorResponse('postComment', 'internal', 'Something went wrong.');
    await commentField().fill('Keep me');
    await postButton().click();
    await expect.element(toast('Failed to post comment. Please try again.')).toBeVisible();
    await keeps('Keep me');
    setResponse('postComment', { comment: posted });
    await postButton().click();
    await expect.element(toast('Comment posted')).toBeVisible();
    const [first, second] = callsTo('postComment');
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test('keeps the text of an edit, and shows the reason', async () => {
    await openComments([own], member);
    setErrorResponse('updateComment', 'conflict', 'This comment was changed elsewhere.');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    await detail().getByLabelText('Edit your comment').fill('Mine');
    await detail().getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Failed to update comment. Please try again.')).toBeVisible();
    await expect.element(toast('This comment was changed elsewhere.')).toBeVisible();
    await expect.element(detail().getByLabelText('Edit your comment')).toHaveValue('Mine');
  });

  test('keeps the comment whose deletion failed', async () => {
    await openComments([own], member);
    setErrorResponse('deleteComment', 'internal', 'Something went wrong.');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Comment' });
    await question.getByRole('button', { name: 'Delete Comment' }).click();
    await expect.element(toast('Failed to delete comment. Please try again.')).toBeVisible();
    await expect.element(commentRowOf('ann_sells')).toBeVisible();
  });

  test('opens the sign-in page, which returns to the item, when the session has ended', async () => {
    await openComments([], member);
    setErrorResponse('postComment', 'unauthorized', 'Unauthorized');
    await commentField().fill('Keep me');
    await postButton().click();
    await expect.element(toast('You are logged out. Logging in again...')).toBeVisible();
    await expect.poll(currentUrl).toContain('next=%2Fitem%2Fbowl');
  });
});

describe('the comment section when Firestore is unreachable', () => {
  const numbered = (n: number) => commentLike({ id: `c${n}`, username: `user_${n}` });

  test('loads the comments page by page from the API', async () => {
    setResponseByUrl('listComments', ({ searchParams }) =>
      searchParams.get('after') === 'c1'
        ? { comments: [numbered(2)], next: null }
        : { comments: [numbered(1)], next: 'c1' },
    );
    await openComments('unreachable', null);
    await expect.element(commentRowOf('user_1')).toBeVisible();
    await detail().getByRole('button', { name: 'Show More' }).click();
    await expect.element(commentRowOf('user_2')).toBeVisible();
    await expect.element(commentRowOf('user_1')).toBeVisible();
    await expect
      .element(detail().getByRole('button', { name: 'Show More' }))
      .not.toBeInTheDocument();
  });

  test("shows the API's error with a button to try again", async () => {
    setErrorResponse('listComments', 'internal', 'Something went wrong.');
    await openComments('unreachable', null);
    await expect.element(detail().getByText('Failed to fetch comments')).toBeVisible();
    await expectNoAxeViolations();
    setResponse('listComments', { comments: [others], next: null });
    await detail().getByRole('button', { name: 'Try Again' }).click();
    await expect.element(commentRowOf('thrifty')).toBeVisible();
    await expect.element(detail().getByText('Failed to fetch comments')).not.toBeInTheDocument();
  });

  test('shows an error when there is no network and no response was saved', async () => {
    setNetworkFailure('listComments');
    await openComments('unreachable', null);
    await expect.element(detail().getByText('Failed to fetch comments')).toBeVisible();
  });
});
