import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { wrongTotals } from '../../../src/domain/achievements/wrong-totals';
import { wrongItemCounters } from '../../../src/domain/items/item-counters';
import { auditTerms } from '../../../src/domain/moderation/search-terms';
import { likeEntryId, likeGroupId } from '../../../src/domain/notifications/notification-groups';
import { likeWords } from '../../../src/domain/notifications/notification-words';
import { createFirebaseIdentityGateway } from '../../../src/gateways/identity/firebase-identity';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import type { AccountDeletionRecord } from '../../../src/repos/account-deletions-repo';
import { createAccountErasureRepo } from '../../../src/repos/account-erasure-repo';
import { createBillingRepo } from '../../../src/repos/billing-repo';
import { createHiddenItemsRepo } from '../../../src/repos/hidden-items-repo';
import { createItemCountersCheckRepo } from '../../../src/repos/item-counters-check-repo';
import { createItemErasureRepo } from '../../../src/repos/item-erasure-repo';
import { createItemSubcollectionsRepo } from '../../../src/repos/item-subcollections-repo';
import { createMemberCopiesErasureRepo } from '../../../src/repos/member-copies-erasure-repo';
import { createMemberTracesErasureRepo } from '../../../src/repos/member-traces-erasure-repo';
import { createNotificationGroupsRepo } from '../../../src/repos/notification-groups-repo';
import { createNotificationsRepo } from '../../../src/repos/notifications-repo';
import { createOwnItemsRepo } from '../../../src/repos/own-items-repo';
import { createReportStatusesRepo } from '../../../src/repos/report-statuses-repo';
import { createTotalsRecountRepo } from '../../../src/repos/totals-recount-repo';
import {
  type AccountErasureDeps,
  createAccountErasure,
  LAST_ERASURE_RUN_DELAY_MS,
  erasureSteps,
} from '../../../src/services/accounts/account-erasure';
import { createBillingCloser } from '../../../src/services/billing/billing-closer';
import { createRemovedItemEraser } from '../../../src/services/sharing/removed-item-eraser';
import { documentPathsContaining } from '../support/document-paths-containing';
import { auth, db } from '../support/environment';
import {
  createMemberWithAllDocuments,
  type MemberWithAllDocuments,
} from '../support/member-with-all-documents';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

/**
 * Creates the erasure with its real steps, but keeps the document of the deletion in memory. A stored document would
 * start the trigger, which would run the same steps.
 */
function erasureOf({ member }: MemberWithAllDocuments) {
  let deletion: AccountDeletionRecord = {
    by: 'member',
    requestedAt: new Date(),
    erasedAt: null,
    doneAt: null,
    email: member.email,
    names: [member.username],
  };
  const removedFolders: string[] = [];
  const media = () =>
    Promise.resolve({
      removeFolder: (folder: string) => {
        removedFolders.push(folder);
        return Promise.resolve();
      },
    });
  const queue = vi.fn(() => Promise.resolve());
  const stripe = {
    customer: () => Promise.resolve({ isDeleted: false, subscriptions: [] }),
    cancel: vi.fn(() => Promise.resolve()),
    deleteCustomer: vi.fn(() => Promise.resolve()),
  };
  const deps: AccountErasureDeps = {
    deletions: {
      get: () => Promise.resolve(deletion),
      unfinished: () => Promise.resolve([member.uid]),
      markErased: () => {
        deletion = { ...deletion, erasedAt: new Date(Date.now() - LAST_ERASURE_RUN_DELAY_MS) };
        return Promise.resolve();
      },
      markDone: () => {
        deletion = { ...deletion, doneAt: new Date() };
        return Promise.resolve();
      },
    },
    billing: createBillingCloser({
      billing: createBillingRepo(db),
      gateway: stripe,
      account: createAccountErasureRepo(db),
    }),
    items: createItemErasureRepo(db),
    ownItems: createOwnItemsRepo(db),
    removedItems: createRemovedItemEraser({
      hiddenItems: createHiddenItemsRepo(db),
      reportStatuses: createReportStatusesRepo(db),
      media,
      itemSubcollections: createItemSubcollectionsRepo(db),
      notifications: createNotificationsRepo(db, { now: () => new Date() }),
    }),
    traces: createMemberTracesErasureRepo(db),
    copies: createMemberCopiesErasureRepo(db),
    account: createAccountErasureRepo(db),
    media,
    identity: createFirebaseIdentityGateway(() => Promise.resolve(auth)),
    mails: { queue },
    log: { error: vi.fn() },
    now: () => new Date(),
  };
  const erasure = createAccountErasure(deps);
  /**
   * Runs the erasure for the last time. The product does this later, when no trigger can still write data of the
   * member.
   */
  const runAgain = async () => {
    deletion = { ...deletion, doneAt: null };
    await erasure.run(member.uid);
  };
  return { deps, erasure, runAgain, removedFolders, queue };
}

