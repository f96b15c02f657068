import { commentLike } from '@contract/schemas/comment.test-support';
import type { FoundMember } from '@contract/schemas/mention';
import { expectNoAxeViolations } from '@test/accessibility';
import { commentField, openComments, postButton, commentRowOf, toast } from '@test/comments';
import { respond, respondByUrl, callsTo, hold, loseNetwork, refuse } from '@test/fake-api';
import { detail } from '@test/item-detail';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { respondWithProfile, profileLike } from '@test/profiles';
import { currentUrl } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { forgetMember } from '@/app/shell/forget-member';

const member = memberLike();
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const found = (username: string, customProfileImageUrl: string | null = null): FoundMember => ({
  id: `id-${username}`,
  username,
  customProfileImageUrl,
  profileImageUrl: null,
  isPremiumUser: false,
});
const MEMBERS = [found('tom'), found('Tom_Sells', picture), found('tomato')];

const list = () => detail().getByRole('listbox', { name: 'Members' });
const option = (username: string) =>
  list().getByRole('option', { name: `@${username}`, exact: true });
const searches = () => callsTo('searchUsers').map(({ url }) => url.searchParams.get('q'));
const textarea = () => commentField().element() as HTMLTextAreaElement;

/** Types into the field for a new comment. */
async function type(keys: string): Promise<void> {
  await commentField().click();
  await userEvent.keyboard(keys);
}

beforeEach(() => {
  respondByUrl('searchUsers', ({ searchParams }) => {
    const q = (searchParams.get('q') ?? '').toLowerCase();
    return { users: MEMBERS.filter(({ username }) => username.toLowerCase().startsWith(q)) };
  });
});
afterEach(async () => {
  // Unmounts the app first. Otherwise it would send the queued calls that this test has left.
  await cleanup();
  goOnline();
  vi.restoreAllMocks();
  await forgetMember(member.id);
});

