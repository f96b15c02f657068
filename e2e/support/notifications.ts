import type { Page } from '@playwright/test';
import { DAY_MS } from '../../contract/rules/durations';
import { database } from './stored-items';

/**
 * Returns the link to the notifications: the entry in the bottom bar of a phone, or the bell of a wide screen. `name`
 * is its accessible name, such as '3 new notifications'.
 */
export const bellOf = (page: Page, name: string) =>
  page
    .getByRole('link', { name: new RegExp(`^(Notifications: )?${name}$`) })
    .or(page.getByRole('button', { name, exact: true }))
    .filter({ visible: true });

/**
 * Stores an unread notification about a comment. The author of the comment has no account. `change` overrides fields of
 * the notification. Returns a function that returns whether the stored notification is marked as read.
 */
export async function storeNotification(
  uid: string,
  id: string,
  change: Readonly<Record<string, unknown>> = {},
): Promise<() => Promise<boolean>> {
  const stored = database().doc(`users/${uid}/notifications/${id}`);
  const now = new Date();
  await stored.create({
    type: 'other',
    topic: 'comment',
    title: 'New comment',
    message: 'Nice find!',
    isRead: false,
    itemId: null,
    commentId: null,
    actorUsername: 'ben',
    actorId: null,
    pictureUrl: null,
    count: 1,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
    ...change,
  });
  return async () => (await stored.get()).get('isRead') === true;
}