const documentPathsOfMember = ({ member }: MemberWithAllDocuments) =>
  documentPathsContaining([member.uid, member.username, member.email]);

/**
 * Expects that the erased member's only trace is the text of another member's comment that mentions the erased member.
 * Repeats the erasure, because a slow trigger can still store data of the member.
 */
async function expectOnlyTheMention(full: MemberWithAllDocuments, runAgain: () => Promise<void>) {
  const { othersItem, mentionId } = full;
  const traces = async () => {
    await runAgain();
    return documentPathsOfMember(full);
  };
  const polling = { timeout: TRIGGER_TIMEOUT_MS, interval: 1000 };
  await expect.poll(traces, polling).toEqual([`items/${othersItem.id}/comments/${mentionId}`]);
}

/**
 * Returns the wrong counters among those that the erased member's likes and comments changed: the counters of the other
 * member's item, and the other member's total of received likes.
 */
async function wrongCounters({ othersItem, other }: MemberWithAllDocuments) {
  const item = await createItemCountersCheckRepo(db).get(othersItem.id);
  const { path, stored, counted } = await createTotalsRecountRepo(db).read(other.uid);
  // The helper `storeItem` does not count the stored item in the owner's totals, so only the total of received likes
  // can be compared.
  const isOfLikes = ({ field }: { readonly field: string }) => field === 'likesReceived';
  const ofOther = wrongTotals(path, stored, counted).filter(isOfLikes);
  return [...(item ? wrongItemCounters(item) : []), ...ofOther];
}

/** Adds a notification of the member's like, as if a slow trigger had read the like before the erasure removed it. */
const notifyOfLike = ({ member, other, othersItem: { id: itemId } }: MemberWithAllDocuments) =>
  createNotificationGroupsRepo(db, { now: () => new Date() }).add({
    uid: other.uid,
    groupId: likeGroupId(itemId),
    entryId: likeEntryId(itemId, member.uid),
    ownId: null,
    texts: { itemTitle: 'Owl', content: null },
    notification: {
      type: 'like',
      topic: null,
      itemId,
      commentId: null,
      pictureUrl: null,
      actorId: member.uid,
      actorUsername: member.username,
      ...likeWords(member.username, 1, 'Owl'),
    },
  });

/** Expects that the reports are still stored, but without the name of the erased member. */
async function expectReports({
  othersItem,
  ownItem,
  member,
}: MemberWithAllDocuments): Promise<void> {
  const reportsOf = async (itemId: string) =>
    (await db.collection('reports').where('itemId', '==', itemId).get()).docs;
  const [aboutOther] = (await reportsOf(othersItem.id)).filter(
    (report) => report.get('commentId') === null,
  );
  expect(aboutOther?.data()).toMatchObject({ reporterId: null, reason: 'spam', status: 'pending' });
  expect(aboutOther?.id).not.toContain(member.uid);
  const [aboutOwn] = await reportsOf(ownItem.id);
  // The erasure removes the URL of the listing and the picture, because the listing names its seller and the picture
  // can show personal data.
  expect(aboutOwn?.data()).toMatchObject({
    itemOwnerId: null,
    itemOwner: null,
    itemListingUrl: null,
    thumbnail: null,
  });
  const [aboutComment] = (await reportsOf(othersItem.id)).filter(
    (report) => report.get('commentId') !== null,
  );
  expect(aboutComment?.get('comment')).toEqual({
    userId: null,
    username: null,
    content: 'I found one too',
  });
}

/**
 * Expects that the audit log still has its entries, but without the erased member's name. The erased member is the
 * admin in one entry, and the owner of the item in the other.
 */
async function expectAuditLog({
  other,
  ownItem,
  othersItem,
}: MemberWithAllDocuments): Promise<void> {
  const actAbout = async (itemId: string) =>
    (await db.collection('auditLog').where('itemId', '==', itemId).get()).docs[0]?.data();
  const by = await actAbout(othersItem.id);
  const about = await actAbout(ownItem.id);
  const act = { act: 'hide_item', report: '12345678', subject: 'Owl', note: 'Not an owl' };
  expect(by).toMatchObject({
    ...act,
    adminId: null,
    adminUsername: null,
    memberId: other.uid,
  });
  expect(about).toMatchObject({
    ...act,
    adminId: other.uid,
    memberId: null,
    memberUsername: null,
  });
  for (const entry of [by, about]) {
    const names = { adminUsername: null, memberUsername: null, ...entry };
    expect(entry?.terms).toEqual(auditTerms({ ...names, subject: 'Owl', note: 'Not an owl' }));
  }
}