describe('the list of members to mention', () => {
  test.each(BOTH_SIZES)(
    'opens below the line with the mention on a $size',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      await openComments([], member);
      await type('Nice one{Enter}Hi @t');
      await expect.element(option('tom')).toBeVisible();
      expect(option('Tom_Sells').element().querySelector('img')?.src).toBe(picture);
      await expect.element(commentField()).toHaveFocus();
      await expect.element(commentField()).toHaveAttribute('role', 'combobox');
      await expect.element(detail().getByText('3 members found')).toBeInTheDocument();
      const rows = list().getByRole('option').elements();
      for (const row of rows) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      const top = list().element().getBoundingClientRect().top;
      const start = commentField().element().getBoundingClientRect().top;
      // The mention is in the second of the three lines of the field.
      expect(top - start).toBeGreaterThan(48);
      expect(top - start).toBeLessThan(80);
      await expectNoAxeViolations();
    },
  );

  test('shows the badge of premium members', async () => {
    const users = [{ ...found('tom'), isPremiumUser: true }, found('tomato')];
    respond('searchUsers', { users });
    await openComments([], member);
    await type('@tom');
    await expect.element(list().getByRole('option', { name: '@tom Premium' })).toBeVisible();
    await expect.element(option('tomato')).toBeVisible();
    await expectNoAxeViolations();
  });

  test('searches once when the member stops typing, but not for "@" alone or an email address', async () => {
    await openComments([], member);
    await type('a@tom.example @');
    await userEvent.keyboard('tom');
    await expect.element(option('tomato')).toBeVisible();
    expect(searches()).toEqual(['tom']);
    await userEvent.keyboard('a');
    await expect.element(option('tom')).not.toBeInTheDocument();
    await expect.element(option('tomato')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect.element(option('tom')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(commentField()).not.toHaveAttribute('role');
    expect(searches().filter((q) => q === 'tom')).toHaveLength(1);
  });

  test('scrolls into view at the end of the comments', async () => {
    const comments = Array.from({ length: 9 }, (_, n) =>
      commentLike({ id: `c${n}`, username: `user_${n}` }),
    );
    await openComments(comments, member);
    await commentRowOf('user_8').getByRole('button', { name: 'Reply' }).click();
    await userEvent.keyboard('@t');
    await expect.element(option('tomato')).toBeInViewport({ ratio: 1 });
    await expect.element(detail().getByLabelText('Reply to @user_8')).toBeInViewport({ ratio: 1 });
  });

  test('closes when the member types a space, and stays closed when the caret moves into a mention', async () => {
    await openComments([], member);
    await type('@tom');
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard(' and');
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect.poll(() => textarea().selectionStart).toBe(3);
    await expect.element(list()).not.toBeInTheDocument();
  });

  test('closes when the field loses the focus, and opens when the member continues to type', async () => {
    await openComments([], member);
    await type('@tom');
    await expect.element(list()).toBeVisible();
    textarea().blur();
    await expect.element(list()).not.toBeInTheDocument();
    textarea().focus();
    await userEvent.keyboard('a');
    await expect.element(option('tomato')).toBeVisible();
  });
});

describe('choosing a member for a mention', () => {
  test('replaces the mention on Enter, and puts the caret behind it', async () => {
    await openComments([], member);
    respond('postComment', { comment: commentLike() });
    await type('Hi  there{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}@to');
    await expect.element(option('tom')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Tom_Sells')).toHaveAttribute('aria-selected', 'true');
    const active = option('Tom_Sells').element().id;
    await expect.element(commentField()).toHaveAttribute('aria-activedescendant', active);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(option('tomato')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(commentField()).toHaveValue('Hi @tomato there');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(commentField()).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(commentField()).toHaveValue('Hi @tomato xthere');
    await userEvent.keyboard(' @to');
    await expect.element(option('tom')).toHaveAttribute('aria-selected', 'true');
    expect(callsTo('postComment')).toEqual([]);
  });

  test('keeps the focus in the field on Tab', async () => {
    await openComments([], member);
    await type('@tom_');
    await expect.element(option('Tom_Sells')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(commentField()).toHaveValue('@Tom_Sells ');
    await expect.element(commentField()).toHaveFocus();
  });

  test('keeps the focus in the field on a click', async () => {
    await openComments([], member);
    const leave = vi.fn();
    await type('@t');
    await expect.element(option('tomato')).toBeVisible();
    textarea().addEventListener('blur', leave);
    await option('tomato').click();
    await expect.element(commentField()).toHaveValue('@tomato ');
    expect(leave).not.toHaveBeenCalled();
    await userEvent.keyboard('hi');
    await expect.element(commentField()).toHaveValue('@tomato hi');
  });

  test('works in replies and edits', async () => {
    const own = commentLike({ id: 'own', userId: member.id, username: 'ann_sells', content: 'A' });
    await openComments([own], member);
    await commentRowOf('ann_sells').getByRole('button', { name: 'Reply' }).click();
    await userEvent.keyboard('@tom');
    await expect.element(option('tom')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(detail().getByLabelText('Reply to @ann_sells')).toHaveValue('@tom ');
    await commentRowOf('ann_sells').getByRole('button', { name: 'Edit' }).click();
    await userEvent.keyboard('{End} @tomat');
    await expect.element(option('tomato')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(detail().getByLabelText('Edit your comment')).toHaveValue('A @tomato ');
  });
});

describe('a key in a comment field', () => {
  test('inserts a line break on Enter, even when no member is found', async () => {
    await openComments([], member);
    await type('@zoe');
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
    await openComments([], member);
    respond('postComment', { comment: commentLike({ id: 'new' }) });
    await type('@tom');
    await expect.element(list()).toBeVisible();
    const letGo = hold('postComment');
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
    await expect.element(list()).not.toBeInTheDocument();
  });

  test('closes only the list of members on Escape, until the next mention', async () => {
    await openComments([], member);
    await type('@to');
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(commentField()).toHaveFocus();
    await userEvent.keyboard('m');
    await expect.element(commentField()).toHaveValue('@tom');
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard(' @tom');
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(postButton()).toHaveFocus();
    await expect.element(detail()).toBeInTheDocument();
  });
});

describe('the search for members to mention', () => {
  test('shows that it is running, and then its result', async () => {
    const letGo = hold('searchUsers');
    await openComments([], member);
    await type('@tom');
    await expect.element(detail().getByText('Searching members...')).toBeVisible();
    letGo();
    await expect.element(option('tom')).toBeVisible();
  });

  test('shows an error when it fails, and the member can continue to type', async () => {
    refuse('searchUsers', 'internal', 'Something went wrong.');
    await openComments([], member);
    await type('@tom');
    const message = detail().getByText(
      "We couldn't search for members. You can still type a username.",
    );
    await expect.element(message).toBeVisible();
    await userEvent.keyboard(' hello');
    await expect.element(commentField()).toHaveValue('@tom hello');
    await expect.element(message).not.toBeInTheDocument();
  });

  test('shows an error when the server does not respond', async () => {
    loseNetwork('searchUsers');
    await openComments([], member);
    await type('@tom');
    await expect.element(detail().getByText(/^We couldn't search for members/)).toBeVisible();
  });

  test('shows when to try again after too many requests', async () => {
    refuse('searchUsers', 'too_many_requests', 'Please try again in 9 minutes.');
    await openComments([], member);
    await type('@tom');
    await expect.element(detail().getByText('Please try again in 9 minutes.')).toBeVisible();
  });

  test('is not sent without a network', async () => {
    await openComments([], member);
    goOffline();
    await type('@tom');
    await expect
      .element(detail().getByText('You are offline. You can still type a username.'))
      .toBeVisible();
    await expectNoAxeViolations();
    expect(searches()).toEqual([]);
    goOnline();
    await expect.element(option('tom')).toBeVisible();
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
    respondWithProfile(profileLike({ username: 'tom' }));
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
    await openComments([], member);
    goOffline();
    await commentField().fill('@tom look');
    await postButton().click();
    const waiting = detail().getByRole('list', { name: 'Comments that are not posted yet' });
    await expect.element(waiting.getByText('@tom look')).toBeVisible();
    await expect.element(waiting.getByRole('link')).not.toBeInTheDocument();
  });
});
