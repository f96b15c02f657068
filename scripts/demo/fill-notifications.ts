import { DAY_MS } from '@contract/rules/durations';
import {
  NOTIFICATION_RETENTION_DAYS,
  type NotificationRecord,
} from '@contract/schemas/notification';
import type { Firestore } from 'firebase-admin/firestore';
import { createNotificationWriterFromRepos } from '../../functions/src/app/notification-writer';
import { createNotifierFromRepos } from '../../functions/src/app/events/notification-events';
import { createRepos } from '../../functions/src/app/repos';
import { NOTIFICATION_DEFAULTS } from '../../functions/src/domain/notifications/notification-defaults';
import {
  expiringItemsWords,
  secondSubscriptionWords,
} from '../../functions/src/domain/notifications/notification-words';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { collections } from '../../functions/src/repos/collections/collections';
import type { Notify } from '../../functions/src/services/notifications/notify';
import { DEMO_ACCOUNTS } from '../stack/demo-accounts';
import { DEMO_MEMBERS, type DemoMember } from './demo-members';

const HOUR_MS = 60 * 60 * 1000;
/** The milliseconds from one notification to the next. */
const APART_MS = 5 * HOUR_MS;
const UNREAD = 5;
/** How many comments are handled concurrently. */
const AT_ONCE = 20;

const accounts = DEMO_MEMBERS.filter(({ email }) => DEMO_ACCOUNTS.some((it) => it.email === email));

/**
 * Adds notifications of every type to the accounts that `npm start` prints. Their times are spread over some days, and
 * the newest are unread. Calls the code of the triggers, because the triggers themselves run later or not at all.
 * Idempotent.
 */
export async function fillNotifications(db: Firestore, now: Date): Promise<void> {
  const repos = createRepos({ db, log: createJsonLogger(), now: () => now });
  const notify = createNotifierFromRepos({ repos, now: () => now });
  await notifyOfComments(db, notify);
  for (const account of accounts) {
    await notifyOfLikes(db, account, notify);
    await notifyOfAchievements(db, account, notify);
    await notifyOfPlan(account, createNotificationWriterFromRepos({ repos }), now);
    await spread(db, account, now);
  }
}

/**
 * Adds the notifications about comments in the order of the comments, the oldest comment first. A notification about
 * several comments then opens the newest of them.
 */
async function notifyOfComments(db: Firestore, notify: Notify): Promise<void> {
  const { docs } = await collections.comments.group(db).get();
  const ordered = docs.toSorted((a, b) => +a.data().createdAt - +b.data().createdAt);
  for (let first = 0; first < ordered.length; first += AT_ONCE)
    await Promise.all(
      ordered
        .slice(first, first + AT_ONCE)
        .map(({ ref }) => notify.comment(collections.comments.paramsOf(ref))),
    );
}

async function notifyOfLikes(db: Firestore, { uid }: DemoMember, notify: Notify): Promise<void> {
  const { docs: items } = await collections.items.in(db).where('ownerId', '==', uid).get();
  for (const { id: itemId } of items) {
    const { docs: likes } = await collections.likes.in(db, { itemId }).get();
    await Promise.all(likes.map((like) => notify.like({ itemId, uid: like.id })));
  }
}

async function notifyOfAchievements(db: Firestore, { uid }: DemoMember, notify: Notify) {
  const { docs } = await collections.achievements.in(db, { uid }).get();
  for (const { id: achievementId } of docs) await notify.achievement({ uid, achievementId });
}

/** Adds the notifications about payments, and the notifications of the job that warns about expiring items. */
async function notifyOfPlan(
  { uid, isPremium }: DemoMember,
  write: ReturnType<typeof createNotificationWriterFromRepos>,
  now: Date,
): Promise<void> {
  const words = expiringItemsWords(3, new Date(now.getTime() + 7 * DAY_MS));
  if (isPremium)
    await write.add(
      { uid, id: 'second_demo' },
      { ...NOTIFICATION_DEFAULTS, type: 'other', topic: 'billing', ...secondSubscriptionWords },
    );
  else
    await write.add(
      { uid, id: 'expiring_demo' },
      { ...NOTIFICATION_DEFAULTS, type: 'other', topic: 'expiring_items', ...words },
    );
}

/** Gives new notifications different times, so that their types alternate. Idempotent. */
async function spread(db: Firestore, { uid }: DemoMember, now: Date): Promise<void> {
  const { docs } = await collections.notifications.in(db, { uid }).get();
  const isOld = docs.some((it) => it.data().createdAt.getTime() < now.getTime() - HOUR_MS);
  if (isOld) return;
  const batch = db.batch();
  for (const [place, { ref }] of alternating(docs).entries()) {
    const createdAt = new Date(now.getTime() - place * APART_MS);
    const expiresAt = new Date(createdAt.getTime() + NOTIFICATION_RETENTION_DAYS * DAY_MS);
    batch.update(ref, { createdAt, expiresAt, isRead: place >= UNREAD });
  }
  await batch.commit();
}

/** Sorts documents so that types alternate: one of each type, then a second of each type, and so on. */
function alternating<Document extends { data(): NotificationRecord }>(
  documents: readonly Document[],
): Document[] {
  const seen = new Map<string, number>();
  return documents
    .map((document) => {
      const { type, topic } = document.data();
      const kind = topic ?? type;
      const place = seen.get(kind) ?? 0;
      seen.set(kind, place + 1);
      return { document, place };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ document }) => document);
}
