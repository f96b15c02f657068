import { commentLike } from '@contract/schemas/comment.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { commentField, openComments, postButton, commentRowOf, toast } from '@test/comments';
import { setResponse, callsTo, holdResponses } from '@test/fake-api';
import { detail } from '@test/item-detail';
import {
  commentingMember,
  mentionList,
  mentionOption,
  commentTextarea,
  typeComment,
  setFoundMemberResponses,
  endCommentTest,
} from '@test/mentions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

beforeEach(setFoundMemberResponses);
afterEach(endCommentTest);

describe('choosing a member for a mention', () => {
  test('inserts the selected username on Enter, and puts the caret after the username', async () => {
    await openComments([], commentingMember);
    setResponse('postComment', { comment: commentLike() });
    await typeComment(
      'Hi  there{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}@to',
    );
    await expect.element(mentionOption('tom')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(mentionOption('Tom_Sells')).toHaveAttribute('aria-selected', 'true');
    const active = mentionOption('Tom_Sells').element().id;
    await expect.element(commentField()).toHaveAttribute('aria-activedescendant', active);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(mentionOption('tomato')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(commentField()).toHaveValue('Hi @tomato there');
    await expect.element(mentionList()).not.toBeInTheDocument();
    await expect.element(commentField()).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(commentField()).toHaveValue('Hi @tomato xthere');
    await userEvent.keyboard(' @to');
    await expect.element(mentionOption('tom')).toHaveAttribute('aria-selected', 'true');
    expect(callsTo('postComment')).toEqual([]);
  });

  test('inserts the selected username on Tab, and keeps the focus in the field', async () => {
    await openComments([], commentingMember);
    await typeComment('@tom_');
    await expect.element(mentionOption('Tom_Sells')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(commentField()).toHaveValue('@Tom_Sells ');
    await expect.element(commentField()).toHaveFocus();
  });

  test('inserts the clicked username, and keeps the focus in the field', async () => {
    await openComments([], commentingMember);
    const leave = vi.fn();
    await typeComment('@t');
    await expect.element(mentionOption('tomato')).toBeVisible();
    commentTextarea().addEventListener('blur', leave);
    await mentionOption('tomato').click();
    await expect.element(commentField()).toHaveValue('@tomato ');
    expect(leave).not.toHaveBeenCalled();
    await userEvent.keyboard('hi');
    await expect.element(commentField()).toHaveValue('@tomato hi');
  });

  test('works in replies and edits', async () => {
    const own = commentLike({
      id: 'own',
      userId: commentingMember.id,
      username: 'ann_sells',
      content: 'A',
    });
    await openComments([own], commentingMember);
    await commentRowOf('ann_sells').getByRole('button', { name: 'Reply' }).click();
    await userEvent.keyboard('@tom');
    await expect.element(mentionOption('tom')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(detail().getByLabelText('Reply to @ann_sells')).toHaveValue('@tom ');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    await userEvent.keyboard('{End} @tomat');
    await expect.element(mentionOption('tomato')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(detail().getByLabelText('Edit your comment')).toHaveValue('A @tomato ');
  });
});

describe('a comment field', () => {
  test('inserts a line break on Enter when the search for members finds nobody', async () => {
    await openComments([], commentingMember);
    await typeComment('@zoe');
    await expect.element(detail().getByText('No members found')).toBeVisible();
    await expect.element(commentField()).not.toHaveAttribute('role');
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}x');
    await expect.element(commentField()).toHaveValue('@zoe\nx');
    await expect.element(detail().getByText('No members found')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(postButton()).toHaveFocus();
  });

  test('posts the comment on Ctrl+Enter, even when the list of members is open', async () => {
    await openComments([], commentingMember);
    setResponse('postComment', { comment: commentLike({ id: 'new' }) });
    await typeComment('@tom');
    await expect.element(mentionList()).toBeVisible();
    const letGo = holdResponses('postComment');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    // Simulates a browser that does not report the new caret when the form empties the field.
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('selectionchange', stop, { capture: true });
    letGo();
    await expect.element(toast('Comment posted')).toBeVisible();
    window.removeEventListener('selectionchange', stop, { capture: true });
    expect(callsTo('postComment').map(({ body }) => body)).toEqual([
      { content: '@tom', parentId: null },
    ]);
    await expect.element(mentionList()).not.toBeInTheDocument();
  });

  test('closes only the list of members on Escape, and opens the list again for the next mention', async () => {
    await openComments([], commentingMember);
    await typeComment('@to');
    await expect.element(mentionList()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(mentionList()).not.toBeInTheDocument();
    await expect.element(commentField()).toHaveFocus();
    await userEvent.keyboard('m');
    await expect.element(commentField()).toHaveValue('@tom');
    await expect.element(mentionList()).not.toBeInTheDocument();
    await userEvent.keyboard(' @tom');
    await expect.element(mentionList()).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(postButton()).toHaveFocus();
    await expect.element(detail()).toBeInTheDocument();
  });
});
