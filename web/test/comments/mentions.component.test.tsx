import { commentLike } from '@contract/schemas/comment.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { commentField, openComments, postButton, commentRowOf } from '@test/comments';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { detail } from '@test/item-detail';
import {
  commentingMember,
  PICTURE_DATA_URL,
  foundMemberLike,
  mentionList,
  mentionOption,
  commentTextarea,
  typeComment,
  setFoundMemberResponses,
  endCommentTest,
} from '@test/mentions';
import { goOffline, goOnline } from '@test/offline';
import { setProfileResponses, profileLike } from '@test/profiles';
import { currentUrl } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Returns the texts for which the app has searched so far. */
const sentSearches = () => callsTo('searchUsers').map(({ url }) => url.searchParams.get('q'));

beforeEach(setFoundMemberResponses);
afterEach(endCommentTest);

describe('the list of members to mention', () => {
  test.each(BOTH_SIZES)(
    'opens below the line with the mention on a $size',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      await openComments([], commentingMember);
      await typeComment('Nice one{Enter}Hi @t');
      await expect.element(mentionOption('tom')).toBeVisible();
      expect(mentionOption('Tom_Sells').element().querySelector('img')?.src).toBe(PICTURE_DATA_URL);
      await expect.element(commentField()).toHaveFocus();
      await expect.element(commentField()).toHaveAttribute('role', 'combobox');
      await expect.element(detail().getByText('3 members found')).toBeInTheDocument();
      const rows = mentionList().getByRole('option').elements();
      for (const row of rows) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      const top = mentionList().element().getBoundingClientRect().top;
      const start = commentField().element().getBoundingClientRect().top;
      // The mention is in the second of the three lines of the field.
      expect(top - start).toBeGreaterThan(48);
      expect(top - start).toBeLessThan(80);
      await expectNoAxeViolations();
    },
  );

  test('shows the badge of premium members', async () => {
    const users = [{ ...foundMemberLike('tom'), isPremiumUser: true }, foundMemberLike('tomato')];
    setResponse('searchUsers', { users });
    await openComments([], commentingMember);
    await typeComment('@tom');
    await expect.element(mentionList().getByRole('option', { name: '@tom Premium' })).toBeVisible();
    await expect.element(mentionOption('tomato')).toBeVisible();
    await expectNoAxeViolations();
  });

  test('is loaded with one search when the member stops typing, but not for "@" alone or an email address', async () => {
    await openComments([], commentingMember);
    await typeComment('a@tom.example @');
    await userEvent.keyboard('tom');
    await expect.element(mentionOption('tomato')).toBeVisible();
    expect(sentSearches()).toEqual(['tom']);
    await userEvent.keyboard('a');
    await expect.element(mentionOption('tom')).not.toBeInTheDocument();
    await expect.element(mentionOption('tomato')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect.element(mentionOption('tom')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect.element(mentionList()).not.toBeInTheDocument();
    await expect.element(commentField()).not.toHaveAttribute('role');
    expect(sentSearches().filter((q) => q === 'tom')).toHaveLength(1);
  });

  test('scrolls into view when the member replies to the last comment', async () => {
    const comments = Array.from({ length: 9 }, (_, n) =>
      commentLike({ id: `c${n}`, username: `user_${n}` }),
    );
    await openComments(comments, commentingMember);
    await commentRowOf('user_8').getByRole('button', { name: 'Reply' }).click();
    await userEvent.keyboard('@t');
    await expect.element(mentionOption('tomato')).toBeInViewport({ ratio: 1 });
    await expect.element(detail().getByLabelText('Reply to @user_8')).toBeInViewport({ ratio: 1 });
  });

  test('closes when the member types a space, and stays closed when the caret moves into a mention', async () => {
    await openComments([], commentingMember);
    await typeComment('@tom');
    await expect.element(mentionList()).toBeVisible();
    await userEvent.keyboard(' and');
    await expect.element(mentionList()).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect.poll(() => commentTextarea().selectionStart).toBe(3);
    await expect.element(mentionList()).not.toBeInTheDocument();
  });

  test('closes when the field loses the focus, and opens again when the member continues to type', async () => {
    await openComments([], commentingMember);
    await typeComment('@tom');
    await expect.element(mentionList()).toBeVisible();
    commentTextarea().blur();
    await expect.element(mentionList()).not.toBeInTheDocument();
    commentTextarea().focus();
    await userEvent.keyboard('a');
    await expect.element(mentionOption('tomato')).toBeVisible();
  });
});

describe('the search for members to mention', () => {
  test('shows that it is running, and then its result', async () => {
    const letGo = holdResponses('searchUsers');
    await openComments([], commentingMember);
    await typeComment('@tom');
    await expect.element(detail().getByText('Searching members...')).toBeVisible();
    letGo();
    await expect.element(mentionOption('tom')).toBeVisible();
  });

  test('shows an error when it fails, and the member can continue to type', async () => {
    setErrorResponse('searchUsers', 'internal', 'Something went wrong.');
    await openComments([], commentingMember);
    await typeComment('@tom');
    const message = detail().getByText(
      "We couldn't search for members. You can still type a username.",
    );
    await expect.element(message).toBeVisible();
    await userEvent.keyboard(' hello');
    await expect.element(commentField()).toHaveValue('@tom hello');
    await expect.element(message).not.toBeInTheDocument();
  });

  test('shows an error when the server does not respond', async () => {
    setNetworkFailure('searchUsers');
    await openComments([], commentingMember);
    await typeComment('@tom');
    await expect.element(detail().getByText(/^We couldn't search for members/)).toBeVisible();
  });

  test('shows when to try again after too many requests', async () => {
    setErrorResponse('searchUsers', 'too_many_requests', 'Please try again in 9 minutes.');
    await openComments([], commentingMember);
    await typeComment('@tom');
    await expect.element(detail().getByText('Please try again in 9 minutes.')).toBeVisible();
  });

  test('is not sent without a network, and is sent when the network is back', async () => {
    await openComments([], commentingMember);
    goOffline();
    await typeComment('@tom');
    await expect
      .element(detail().getByText('You are offline. You can still type a username.'))
      .toBeVisible();
    await expectNoAxeViolations();
    expect(sentSearches()).toEqual([]);
    goOnline();
    await expect.element(mentionOption('tom')).toBeVisible();
  });
});

describe('a mention in a comment', () => {
  const content = '<b>@tom</b> @Tom, @ann_sells @nobody https://example.com/@tom';

  test('is a link to the member, and the text around it is plain text', async () => {
    await openComments([commentLike({ content, mentions: ['tom', 'Ann_Sells'] })], null);
    const text = commentRowOf('thrifty').getByRole('paragraph').last();
    await expect.element(text).toHaveTextContent(content);
    const links = text.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['@Tom', '/user/tom'],
      ['@ann_sells', '/user/Ann_Sells'],
      ['https://example.com/@tom', 'https://example.com/@tom'],
    ]);
    await expectNoAxeViolations();
    setProfileResponses(profileLike({ username: 'tom' }));
    await text.getByRole('link', { name: '@Tom', exact: true }).click();
    await expect.poll(currentUrl).toBe('/user/tom');
  });

  test('has the badge of a premium member after the link', async () => {
    const mentions = { mentions: ['tom', 'ann_sells'], premiumMentions: ['tom'] };
    const comment = commentLike({ content: 'Ask @Tom, or @ann_sells.', ...mentions });
    await openComments([comment], null);
    const text = commentRowOf('thrifty').getByRole('paragraph').last();
    await expect.element(text).toHaveTextContent('Ask @Tom Premium, or @ann_sells.');
    await expect.element(text.getByRole('link', { name: '@Tom', exact: true })).toBeVisible();
    await expectNoAxeViolations();
  });

  test('is plain text while the comment waits for the network', async () => {
    await openComments([], commentingMember);
    goOffline();
    await commentField().fill('@tom look');
    await postButton().click();
    const waiting = detail().getByRole('list', { name: 'Comments that are not posted yet' });
    await expect.element(waiting.getByText('@tom look')).toBeVisible();
    await expect.element(waiting.getByRole('link')).not.toBeInTheDocument();
  });
});
