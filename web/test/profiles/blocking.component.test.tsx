import { itemListPageLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  bowl,
  lamp,
  owl,
  blockedMember,
  commentBy,
  comments,
  itemMenuButton,
  menuItem,
  toast,
  commentRows,
  shownCards,
  setBlockedMemberResponses,
  openItemAndMenu,
  VERSION_AFTER_BLOCK,
  setUpBlocking,
} from '@test/blocking';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setChampionResponses, setHomeResponses, setVisitorResponses } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { setLiveComments } from '@test/live-comments';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blocksVersionStore } from '@/services/blocks-version';

const commentMenu = () =>
  detail().getByRole('button', { name: 'More about the comment by @Thrifty' }).first();

const blockQuestion = () => page.getByRole('dialog', { name: 'Block @Thrifty?' });

beforeEach(setUpBlocking);
afterEach(() => blocksVersionStore.forget());

async function blockFromItem(): Promise<void> {
  await openItemAndMenu('Bowl');
  await menuItem('Block @Thrifty').click();
  await expect.element(blockQuestion()).toBeVisible();
  setHomeResponses([lamp, owl]);
  await blockQuestion().getByRole('button', { name: 'Block Member' }).click();
}

describe('blocking a member in the menu of an item', () => {
  test.each(BOTH_SIZES)(
    'removes the items of the blocked member immediately on a $size',
    async (at) => {
      await page.viewport(...at.viewport);
      setChampionResponses({ liked: bowl, profit: null, seller: null });
      await openItemAndMenu('Bowl');
      const letGo = holdResponses('listItems');
      await menuItem('Block @Thrifty').click();
      await expect.element(blockQuestion()).toBeVisible();
      await expectNoAxeViolations();
      await blockQuestion().getByRole('button', { name: 'Block Member' }).click();
      await expect.element(toast('Blocked @Thrifty')).toBeVisible();
      await expect.element(detail()).not.toBeInTheDocument();
      await expect.poll(shownCards).toHaveLength(2);
      await expect.element(page.getByText('2 items', { exact: true })).toBeVisible();
      expect(callsTo('blockMember')[0]?.body).toEqual({ username: 'Thrifty' });
      // The blocked member's item is still among the champions, because champions do not depend on the viewer.
      await expect.element(page.getByRole('link', { name: 'Bowl' })).toBeVisible();
      // The focus moves to the card beside the removed card.
      await expect.element(page.getByRole('link', { name: 'Lamp' })).toHaveFocus();
      letGo();
    },
  );
});

test('the question before a block shows what will change, and that the other member still sees everything', async () => {
  await openItemAndMenu('Bowl');
  await menuItem('Block @Thrifty').click();
  for (const sentence of [
    "You won't see their items, comments and mentions any more.",
    "You won't get notifications about each other.",
    "We don't tell them, and they can still see what you share.",
  ])
    await expect.element(blockQuestion().getByText(sentence)).toBeVisible();
});

test('the browser stores the blocks version from the response to a block', async () => {
  await blockFromItem();
  await expect.element(toast('Blocked @Thrifty')).toBeVisible();
  expect(blocksVersionStore.latest()).toBe(VERSION_AFTER_BLOCK);
});

test('Undo after a block unblocks the member and shows their items again', async () => {
  await blockFromItem();
  await expect.element(toast('Blocked @Thrifty')).toBeVisible();
  await expect.poll(shownCards).toHaveLength(2);
  setResponse('listItems', itemListPageLike([bowl, lamp, owl]));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(toast('Unblocked @Thrifty')).toBeVisible();
  await expect.poll(shownCards).toHaveLength(3);
  expect(callsTo('unblockMember')[0]?.url.pathname).toBe('/api/user/blocked/member-2');
});

test('the question before a block can be opened and canceled by keyboard, and the focus returns to the menu button', async () => {
  await renderApp('/');
  await openCard('Bowl');
  await expect.element(itemMenuButton()).toBeVisible();
  itemMenuButton().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menuItem('Block @Thrifty')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(blockQuestion()).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(blockQuestion()).not.toBeInTheDocument();
  await expect.element(itemMenuButton()).toHaveFocus();
  await expect.element(detail().getByRole('heading', { name: 'Bowl' })).toBeVisible();
  expect(callsTo('blockMember')).toEqual([]);
});

test.each([
  ['there is no network', () => setNetworkFailure('blockMember'), /You seem to be offline/],
  [
    'the limit is reached',
    () => setErrorResponse('blockMember', 'conflict', 'Too many.'),
    /Too many/,
  ],
])(
  'the question before a block stays open and shows the reason when %s',
  async (_case, fail, why) => {
    await openItemAndMenu('Bowl');
    fail();
    await menuItem('Block @Thrifty').click();
    await blockQuestion().getByRole('button', { name: 'Block Member' }).click();
    await expect.element(toast("Couldn't block @Thrifty")).toBeVisible();
    await expect.element(page.getByText(why).first()).toBeVisible();
    await expect
      .element(blockQuestion().getByRole('button', { name: 'Block Member' }))
      .toBeEnabled();
  },
);

test('the menu of an own item opens only the list of blocked members, and offers no block', async () => {
  await openItemAndMenu('Owl');
  await expect.element(menuItem('Blocked Members')).toBeVisible();
  await expect.element(menuItem('Block @ann_sells')).not.toBeInTheDocument();
});

test('a visitor sees no menu on an item, and so cannot block its owner', async () => {
  setVisitorResponses();
  await renderApp('/');
  await openCard('Bowl');
  await expect.element(detail().getByRole('button', { name: 'Report item' })).toBeVisible();
  await expect.element(itemMenuButton()).not.toBeInTheDocument();
});

describe('blocking a member in the menu of a comment', () => {
  test('removes the comments of this member immediately, shows a note in place of one with replies, and focuses the heading', async () => {
    await openItemAndMenu('Lamp', commentMenu);
    setBlockedMemberResponses(blockedMember);
    await menuItem('Block @Thrifty').click();
    await blockQuestion().getByRole('button', { name: 'Block Member' }).click();
    await expect.element(toast('Blocked @Thrifty')).toBeVisible();
    await expect.poll(commentRows).toHaveLength(3);
    await expect.element(detail().getByText('Comment by a member you blocked')).toBeVisible();
    await expect.element(detail().getByRole('heading', { name: '3 comments' })).toHaveFocus();
    // A new live comment of the blocked member is hidden, too.
    setLiveComments([commentBy('other_one', 'c6'), commentBy('Thrifty', 'c5'), ...comments]);
    await expect.poll(commentRows).toHaveLength(4);
  });
});
