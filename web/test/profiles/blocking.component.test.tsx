import type { BlockedMember } from '@contract/schemas/blocked-member';
import { commentLike } from '@contract/schemas/comment.test-support';
import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { respond, callsTo, hold, loseNetwork, refuse } from '@test/fake-api';
import {
  respondWithChampions,
  respondWithHome,
  respondWithMember,
  respondWithVisitor,
  cards,
} from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { setLiveComments } from '@test/live-comments';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { profileLike, profilePageLike } from '@test/profiles';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blocksVersion } from '@/services/blocks-version';
import { createQueryClient } from '@/services/query-client';
import { queryKeyOf } from '@/services/read-query';

const member = memberLike({ username: 'ann_sells' });
const bowl = itemLike({ id: 'bowl', title: 'Bowl', username: 'Thrifty', commentsCount: 3 });
const lamp = itemLike({ id: 'lamp', title: 'Lamp', username: 'other_one', commentsCount: 3 });
const owl = itemLike({ id: 'owl', title: 'Owl', username: 'ann_sells' });
const thrifty: BlockedMember = {
  id: 'member-2',
  username: 'Thrifty',
  customProfileImageUrl: null,
  profileImageUrl: null,
  blockedAt: '2026-11-20T12:00:00.000Z',
};
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const [FIRST, SECOND] = ['2026-11-22T12:00:00.000001Z', '2026-11-22T12:00:01.000001Z'];

const by = (username: string, id: string, parentId: string | null = null) =>
  commentLike({ id, userId: username === 'Thrifty' ? thrifty.id : username, username, parentId });
const comments = [
  by('Thrifty', 'c1'),
  by('other_one', 'c2', 'c1'),
  by('other_one', 'c3'),
  by('Thrifty', 'c4', 'c3'),
];

const itemMenu = () => detail().getByRole('button', { name: 'More about this item' });
const commentMenu = () =>
  detail().getByRole('button', { name: 'More about the comment by @Thrifty' }).first();
const choice = (name: string) => page.getByRole('menuitem', { name });
const question = () => page.getByRole('dialog', { name: 'Block @Thrifty?' });
const list = () => page.getByRole('dialog', { name: 'Blocked Members' });
const toast = (text: string) => page.getByText(text, { exact: true }).first();
const rows = () => detail().getByRole('article').all();
const titles = () => cards().all();

const respondWithBlocked = (...blocked: BlockedMember[]) =>
  respond('listBlockedMembers', { blocked });

beforeEach(() => {
  respondWithMember(member);
  respondWithHome([bowl, lamp, owl]);
  for (const item of [bowl, lamp, owl]) respond('getItem', { item });
  respond('blockMember', { member: thrifty, version: FIRST });
  respond('unblockMember', { version: SECOND });
  respondWithBlocked();
  setLiveComments(comments);
});
afterEach(() => blocksVersion.forget());

async function openMenu(title: string, menu = itemMenu): Promise<void> {
  await renderApp('/');
  await openCard(title);
  await menu().click();
  await expect.element(choice('Blocked Members')).toBeVisible();
}

async function blockFromItem(): Promise<void> {
  await openMenu('Bowl');
  await choice('Block @Thrifty').click();
  await expect.element(question()).toBeVisible();
  respondWithHome([lamp, owl]);
  await question().getByRole('button', { name: 'Block Member' }).click();
}

describe('blocking a member in the menu of an item', () => {
  test.each(BOTH_SIZES)(
    'removes the items of the blocked member immediately on a $size',
    async (at) => {
      await page.viewport(...at.viewport);
      respondWithChampions({ liked: bowl, profit: null, seller: null });
      const letGo = (await openMenu('Bowl'), hold('listItems'));
      await choice('Block @Thrifty').click();
      await expect.element(question()).toBeVisible();
      await expectNoAxeViolations();
      await question().getByRole('button', { name: 'Block Member' }).click();
      await expect.element(toast('Blocked @Thrifty')).toBeVisible();
      await expect.element(detail()).not.toBeInTheDocument();
      await expect.poll(titles).toHaveLength(2);
      await expect.element(page.getByText('2 items', { exact: true })).toBeVisible();
      expect(callsTo('blockMember')[0]?.body).toEqual({ username: 'Thrifty' });
      // The item is still among the champions, because champions do not depend on the viewer.
      await expect.element(page.getByRole('link', { name: 'Bowl' })).toBeVisible();
      // The focus moves to the card beside the removed card.
      await expect.element(page.getByRole('link', { name: 'Lamp' })).toHaveFocus();
      letGo();
    },
  );
});

