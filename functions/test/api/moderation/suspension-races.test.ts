import { FOR_GOOD } from '@contract/schemas/suspension';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { hiddenFolder, mediaPathOf } from '../../../src/domain/media-path';
import type { MediaGateway } from '../../../src/gateways/media/media';
import { actorFor, authorizedForTest, systemFor } from '../../../src/lib/authority.test-support';
import { createCheckedSuspensionsRepo } from '../../../src/repos/checked-suspensions-repo';
import { createRunOutSuspensionsRepo } from '../../../src/repos/run-out-suspensions-repo';
import { createSanctionsRepo } from '../../../src/repos/sanctions-repo';
import { createOwnDatabase } from '../../support/own-database';
import { addMembers, ownMedia, put, share } from '../support/expired-items';
import { suspendedItemsIn } from '../support/moderation-in';

const ITEMS = ['owl', 'elk', 'fox'];
const member = authorizedForTest({ memberId: 'ann' });
const admin = actorFor('root', { isAdmin: true });

/** Ann with three items, an admin, and what follows a suspension in pages of two items. */
async function world() {
  const db = createOwnDatabase();
  const media = await ownMedia();
  await addMembers(db, 'ann', 'root');
  for (const id of ITEMS) {
    await share(db, id, { expiresAt: new Date('2099-01-01') });
    for (const name of ['full.webp', 'full-320.webp', 'full-320.avif'])
      await put(media, `items/${id}/${name}`);
  }
  const items = suspendedItemsIn(db, media);
  const sanctions = createSanctionsRepo(db);
  let rulings = 0;
  return {
    db,
    media,
    follow: () => items.follow(systemFor('ann')),
    suspend: (until = FOR_GOOD) =>
      sanctions.suspend({
        ...{ member, admin, at: new Date(), rulingId: `ruling${(rulings += 1)}`, text: 'Spam' },
        ...{ key: 'key', until, version: undefined },
      }),
    restore: () => sanctions.restore({ member, admin, at: new Date(), version: undefined }),
  };
}

async function expectConsistent(db: Firestore, isHidden: boolean) {
  for await (const faults of createCheckedSuspensionsRepo(db, 1).check())
    expect(faults).toEqual([]);
  const { docs } = await db.collection('items').get();
  expect(docs.map((it) => it.get('hiddenAt') !== null)).toEqual(ITEMS.map(() => isHidden));
}

/** Every picture that an item names is where everyone can see it, and no hidden file is left. */
async function expectPictures(db: Firestore, media: MediaGateway) {
  for (const id of ITEMS) {
    const url = String((await db.doc(`items/${id}`).get()).get('picture.url'));
    expect(await media.get(mediaPathOf(url) ?? '')).not.toBeNull();
    expect(await media.pathsIn(hiddenFolder(id))).toEqual([]);
  }
}

it('shows all items if the member is restored while they are hidden, and hides all the other way round', async () => {
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

it('finds what a suspension left behind', async () => {
  const { db, follow, suspend } = await world();
  await suspend();
  await follow();
  await expectConsistent(db, true);
  await db.doc('items/owl').update({ hiddenAt: null });
  await db.doc('rulings/ruling1').update({ end: 'lifted' });
  const faults = async () => {
    const found: string[] = [];
    for await (const page of createCheckedSuspensionsRepo(db, 1).check()) found.push(...page);
    return found;
  };
  expect(await faults()).toEqual([
    'items/owl of the suspended member ann is not hidden',
    'users/ann is suspended by rulings/ruling1, which is missing or over',
  ]);
  await db.doc('users/ann').update({ suspension: null, suspendedUntil: null });
  expect(await faults()).toEqual(
    ['elk', 'fox', 'owl'].map((id) => `hiddenItems/${id} is left of a suspension that is over`),
  );
});

it('ends only suspensions that have run out', async () => {
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
