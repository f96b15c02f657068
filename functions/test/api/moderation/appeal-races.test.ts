import { DAY_MS } from '@contract/rules/durations';
import { APPEALS_PER_PAGE } from '@contract/schemas/appeal';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { mediaPathOf } from '../../../src/domain/media-path';
import { actorFor, authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createAppealDecisionsRepo } from '../../../src/repos/appeal-decisions-repo';
import { createAppealsRepo } from '../../../src/repos/appeals-repo';
import { createDueHiddenItemsRepo } from '../../../src/repos/due-hidden-items-repo';
import { rethrowTransactionError } from '../../../src/repos/grpc-status';
import { createHiddenItemsRepo } from '../../../src/repos/hidden-items-repo';
import { createPendingReportsRepo } from '../../../src/repos/pending-reports-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { createRunOutSuspensionsRepo } from '../../../src/repos/run-out-suspensions-repo';
import { createSanctionsRepo } from '../../../src/repos/sanctions-repo';
import { createNotifyIn, notificationsOf, storeMember } from '../../support/notified';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { readStoredRuling, storeRuling } from '../support/appeals';
import {
  addMembers,
  createTemporaryMediaGateway,
  storePicture,
  shareExpiredItem,
} from '../support/expired-items';
import {
  createTestModerationServices,
  createTestSuspendedItemsUpdater,
} from '../support/test-moderation-services';