test('the question before a block shows what will change, and that the other member still sees everything', async () => {
  await openMenu('Bowl');
  await choice('Block @Thrifty').click();
  for (const sentence of [
    "You won't see their items, comments and mentions any more.",
    "You won't get notifications about each other.",
    "We don't tell them, and they can still see what you share.",
  ])
    await expect.element(question().getByText(sentence)).toBeVisible();
});

test('later requests send the blocks version after a block', async () => {
  await blockFromItem();
  await expect.element(toast('Blocked @Thrifty')).toBeVisible();
  expect(blocksVersion.latest()).toBe(FIRST);
});

test('Undo after a block unblocks the member and shows their items again', async () => {
  await blockFromItem();
  await expect.element(toast('Blocked @Thrifty')).toBeVisible();
  await expect.poll(titles).toHaveLength(2);
  respond('listItems', itemListPageLike([bowl, lamp, owl]));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(toast('Unblocked @Thrifty')).toBeVisible();
  await expect.poll(titles).toHaveLength(3);
  expect(callsTo('unblockMember')[0]?.url.pathname).toBe('/api/user/blocked/member-2');
});

test('a member can be blocked by keyboard, and the focus returns when the question is canceled', async () => {
  await renderApp('/');
  await openCard('Bowl');
  await expect.element(itemMenu()).toBeVisible();
  itemMenu().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice('Block @Thrifty')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(itemMenu()).toHaveFocus();
  await expect.element(detail().getByRole('heading', { name: 'Bowl' })).toBeVisible();
  expect(callsTo('blockMember')).toEqual([]);
});

test.each([
  ['there is no network', () => loseNetwork('blockMember'), /You seem to be offline/],
  ['the limit is reached', () => refuse('blockMember', 'conflict', 'Too many.'), /Too many/],
])(
  'the question before a block stays open and shows the reason when %s',
  async (_case, fail, why) => {
    await openMenu('Bowl');
    fail();
    await choice('Block @Thrifty').click();
    await question().getByRole('button', { name: 'Block Member' }).click();
    await expect.element(toast("Couldn't block @Thrifty")).toBeVisible();
    await expect.element(page.getByText(why).first()).toBeVisible();
    await expect.element(question().getByRole('button', { name: 'Block Member' })).toBeEnabled();
  },
);

test('the menu of an own item opens only the list of blocked members, and offers no block', async () => {
  await openMenu('Owl');
  await expect.element(choice('Blocked Members')).toBeVisible();
  await expect.element(choice('Block @ann_sells')).not.toBeInTheDocument();
});

test('a visitor sees no menu on an item, and so cannot block its owner', async () => {
  respondWithVisitor();
  await renderApp('/');
  await openCard('Bowl');
  await expect.element(detail().getByRole('button', { name: 'Report item' })).toBeVisible();
  await expect.element(itemMenu()).not.toBeInTheDocument();
});

describe('blocking a member in the menu of a comment', () => {
  test('removes the comments immediately, keeps the place of a comment with replies, and focuses the heading', async () => {
    await openMenu('Lamp', commentMenu);
    respondWithBlocked(thrifty);
    await choice('Block @Thrifty').click();
    await question().getByRole('button', { name: 'Block Member' }).click();
    await expect.element(toast('Blocked @Thrifty')).toBeVisible();
    await expect.poll(rows).toHaveLength(3);
    await expect.element(detail().getByText('Comment by a member you blocked')).toBeVisible();
    await expect.element(detail().getByRole('heading', { name: '3 comments' })).toHaveFocus();
    // A new live comment of the blocked member is hidden, too.
    setLiveComments([by('other_one', 'c6'), by('Thrifty', 'c5'), ...comments]);
    await expect.poll(rows).toHaveLength(4);
  });
});

