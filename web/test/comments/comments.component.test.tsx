import { commentLike } from '@contract/schemas/comment.test-support';
import { COMMENT_MESSAGES } from '@contract/schemas/comment';
import { expectNoAxeViolations } from '@test/accessibility';
import { bowl, commentField, openComments, postButton, commentRowOf, toast } from '@test/comments';
import { setResponse, callsTo, holdResponses } from '@test/fake-api';
import { detail } from '@test/item-detail';
import { setLiveComments } from '@test/live-comments';
import { memberLike } from '@test/members';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
const reply = commentLike({ id: 'reply', parentId: 'own', username: 'carla', content: 'Where?' });
const posted = commentLike({ id: 'new', userId: member.id, username: 'ann_sells' });
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const textOf = (name: string) => commentRowOf(name).getByRole('paragraph').last();

afterEach(() => forgetMember(member.id));

describe('the comment section for a member', () => {
  test.each(BOTH_SIZES)('shows comments and replies on a $size', async ({ viewport }) => {
    await page.viewport(...viewport);
    const edited = { ...others, updatedAt: '2026-11-20T13:00:00.000Z' };
    await openComments([edited, own, reply], member);
    await expect.element(detail().getByRole('heading', { name: '2 comments' })).toBeVisible();
    await expect.element(commentRowOf('thrifty').getByText('edited')).toBeVisible();
    await expect.element(commentRowOf('ann_sells').getByText('Premium')).toBeInTheDocument();
    const replies = detail().getByRole('list', { name: 'Replies' });
    await expect.element(replies.getByText('Where?')).toBeVisible();
    await expect
      .element(commentRowOf('carla').getByRole('button', { name: 'Reply' }))
      .not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('shows the pictures of members, or the first letters of their usernames if they have no picture', async () => {
    await openComments([{ ...own, profileImageUrl: PICTURE }, others], member);
    const images = () => commentRowOf('ann_sells').element().querySelectorAll('img');
    await expect.poll(() => images()[0]?.getAttribute('src')).toBe(PICTURE);
    await expect.element(commentRowOf('thrifty').getByText('T', { exact: true })).toBeVisible();
    // This picture fails to load, as if the member had replaced it.
    images()[0]?.dispatchEvent(new Event('error'));
    await expect.element(commentRowOf('ann_sells').getByText('A', { exact: true })).toBeVisible();
    expect(images()).toHaveLength(0);
  });

  test('posts a comment once when the member submits it twice, and empties the field', async () => {
    await openComments([own], member);
    setResponse('postComment', { comment: { ...posted, content: 'Nice bowl' } });
    setResponse('getItem', { item: { ...bowl, commentsCount: 3 } });
    const letGo = holdResponses('postComment');
    await commentField().fill(' Nice bowl ');
    await postButton().click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    letGo();
    await expect.element(toast('Comment posted')).toBeVisible();
    await expect.element(commentField()).toHaveValue('');
    await expect.element(detail().getByText('Nice bowl')).toBeVisible();
    await expect.element(detail().getByRole('heading', { name: '3 comments' })).toBeVisible();
    const [call, ...more] = callsTo('postComment');
    expect(more).toEqual([]);
    expect(call?.body).toEqual({ content: ' Nice bowl ', parentId: null });
    expect(call?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  });

  test('posts a comment on Ctrl+Enter, but never a comment without visible text', async () => {
    await openComments([], member);
    setResponse('postComment', { comment: posted });
    await commentField().fill('  ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(callsTo('postComment')).toHaveLength(0);
    await commentField().fill('Hi');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(toast('Comment posted')).toBeVisible();
  });

  test('shows how many characters are left near the limit, and does not post a comment above the limit', async () => {
    await openComments([], member);
    await commentField().fill('x'.repeat(1990));
    await expect.element(detail().getByText('10 characters left')).toBeVisible();
    await commentField().fill('x'.repeat(2001));
    await expect.element(detail().getByText(COMMENT_MESSAGES.long)).toBeVisible();
    await expect.element(postButton()).toHaveAttribute('aria-disabled', 'true');
    postButton().element().focus();
    await userEvent.keyboard('{Enter}');
    expect(callsTo('postComment')).toHaveLength(0);
  });

  test('posts a reply to a comment', async () => {
    await openComments([others], member);
    setResponse('postComment', { comment: { ...posted, parentId: 'others', content: 'Thanks!' } });
    await commentRowOf('thrifty').getByRole('button', { name: 'Reply' }).click();
    await expect.element(detail().getByLabelText('Reply to @thrifty')).toHaveFocus();
    await userEvent.keyboard('Thanks!');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const replies = detail().getByRole('list', { name: 'Replies' });
    await expect.element(replies.getByText('Thanks!')).toBeVisible();
    expect(callsTo('postComment')[0]?.body).toMatchObject({ parentId: 'others' });
    await expect
      .element(commentRowOf('thrifty').getByRole('button', { name: 'Reply' }))
      .toHaveFocus();
  });

  test('keeps an edit form open that the member has opened while a reply was being sent', async () => {
    await openComments([own], member);
    setResponse('postComment', { comment: { ...posted, parentId: 'own' } });
    const letGo = holdResponses('postComment');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Reply' }).click();
    await userEvent.keyboard('Thanks!');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    await detail().getByLabelText('Edit your comment').fill('Better');
    letGo();
    await expect.element(toast('Comment posted')).toBeVisible();
    setResponse('updateComment', { comment: { ...own, content: 'Better' } });
    await detail().getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Comment updated')).toBeVisible();
  });

  test('lets the member edit only their own comments', async () => {
    await openComments([own, others], member);
    const edited = { ...own, content: 'Better', updatedAt: '2026-11-20T13:00:00.000Z' };
    setResponse('updateComment', { comment: edited });
    await expect
      .element(commentRowOf('thrifty').getByRole('button', { name: 'Edit' }))
      .not.toBeInTheDocument();
    await commentRowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    const edit = detail().getByLabelText('Edit your comment');
    await expect.element(edit).toHaveValue('My find');
    await edit.fill('Better');
    await expectNoAxeViolations();
    await detail().getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Comment updated')).toBeVisible();
    await expect.element(detail().getByText('Better')).toBeVisible();
    await expect.element(commentRowOf('ann_sells').getByText('edited')).toBeVisible();
    expect(callsTo('updateComment')[0]?.body).toEqual({
      content: 'Better',
      updatedAt: own.updatedAt,
    });
  });

  test('deletes a comment after the member confirms, and shows "Comment deleted" in its place if it has replies', async () => {
    await openComments([own, reply, others], member);
    setResponse('deleteComment');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Comment' });
    await expect
      .element(question.getByText('Are you sure you want to delete this comment?'))
      .toBeVisible();
    await expectNoAxeViolations();
    await question.getByRole('button', { name: 'Keep It' }).click();
    await expect
      .element(commentRowOf('ann_sells').getByRole('button', { name: 'Delete' }))
      .toHaveFocus();
    expect(callsTo('deleteComment')).toHaveLength(0);
    await commentRowOf('ann_sells').getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete Comment' }).click();
    await expect.element(toast('Comment deleted')).toBeVisible();
    // Searches only the comments, because the toast has the same text.
    const rows = detail().getByRole('article');
    await expect.element(rows.getByText('Comment deleted', { exact: true })).toBeVisible();
    await expect.element(detail().getByText('Where?')).toBeVisible();
    await expect.element(commentRowOf('ann_sells')).not.toBeInTheDocument();
    await expect.element(detail().getByRole('heading', { name: '2 comments' })).toHaveFocus();
  });

  test("announces a new comment of another member to screen readers, but not the member's own comment", async () => {
    await openComments([others], member);
    const newer = { createdAt: '2026-11-21T12:00:00.000Z' };
    setLiveComments([{ ...own, ...newer }, others]);
    await expect.element(commentRowOf('ann_sells')).toBeVisible();
    await expect.element(detail().getByText(/^New comment/)).not.toBeInTheDocument();
    const latest = commentLike({ id: 'c', username: 'carla', createdAt: '2026-11-21T13:00:00Z' });
    setLiveComments([latest, { ...own, ...newer }, others]);
    await expect.element(detail().getByText('New comment by @carla')).toBeInTheDocument();
  });

  test('shows a member without a username a link to the form that sets one', async () => {
    await openComments([], memberLike({ username: null }));
    await expect.element(detail().getByText(COMMENT_MESSAGES.usernameRequired)).toBeVisible();
    await detail().getByRole('link', { name: 'Set username' }).click();
    await expect.element(page.getByLabelText('Username *')).toHaveFocus();
    await expect.element(detail()).not.toBeInTheDocument();
  });
});

describe('the comment section for a visitor', () => {
  test('shows comments, and a link to sign in that returns to the item', async () => {
    await openComments([others], null);
    await expect.element(commentRowOf('thrifty')).toBeVisible();
    await expect.element(detail().getByText('Please sign in to comment.')).toBeVisible();
    const link = detail().getByRole('link', { name: 'Sign In' });
    await expect.element(link).toHaveAttribute('href', '/login?next=%2Fitem%2Fbowl');
    await expect.element(commentRowOf('thrifty').getByRole('button')).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });
});

describe('the text of a comment', () => {
  test('is shown unchanged, except that URLs are links', async () => {
    const content = '<b>Bold</b> see https://example.com/a_(b), javascript:alert(1)\n🦉';
    await openComments([{ ...others, content }], null);
    await expect.element(textOf('thrifty')).toHaveTextContent(content.replace('\n', ' '));
    const links = commentRowOf('thrifty')
      .getByRole('paragraph')
      .last()
      .getByRole('link')
      .elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/a_(b)']);
    expect(links[0]?.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
  });
});
