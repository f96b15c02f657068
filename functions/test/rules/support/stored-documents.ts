import { DAY_MS } from '@contract/rules/durations';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

const liveItem = {
  ownerId: 'owner',
  title: 'Vintage brass desk lamp',
  addedAt: daysFromNow(-2),
  expiresAt: daysFromNow(28),
  removedAt: null,
  hiddenAt: null,
};

const comment = {
  userId: 'other',
  username: 'other_member',
  content: 'Nice one!',
  parentId: null,
  threadAt: daysFromNow(-1),
  createdAt: daysFromNow(-1),
};

export const STORED_DOCUMENTS: Readonly<Record<string, Record<string, unknown>>> = {
  'items/live': liveItem,
  'items/removed': { ...liveItem, removedAt: daysFromNow(-1) },
  'items/hidden': { ...liveItem, hiddenAt: daysFromNow(-1) },
  'items/expired': { ...liveItem, expiresAt: daysFromNow(-1) },
  'items/incomplete': { ownerId: 'owner', title: 'Stored without its marks' },
  'items/live/comments/c1': comment,
  'items/removed/comments/c1': comment,
  'items/hidden/comments/c1': comment,
  'items/expired/comments/c1': comment,
  'items/gone/comments/c1': comment,
  'items/live/likes/owner': { userId: 'owner', createdAt: daysFromNow(-1), isVerified: true },
  'items/live/drafts/d1': { text: 'A subcollection that has no rule' },
  'users/owner': { email: 'owner@boloboard.test' },
  'users/owner/notifications/n1': { kind: 'like' },
  'users/owner/notifications/n1/actors/other': { createdAt: daysFromNow(-1) },
  'users/owner/notificationGroups/like_live': { notificationId: 'n1' },
  'users/owner/groupEntries/like_live_other': { actorId: 'other', notificationId: 'n1' },
  'users/owner/blocked/other': { username: 'other_member', createdAt: daysFromNow(-1) },
  'users/owner/achievements/first-share': { unlockedAt: daysFromNow(-1) },
  'users/owner/favorites/other': { sellerId: 'other', createdAt: daysFromNow(-1) },
  'users/owner/notifiedSellers/other': { sellerId: 'other', createdAt: daysFromNow(-1) },
  'users/owner/pushTokens/t1': { token: 'device' },
  'users/owner/sessions/5e55': { lastSeenOn: '2026-11-21', deviceName: 'Chrome on Android' },
  'users/owner/usage/2026-11-1': { month: '2026-11', n: 1 },
  'users/owner/usage/recognitions-2026-11-21': { recognitions: 3 },
  'users/owner/sharedLinks/2026-11-21_live_email': { expiresAt: daysFromNow(1) },
  'users/owner/progress/totals': { linksShared: 3 },
  'users/owner/receivedLikes/live': { count: 2 },
  'users/owner/keptSales/1': { part: 1, count: 0, bytes: 0, sales: {} },
  'users/owner/settings/fees': { fees: { ebay: { basisPoints: 1300, fixedCents: 30 } } },
  'users/owner/reporting/record': { resolved: 2, dismissed: 1 },
  'users/owner/notes/n1': { text: 'A subcollection that has no rule' },
  'users/premium': { email: 'premium@boloboard.test' },
  'users/premium/favorites/other': { sellerId: 'other', createdAt: daysFromNow(-1) },
  'users/premium/notifications/n1': { kind: 'like' },
  'users/premium/notifications/n1/actors/other': { createdAt: daysFromNow(-1) },
  'users/admin': { email: 'admin@boloboard.test' },
  'profiles/owner': { username: 'owner_member', bio: 'Flips since 2009', pinnedItemIds: ['live'] },
  'usernames/owner_member': { uid: 'owner' },
  'reports/live_other': { reason: 'spam', reporterId: 'other' },
  'reports/live_c1_owner': { reason: 'spam', reporterId: 'owner' },
  'reportNumbers/10000001': { claimedAt: daysFromNow(-1) },
  'queueEntries/live_pending': { subjectId: 'live', status: 'pending', count: 1 },
  'reportCounts/all': { pending: 2 },
  'memberNotes/n1': { memberId: 'owner', byId: 'admin', text: 'Asked about the box' },
  'hiddenItems/hidden': { ownerId: 'owner', isAutomatic: true, removeAt: null },
  'rulings/r1': { kind: 'warning', memberId: 'owner', byId: 'admin' },
  'admins/admin': { grantedAt: daysFromNow(-1), suspendedUntil: null },
  'auditLog/a1': { act: 'hide_item', adminId: 'admin', memberId: 'owner' },
  'championTitles/2026-10': { mostLiked: { userId: 'owner', itemId: 'live' } },
  'passwordResets/0f1e2d': { uid: 'owner' },
  'duePushes/owner': { pushedAt: daysFromNow(-1), pushedTo: daysFromNow(-1), pushedIds: ['n1'] },
  'accountDeletions/gone': { by: 'member', requestedAt: daysFromNow(-1) },
  'emailTokens/3c4b5a': { uid: 'owner', email: 'owner@boloboard.test' },
  'mails/verify_owner': { uid: 'owner', to: 'owner@boloboard.test' },
  'billing/owner': { customerId: 'cus_1', subscriptionId: 'sub_1' },
  'billingEvents/evt_1': { uid: 'owner', type: 'invoice.paid', expiresAt: daysFromNow(90) },
  'counters/webVitals-2026-11-21-0': { counts: { 'LCP / phone 42': 7 }, expiresAt: daysFromNow(1) },
  'figureShards/2026-11-21-0': { counts: { newMembers: 7 }, expiresAt: daysFromNow(1) },
  'figures/2026-11-20': { day: '2026-11-20', counts: null, changes: null, pageViews: 7 },
  'figureStart/all': { firstDay: '2026-11-21', members: 7 },
  'pageViews/2026-11-21-0': { counts: { '/about': 7 }, expiresAt: daysFromNow(1) },
  'catalogue/head': { generation: 'g1', chunks: 1 },
  'jobs/removeEndedBadges': { doneTo: daysFromNow(-1) },
  'rateLimits/c0ffee': { count: 3, expiresAt: daysFromNow(1) },
  'somethingNew/s1': { text: 'A collection that has no rule' },
};

export async function storeDocuments(environment: RulesTestEnvironment): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const batch = context.firestore().batch();
    for (const [path, fields] of Object.entries(STORED_DOCUMENTS))
      batch.set(context.firestore().doc(path), fields);
    await batch.commit();
  });
}
