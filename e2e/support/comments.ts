import type { Locator, Page } from '@playwright/test';
import { detailOf } from './item-detail';
import { database } from './stored-items';

/** Stores comments by authors who have no account. The newest comment is 'c0', the next one 'c1' and so on. */
export async function storeComments(itemId: string, count: number): Promise<void> {
  const item = database().doc(`items/${itemId}`);
  const now = Date.now();
  for (let first = 0; first < count; first += 400) {
    const batch = database().batch();
    for (let n = first; n < Math.min(first + 400, count); n += 1) {
      const at = new Date(now - (n + 1) * 60_000);
      batch.create(item.collection('comments').doc(`c${n}`), {
        userId: `someone-${n}`,
        username: `someone_${n}`,
        isPremiumUser: n % 5 === 0,
        content: `Comment ${n}. Sold mine for more, https://example.com/sold/${n} shows it.`,
        parentId: null,
        threadAt: at,
        createdAt: at,
        updatedAt: at,
        repliesCount: 0,
        deletedAt: null,
      });
    }
    await batch.commit();
  }
  await item.update({ commentsCount: count });
}

/** Stores a reply to the comment `parentId`. The author of the reply has no account. */
export async function storeReply(itemId: string, parentId: string, id: string): Promise<void> {
  const comments = database().collection(`items/${itemId}/comments`);
  const threadAt: unknown = (await comments.doc(parentId).get()).get('threadAt');
  const at = new Date();
  await comments.doc(id).create({
    userId: 'replier',
    username: 'replier',
    isPremiumUser: false,
    content: 'Which city?',
    parentId,
    threadAt,
    createdAt: at,
    updatedAt: at,
    repliesCount: 0,
    deletedAt: null,
  });
  await comments.doc(parentId).update({ repliesCount: 1 });
}

export const commentOf = (page: Page, username: string): Locator =>
  detailOf(page).getByRole('article', { name: `Comment by @${username}`, exact: true });

export async function postComment(page: Page, text: string): Promise<void> {
  await detailOf(page).getByLabel('Add a comment').fill(text);
  await detailOf(page).getByRole('button', { name: 'Post', exact: true }).click();
}