const NOW = new Date('2026-11-26T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

const adminNamed = (uid: string) => ({ actor: actorFor(uid, { isAdmin: true }), username: uid });
const appeal = (db: Firestore, rulingId: string) =>
  createAppealsRepo(db).add(authorizeForTest({ rulingId }), {
    text: 'It is mine',
    key: 'key',
    now: NOW,
  });

/** Stores a member who is suspended until the given time and has appealed. */
async function suspended(db: Firestore, until: Date) {
  const uid = await storeMember(db, 'ann');
  const rulingId = await storeRuling(uid, { kind: 'suspension', until }, db);
  const suspension = { rulingId, since: NOW, until, text: 'Please stop' };
  await db.doc(`users/${uid}`).update({ suspension, suspendedUntil: until });
  expect(await appeal(db, rulingId)).toBe('added');
  return { uid, rulingId };
}

it('a suspension ends only once when it runs out at the moment when an admin grants the appeal', async () => {
  const db = createOwnDatabase();
  await addMembers(db, 'root');
  const until = later(1000);
  const sanctions = createSanctionsRepo(db);
  const runOut = (memberId: string) =>
    createRunOutSuspensionsRepo(db).end(authorizeForTest({ memberId }), until);
  const decide = (memberId: string, rulingId: string) =>
    createAppealDecisionsRepo(db).decide({
      ruling: authorizeForTest({ rulingId }),
      admin: adminNamed('root'),
      version: undefined,
      outcome: 'granted',
      answer: '',
      now: NOW,
      requireYours: () => undefined,
      grant: (transaction) =>
        sanctions.prepareSuspensionEnd(transaction, {
          memberId,
          rulingId,
          end: 'granted',
          at: NOW,
        }),
    });
  const play = async (isFirst: 'job' | 'admin') => {
    const { uid, rulingId } = await suspended(db, until);
    const early = isFirst === 'job' ? runOut(uid) : null;
    const decision = decide(uid, rulingId);
    const job = early ?? runOut(uid);
    const [hasRunOut] = await Promise.all([job, decision]);
    const { end, appealStatus } = await readStoredRuling(rulingId, db);
    expect([end, appealStatus]).toEqual([hasRunOut ? 'ran_out' : 'granted', 'granted']);
    expect((await db.doc(`users/${uid}`).get()).get('suspension')).toBeNull();
    const notify = createNotifyIn(db);
    await Promise.all([notify.decidedAppeal(rulingId), notify.decidedAppeal(rulingId)]);
    const told = Object.values(await notificationsOf(db, uid));
    expect(told.map(({ title }) => title)).toEqual(['Appeal granted']);
    expect(told[0]?.message.includes('restored')).toBe(end === 'granted');
  };
  const rounds = Array.from({ length: 3 }, () => ['job', 'admin'] as const).flat();
  await Promise.all(rounds.map(play));
});

it('the items of a suspended member are shown again only once when the suspension runs out and the appeal is granted at the same time', async () => {
  const db = createOwnDatabase();
  const media = await createTemporaryMediaGateway();
  await addMembers(db, 'root');
  const { uid, rulingId } = await suspended(db, later(1000));
  await shareExpiredItem(db, 'owl', { ownerId: uid, expiresAt: new Date('2099-01-01') });
  for (const name of ['full.webp', 'full-320.webp', 'full-320.avif'])
    await storePicture(media, `items/owl/${name}`);
  const follow = () => createTestSuspendedItemsUpdater(db, media).follow(systemWorkFor(uid));
  const owl = async () => (await db.doc('items/owl').get()).data();
  await follow();
  const hidden = await owl();
  expect(hidden?.['hiddenAt']).not.toBeNull();
  const restoring = { memberId: uid, rulingId, at: later(1000) };
  const sanctions = createSanctionsRepo(db);
  await Promise.all(
    (['ran_out', 'granted'] as const).map((end) =>
      db.runTransaction(async (transaction) => {
        const prepared = sanctions.prepareSuspensionEnd(transaction, { ...restoring, end });
        (await prepared.catch(rethrowTransactionError))?.write();
      }),
    ),
  );
  // The trigger can run twice at the same time, because the member's document changes both when the suspension runs out
  // and when the appeal is granted. In this test, `follow` does the work of the trigger.
  await Promise.all([follow(), follow()]);
  const shown = await owl();
  expect(shown).toMatchObject({ hiddenAt: null, revision: Number(hidden?.['revision']) + 1 });
  expect((await db.collection('hiddenItems').get()).size).toBe(0);
  const url = String((shown?.['picture'] as { url?: unknown } | undefined)?.url);
  expect(await media.get(mediaPathOf(url) ?? '')).not.toBeNull();
});

it('an appeal stays pending when an admin grants it but the hidden item still exists and cannot be shown again', async () => {
  const db = createOwnDatabase();
  await addMembers(db, 'ann', 'root');
  await shareExpiredItem(db, 'owl', { expiresAt: new Date('2099-01-01') });
  const rulingId = await storeRuling('ann', { kind: 'hidden_item', itemId: 'owl' }, db);
  await appeal(db, rulingId);
  const decide = () =>
    createAppealDecisionsRepo(db).decide({
      ruling: authorizeForTest({ rulingId }),
      admin: adminNamed('root'),
      version: undefined,
      outcome: 'granted',
      answer: '',
      now: NOW,
      requireYours: () => undefined,
      // Returns null, as the product does when the item's picture is no longer the one that the product has copied.
      grant: async () => null,
    });
  expect(await decide()).toBe('changed');
  expect((await readStoredRuling(rulingId, db)).appealStatus).toBe('pending');
  expect((await db.collection('auditLog').get()).size).toBe(0);
  await db.doc('items/owl').update({ removedAt: NOW });
  expect(await decide()).toBe('decided');
  expect((await readStoredRuling(rulingId, db)).appealStatus).toBe('granted');
});

it('a repeated decision about an appeal returns the stored decision, even when a second admin was added after the decision', async () => {
  const db = createOwnDatabase();
  await addMembers(db, 'ann', 'root', 'bob');
  const addAdmin = (uid: string) =>
    db.doc(`admins/${uid}`).set({ grantedAt: NOW, suspendedUntil: null });
  await addAdmin('root');
  const rulingId = await storeRuling('ann', { byId: 'root', by: 'root' }, db);
  await appeal(db, rulingId);
  const { appeals } = createTestModerationServices(db, await createTemporaryMediaGateway());
  const decide = (outcome: 'rejected' | 'granted') =>
    appeals.decide({
      actor: adminNamed('root').actor,
      rulingId,
      version: undefined,
      outcome,
      answer: '',
    });
  const decisionOf = async () => (await decide('rejected')).output.body.appeal.appeal;
  const first = await decisionOf();
  expect(first.status).toBe('rejected');
  await addAdmin('bob');
  expect(await decisionOf()).toEqual(first);
  await expect(decide('granted')).rejects.toMatchObject({ code: 'conflict' });
});

it('a decision about an appeal is rejected when the admin is suspended at the same moment', async () => {
  const db = createOwnDatabase();
  await addMembers(db, 'root', 'ann');
  const rulingId = await storeRuling('ann', {}, db);
  await appeal(db, rulingId);
  const suspension = { rulingId: 'x', since: NOW, until: later(DAY_MS), text: 'No' };
  await db.doc('users/root').update({ suspension, suspendedUntil: suspension.until });
  const decision = createAppealDecisionsRepo(db).decide({
    ruling: authorizeForTest({ rulingId }),
    admin: adminNamed('root'),
    version: undefined,
    outcome: 'granted',
    answer: '',
    now: NOW,
    requireYours: () => undefined,
    grant: async () => null,
  });
  await expect(decision).rejects.toMatchObject({ code: 'suspended' });
  expect((await readStoredRuling(rulingId, db)).appealStatus).toBe('pending');
});

it('AppealDecisionsRepo.decide passes the uids of all other active admins to the check whether the admin may decide the appeal', async () => {
  const db = createOwnDatabase();
  await addMembers(db, 'root', 'ann');
  const admins = { root: null, idle: later(DAY_MS), once: later(-DAY_MS) };
  for (const [uid, suspendedUntil] of Object.entries(admins))
    await db.doc(`admins/${uid}`).set({ grantedAt: NOW, suspendedUntil });
  const rulingId = await storeRuling('ann', {}, db);
  await appeal(db, rulingId);
  const seen: (readonly string[])[] = [];
  await createAppealDecisionsRepo(db).decide({
    ruling: authorizeForTest({ rulingId }),
    admin: adminNamed('root'),
    version: undefined,
    outcome: 'rejected',
    answer: '',
    now: NOW,
    grant: async () => null,
    requireYours: (_ruling, others) => void seen.push(others),
  });
  expect(seen).toEqual([['once']]);
});

it('a hidden item is kept up to 30 days longer while its appeal is pending', async () => {
  const db = createOwnDatabase();
  await addMembers(db, 'ann');
  await shareExpiredItem(db, 'owl', { expiresAt: new Date('2100-01-01') });
  const hiddenItems = createHiddenItemsRepo(db);
  await db.runTransaction(async (transaction) => {
    const hiding = { reason: 'spam', now: NOW, admin: adminNamed('root') } as const;
    const key = authorizeForTest({ itemId: 'owl' });
    const prepared = await hiddenItems.prepareHiding(transaction, key, hiding);
    if (prepared !== null && prepared !== 'gone') prepared.write();
  });
  const rulingId = (await hiddenItems.get('owl'))?.rulingId ?? '';
  await appeal(db, rulingId);
  const due = createDueHiddenItemsRepo(db);
  const dueAt = async (time: Date) => {
    const ids: string[] = [];
    for await (const page of due.before(time)) ids.push(...page);
    return ids;
  };
  const owl = authorizeForTest({ itemId: 'owl' });
  expect(await dueAt(later(31 * DAY_MS))).toEqual([]);
  expect(await due.remove(owl, later(31 * DAY_MS))).toBe(false);
  expect(await dueAt(later(61 * DAY_MS))).toEqual(['owl']);
  await db.doc(`rulings/${rulingId}`).update({ appealStatus: 'rejected' });
  expect(await dueAt(later(31 * DAY_MS))).toEqual(['owl']);
  expect(await due.remove(owl, later(31 * DAY_MS))).toBe(true);
});

it('granting an appeal dismisses more pending reports than fit in one transaction, but not a report by the admin', async () => {
  const db = createOwnDatabase();
  const count = 6;
  const decidedAtOnce = 4;
  const reports = createReportsRepo(db);
  const about = newReport({ itemId: 'owl', itemOwnerId: 'ann' });
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      reports.create(systemWorkFor(`member-${String(n)}`), about),
    ),
  );
  await reports.create(systemWorkFor('root'), about);
  const dismissal = { item: authorizeForTest({ itemId: 'owl' }), admin: adminNamed('root') };
  const pendingReports = createPendingReportsRepo(db, decidedAtOnce);
  await pendingReports.dismissMost(dismissal);
  await db.runTransaction(async (transaction) => {
    const prepared = await pendingReports.prepareDismissal(transaction, dismissal);
    expect(prepared.count).toBe(count - decidedAtOnce);
    prepared.write();
  });
  const pending = await db.collection('reports').where('status', '==', 'pending').get();
  expect(pending.docs.map(({ id }) => id)).toEqual(['owl_root']);
  expect((await db.collection('auditLog').get()).size).toBe(1);
  expect((await db.doc('reportCounts/all').get()).data()).toMatchObject({
    pending: 1,
    dismissed: count,
  });
});

it('a list of only pending appeals starts with the oldest appeal, other lists of appeals start with the newest, and all lists have pages', async () => {
  const db = createOwnDatabase();
  const count = APPEALS_PER_PAGE + 2;
  for (let n = 0; n < count; n += 1) await appeal(db, await storeRuling(`member-${n}`, {}, db));
  await storeRuling('nobody', {}, db);
  const appeals = createAppealsRepo(db);
  const read = async (status: 'pending' | 'all' | 'granted') => {
    const members: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await appeals.list({ status, cursor });
      expect(page.rulings.length).toBeLessThanOrEqual(APPEALS_PER_PAGE);
      members.push(...page.rulings.map(({ record }) => record.memberId));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return members;
  };
  const oldestFirst = Array.from({ length: count }, (_, n) => `member-${n}`);
  expect(await read('pending')).toEqual(oldestFirst);
  expect(await read('all')).toEqual(oldestFirst.toReversed());
  expect(await read('granted')).toEqual([]);
  expect(await appeals.countPending()).toBe(count);
});