type StepName = keyof ReturnType<typeof erasureSteps>;

// The timeout of a test in milliseconds. It is long, because triggers are slow on a busy machine.
describe('the erasure of an account', { timeout: 3 * TRIGGER_TIMEOUT_MS }, () => {
  it("removes the member's name from the comments, reports and audit log entries that it keeps, and leaves all counters right", async () => {
    const full = await createMemberWithAllDocuments();
    const { othersItem, ownItem, commentId, mentionId, member } = full;
    // Stores the document that the product stores for each item that a suspension hides.
    await db.doc(`hiddenItems/${ownItem.id}`).set({
      ownerId: member.uid,
      isAutomatic: false,
      reason: null,
      hiddenAt: new Date(),
      removeAt: null,
      rulingId: null,
      bySuspension: true,
    });
    expect((await documentPathsOfMember(full)).length).toBeGreaterThan(20);
    const { erasure, runAgain, removedFolders, queue } = erasureOf(full);
    await erasure.run(member.uid);
    await expectReports(full);
    await expectAuditLog(full);
    // Adds a like and its notification after the first run, as if a request and its trigger had been slower than this
    // run.
    await othersItem
      .collection('likes')
      .doc(member.uid)
      .create({ userId: member.uid, createdAt: new Date() });
    await othersItem.update({
      likesCount: FieldValue.increment(1),
      updatedAt: FieldValue.serverTimestamp(),
    });
    await notifyOfLike(full);
    await expectOnlyTheMention(full, runAgain);
    const [comment, mention, own] = await db.getAll(
      othersItem.collection('comments').doc(commentId),
      othersItem.collection('comments').doc(mentionId),
      ownItem,
    );
    expect(comment?.data()).toMatchObject({
      userId: null,
      username: null,
      content: 'I found one too',
      repliesCount: 1,
      deletedAt: null,
    });
    expect(mention?.data()).toMatchObject({ content: `Ask @${member.username}`, mentions: [] });
    expect(own?.data()).toMatchObject({ ownerId: 'deleted-member', title: '' });
    expect(own?.get('removedAt')).not.toBeNull();
    expect(await auth.getUser(member.uid).catch(() => null)).toBeNull();
    expect(removedFolders).toEqual(
      expect.arrayContaining([
        `items/${ownItem.id}`,
        `reports/${ownItem.id}`,
        `profiles/${member.uid}`,
      ]),
    );
    expect(removedFolders).not.toContain(`reports/${othersItem.id}`);
    expect(queue).toHaveBeenCalledTimes(1);
    await expect.poll(() => wrongCounters(full), { timeout: TRIGGER_TIMEOUT_MS }).toEqual([]);
  });

  const names = Object.keys(erasureSteps({} as AccountErasureDeps)) as StepName[];
  // Interrupts the erasure only after these steps, because the states after them differ the most. The unit test
  // interrupts it after every step.
  const some: readonly StepName[] = ['likes', 'parts', 'signIn'];

  it.each(some)(
    'completes in the next run when a run was interrupted after the step %s',
    async (name) => {
      const full = await createMemberWithAllDocuments();
      const { deps, erasure, runAgain } = erasureOf(full);
      const { uid, username } = full.member;
      const deletion = {
        ...(await deps.deletions.get(uid)),
        names: [username],
      } as AccountDeletionRecord;
      const steps = erasureSteps(deps);
      for (const step of names.slice(0, names.indexOf(name) + 1))
        await steps[step](systemWorkFor(uid), deletion);
      await erasure.run(uid);
      await expectOnlyTheMention(full, runAgain);
    },
  );

  it('removes all data when two runs of the erasure overlap', async () => {
    const full = await createMemberWithAllDocuments();
    const { erasure, runAgain } = erasureOf(full);
    const { uid } = full.member;
    await Promise.all([erasure.run(uid), erasure.run(uid)]);
    await expectOnlyTheMention(full, runAgain);
    const item = await full.othersItem.get();
    expect([item.get('likesCount'), item.get('verifiedLikesCount')]).toEqual([0, 0]);
  });
});