describe('the app of a member who has blocked another member', () => {
  beforeEach(() => {
    respond('getCurrentUser', { ...member, hasBlocked: true });
    respondWithBlocked(thrifty);
  });

  test('shows no item of the blocked member on a page that was rendered for everyone', async () => {
    // Holds the response back, so that the page has only the data that the server rendered for everyone.
    const letGo = hold('listBlockedMembers');
    await renderApp('/');
    await expect.poll(titles).toHaveLength(3);
    respondWithHome([lamp, owl]);
    letGo();
    await expect.poll(titles).toHaveLength(2);
    await expect.poll(() => callsTo('listItems').length).toBe(2);
  });

  test('shows no profile of the blocked member on a page that was rendered for everyone, even when the API fails', async () => {
    const client = createQueryClient();
    const queryKey = queryKeyOf('getProfile', { params: { username: 'Thrifty' }, query: {} });
    client.setQueryData(queryKey, profilePageLike(profileLike({ username: 'Thrifty' }), [bowl]));
    await client.invalidateQueries({ queryKey });
    refuse('getProfile', 'unavailable', 'Not now.');
    refuse('getProfileStats', 'unavailable', 'Not now.');
    const letGo = hold('listBlockedMembers');
    await renderApp('/user/Thrifty', client);
    await expect.element(page.getByText('Loading profile...')).toBeInTheDocument();
    letGo();
    await expect.element(page.getByText('You blocked @Thrifty')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Unblock' })).toBeEnabled();
    expect(titles()).toHaveLength(0);
  });

  test('explains why there is no comment when the member has blocked all authors', async () => {
    setLiveComments([by('Thrifty', 'c1')]);
    await renderApp('/');
    await openCard('Lamp');
    await expect
      .element(detail().getByText('Only members you blocked have commented here.'))
      .toBeVisible();
  });

  test('shows no comment before it knows which members are blocked', async () => {
    const letGo = hold('listBlockedMembers');
    await renderApp('/');
    await openCard('Lamp');
    await expect.element(detail().getByRole('status', { name: 'Loading comments' })).toBeVisible();
    letGo();
    await expect.poll(rows).toHaveLength(3);
  });
});

describe('the list of blocked members', () => {
  const unblockButton = () => list().getByRole('button', { name: 'Unblock @Thrifty' });

  test('unblocks a member, keeps the focus, and shows when no blocked member is left', async () => {
    respond('getCurrentUser', { ...member, hasBlocked: true });
    respondWithBlocked(thrifty);
    await openMenu('Lamp');
    await choice('Blocked Members').click();
    await expect.element(list().getByText('Blocked Nov 20, 2026')).toBeVisible();
    await expectNoAxeViolations();
    await unblockButton().click();
    await expect.element(toast('Unblocked @Thrifty')).toBeVisible();
    await expect.element(list().getByText("You haven't blocked anybody.")).toBeVisible();
    expect(list().element().contains(document.activeElement)).toBe(true);
    await list().getByRole('button', { name: 'Close' }).click();
    await expect.element(itemMenu()).toHaveFocus();
  });

  test('shows the picture of each member, or the first letter of the username', async () => {
    const pictured = { ...thrifty, id: 'member-3', username: 'pia', profileImageUrl: PICTURE };
    respondWithBlocked(thrifty, pictured);
    await openMenu('Lamp');
    await choice('Blocked Members').click();
    const rowOf = (n: number) => list().getByRole('listitem').nth(n);
    await expect.element(rowOf(0).getByText('T', { exact: true })).toBeVisible();
    await expect.element(rowOf(1)).toBeVisible();
    expect(rowOf(1).element().querySelector('img')?.src).toBe(PICTURE);
  });

  test('shows that it is loading, and can load again after a failure', async () => {
    loseNetwork('listBlockedMembers');
    const letGo = hold('listBlockedMembers');
    await openMenu('Lamp');
    await choice('Blocked Members').click();
    await expect.element(list().getByText('Loading...')).toBeVisible();
    letGo();
    await expect.element(list().getByText(/You seem to be offline/)).toBeVisible();
    respondWithBlocked(thrifty);
    await list().getByRole('button', { name: 'Try Again' }).click();
    await expect.element(unblockButton()).toBeVisible();
  });

  test('shows that unblocking needs a network when there is none', async () => {
    respondWithBlocked(thrifty);
    await openMenu('Lamp');
    await choice('Blocked Members').click();
    await expect.element(unblockButton()).toBeEnabled();
    respond('listComments', { comments, next: null });
    goOffline();
    await expect
      .element(list().getByText('To unblock somebody, you need a connection.'))
      .toBeVisible();
    await expect.element(unblockButton()).toBeDisabled();
    goOnline();
    await expect.element(unblockButton()).toBeEnabled();
  });
});
