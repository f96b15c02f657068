import { itemRecordSchema } from '@contract/schemas/item-record';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { Backend } from '../../../src/app/backend';
import { handleReportChange } from '../../../src/app/events/moderation-events';
import { hiddenFolder, mediaPathOf } from '../../../src/domain/media-path';
import type { MediaGateway } from '../../../src/gateways/media/media';
import { actorFor, authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createAllSessionsRepo } from '../../../src/repos/all-sessions-repo';
import { createHiddenItemsRepo } from '../../../src/repos/hidden-items-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { createRunOutSuspensionsRepo } from '../../../src/repos/run-out-suspensions-repo';
import { createSanctionsRepo } from '../../../src/repos/sanctions-repo';
import { createSessionsRepo } from '../../../src/repos/sessions-repo';
import { createSuspensionsCheckRepo } from '../../../src/repos/suspensions-check-repo';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import {
  addMembers,
  createTemporaryMediaGateway,
  storePicture,
  createReposAtRemovalTime,
  shareExpiredItem,
} from '../support/expired-items';
import { createTestSuspendedItemsUpdater } from '../support/test-moderation-services';

const ITEMS = ['owl', 'elk', 'fox'];
const member = authorizeForTest({ memberId: 'ann' });
const admin = actorFor('root', { isAdmin: true });
const SESSION = {
  createdAt: new Date(),
  lastSeenOn: '2026-11-26',
  deviceName: 'Phone',
  expiresAt: new Date('2099-01-01'),
};

/**
 * Creates the member Ann with three items, an admin, and the services that apply a suspension, with pages of two items.
 */
async function world() {
  const db = createOwnDatabase();
  const media = await createTemporaryMediaGateway();
  await addMembers(db, 'ann', 'root');
  for (const id of ITEMS) {
    await shareExpiredItem(db, id, { expiresAt: new Date('2099-01-01') });
    for (const name of ['full.webp', 'full-320.webp', 'full-320.avif'])
      await storePicture(media, `items/${id}/${name}`);
  }
  const items = createTestSuspendedItemsUpdater(db, media);
  const sanctions = createSanctionsRepo(db);
  let rulings = 0;
  return {
    db,
    media,
    repos: createReposAtRemovalTime(db),
    faults: async () => {
      const found: string[] = [];
      for await (const page of createSuspensionsCheckRepo(db, 1).check()) found.push(...page);
      return found;
    },
    follow: () => items.follow(systemWorkFor('ann')),
    suspend: (until = ENDLESS_SUSPENSION_END) =>
      sanctions.suspend({
        member,
        admin,
        at: new Date(),
        rulingId: `ruling${(rulings += 1)}`,
        text: 'Spam',
        key: 'key',
        until,
        version: undefined,
      }),
    restore: () => sanctions.restore({ member, admin, at: new Date(), version: undefined }),
  };
}

async function expectConsistent(db: Firestore, isHidden: boolean) {
  for await (const faults of createSuspensionsCheckRepo(db, 1).check()) expect(faults).toEqual([]);
  const { docs } = await db.collection('items').get();
  expect(docs.map((item) => item.get('hiddenAt') !== null)).toEqual(ITEMS.map(() => isHidden));
}

/** Expects that every picture that an item names is at its public path, and that no hidden file is left. */
async function expectPictures(db: Firestore, media: MediaGateway) {
  for (const id of ITEMS) {
    const url = String((await db.doc(`items/${id}`).get()).get('picture.url'));
    expect(await media.get(mediaPathOf(url) ?? '')).not.toBeNull();
    expect(await media.pathsIn(hiddenFolder(id))).toEqual([]);
  }
}

it("a suspension hides the member's items and a restore shows them, even when one starts while the effects of the other still run", async () => {
  const { db, media, follow, suspend, restore } = await world();
  for (let round = 0; round < 4; round += 1) {
    await suspend();
    await Promise.all([follow(), restore(), follow()]);
    await follow();
    await expectConsistent(db, false);
    await expectPictures(db, media);
    await suspend();
    await follow();
    await restore();
    await Promise.all([follow(), suspend(), follow()]);
    await follow();
    await expectConsistent(db, true);
    await restore();
    await follow();
  }
}, 60_000);

it('the check of suspensions finds items, members and rulings that do not match the suspension of a member', async () => {
  const { db, faults, follow, suspend } = await world();
  await suspend();
  await follow();
  await expectConsistent(db, true);
  await db.doc('items/owl').update({ hiddenAt: null });
  await db.doc('rulings/ruling1').update({ end: 'lifted' });
  expect(await faults()).toEqual([
    'items/owl of the suspended member ann is not hidden',
    'users/ann is suspended by rulings/ruling1, which is missing or over',
  ]);
  await db.doc('users/ann').update({ suspension: null, suspendedUntil: null });
  await db.doc('rulings/ruling1').update({ end: null });
  expect(await faults()).toEqual([
    ...['elk', 'fox', 'owl'].map((id) => `hiddenItems/${id} is left of a suspension that is over`),
    'rulings/ruling1 is a suspension of a member whom it does not suspend',
  ]);
});

