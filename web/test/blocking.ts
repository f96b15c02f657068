import type { BlockedMember } from '@contract/schemas/blocked-member';
import { commentLike } from '@contract/schemas/comment.test-support';
import { itemLike } from '@contract/schemas/item.test-support';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { setResponse } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses, cards } from './home';
import { detail, openCard } from './item-detail';
import { setLiveComments } from './live-comments';
import { memberLike } from './members';
import { renderApp } from './render';

export const member = memberLike({ username: 'ann_sells' });

export const bowl = itemLike({ id: 'bowl', title: 'Bowl', username: 'Thrifty', commentsCount: 3 });

export const lamp = itemLike({
  id: 'lamp',
  title: 'Lamp',
  username: 'other_one',
  commentsCount: 3,
});

export const owl = itemLike({ id: 'owl', title: 'Owl', username: 'ann_sells' });

/** The member whom the tests block. */
export const blockedMember: BlockedMember = {
  id: 'member-2',
  username: 'Thrifty',
  customProfileImageUrl: null,
  profileImageUrl: null,
  blockedAt: '2026-11-20T12:00:00.000Z',
};

/** The blocks version in the faked response to a block. */
export const VERSION_AFTER_BLOCK = '2026-11-22T12:00:00.000001Z';
const VERSION_AFTER_UNBLOCK = '2026-11-22T12:00:01.000001Z';

/** Returns a comment by a member with this username. The username of `blockedMember` is 'Thrifty'. */
export const commentBy = (username: string, id: string, parentId: string | null = null) =>
  commentLike({
    id,
    userId: username === 'Thrifty' ? blockedMember.id : username,
    username,
    parentId,
  });

export const comments = [
  commentBy('Thrifty', 'c1'),
  commentBy('other_one', 'c2', 'c1'),
  commentBy('other_one', 'c3'),
  commentBy('Thrifty', 'c4', 'c3'),
];

export const itemMenuButton = () => detail().getByRole('button', { name: 'More about this item' });

export const menuItem = (name: string) => page.getByRole('menuitem', { name });

export const toast = (text: string) => page.getByText(text, { exact: true }).first();

export const commentRows = () => detail().getByRole('article').all();

export const shownCards = () => cards().all();

export const setBlockedMemberResponses = (...blocked: BlockedMember[]) =>
  setResponse('listBlockedMembers', { blocked });

/** Signs in `member`, who has blocked nobody yet. Sets the responses for three items with comments. */
export function setUpBlocking(): void {
  setSignedInMemberResponses(member);
  setHomeResponses([bowl, lamp, owl]);
  for (const item of [bowl, lamp, owl]) setResponse('getItem', { item });
  setResponse('blockMember', { member: blockedMember, version: VERSION_AFTER_BLOCK });
  setResponse('unblockMember', { version: VERSION_AFTER_UNBLOCK });
  setBlockedMemberResponses();
  setLiveComments(comments);
}

/** Opens the item with this title. Then opens the menu of the item, or the menu that the button `menu` opens. */
export async function openItemAndMenu(title: string, menu = itemMenuButton): Promise<void> {
  await renderApp('/');
  await openCard(title);
  await menu().click();
  await expect.element(menuItem('Blocked Members')).toBeVisible();
}