it('the check of suspensions finds sessions and admins that store a wrong end of the suspension, and reports by a suspended member that still count', async () => {
  const { db, faults, follow, suspend } = await world();
  await suspend();
  await follow();
  await db.doc('users/ann/sessions/s1').set({ ...SESSION, suspendedUntil: null });
  await db.doc('users/ann/sessions/s2').set({ ...SESSION, suspendedUntil: ENDLESS_SUSPENSION_END });
  await db.doc('admins/ann').set({ grantedAt: new Date(), suspendedUntil: null });
  await createReportsRepo(db).create(systemWorkFor('ann'), newReport());
  expect(await faults()).toEqual([
    'users/ann/sessions/s1 suspendedUntil is no copy of the suspension',
    'admins/ann suspendedUntil is no copy of the suspension',
    'reports/owl_ann of the suspended member ann counts',
  ]);
  await db.doc('users/ann').update({ suspendedUntil: null });
  expect(await faults()).toEqual(['rulings/ruling1 suspends a member without suspendedUntil']);
});

it('an item of a suspended member stays hidden when an admin shows it, and gets its missing document in `hiddenItems` again', async () => {
  const { db, follow, suspend } = await world();
  await suspend();
  await follow();
  await db.doc('hiddenItems/owl').delete();
  const { picture } = itemRecordSchema.parse((await db.doc('items/owl').get()).data());
  const hiddenItems = createHiddenItemsRepo(db);
  await db.runTransaction(async (transaction) => {
    const showing = { picture, hiddenUrl: picture.url };
    const owl = authorizeForTest({ itemId: 'owl' });
    const act = await hiddenItems.prepareShowing(transaction, owl, showing);
    act?.write();
  });
  expect((await db.doc('hiddenItems/owl').get()).data()).toMatchObject({
    ownerId: 'ann',
    reason: 'other',
    bySuspension: true,
    isAutomatic: false,
  });
  await expectConsistent(db, true);
});

it('a report counts for hiding an item only when its reporter is not suspended', async () => {
  const { db, repos, suspend } = await world();
  await createReportsRepo(db).create(systemWorkFor('ann'), newReport());
  const log = createJsonLogger();
  const backend = {
    repos,
    log,
    now: () => new Date(),
    config: { reportsToHide: 9 },
    gateways: {},
  };
  const work = handleReportChange(backend as unknown as Backend);
  const isCounted = async () => {
    const after = (await db.doc('reports/owl_ann').get()).data();
    await work({ reportId: 'owl_ann', before: undefined, after });
    return (await db.doc('reports/owl_ann').get()).get('countsForHiding') as unknown;
  };
  await suspend(new Date(Date.now() - 1));
  expect(await isCounted()).toBe(true);
  await suspend();
  expect(await isCounted()).toBe(false);
});

it("a suspension is stored in the member's open sessions, and two concurrent requests to end all sessions end them once", async () => {
  const { db, suspend, restore } = await world();
  const suspendedUntil = async () =>
    (await db.doc('users/ann/sessions/s1').get()).get('suspendedUntil') as unknown;
  await createSessionsRepo(db).open(
    { by: systemWorkFor('ann'), id: 's1', record: SESSION },
    () => null,
  );
  expect(await suspendedUntil()).toBeNull();
  await suspend();
  expect(await suspendedUntil()).toEqual(Timestamp.fromDate(ENDLESS_SUSPENSION_END));
  await restore();
  expect(await suspendedUntil()).toBeNull();
  const endedBefore = new Date();
  const end = () =>
    createAllSessionsRepo(db).end(
      systemWorkFor('ann'),
      () => ({ endedBefore }),
      (it) => it.endedBefore === null,
    );
  const ends = await Promise.all([end(), end()]);
  expect(ends).toContainEqual(['s1']);
  expect(ends).toContain(null);
});

it('the job that ends suspensions finds and ends only suspensions whose time is over', async () => {
  const { db, suspend } = await world();
  const runOut = createRunOutSuspensionsRepo(db, 1);
  const now = new Date();
  const due = async () => {
    const found: string[] = [];
    for await (const page of runOut.by(now)) found.push(...page);
    return found;
  };
  await suspend(new Date(now.getTime() + 1));
  expect(await due()).toEqual([]);
  expect(await runOut.end(member, now)).toBe(false);
  await suspend(now);
  expect(await due()).toEqual(['ann']);
  const ends = await Promise.all([runOut.end(member, now), runOut.end(member, now)]);
  expect(ends.sort()).toEqual([false, true]);
  expect(await due()).toEqual([]);
});
