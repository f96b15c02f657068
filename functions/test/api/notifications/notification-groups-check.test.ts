import { DAY_MS } from '@contract/rules/durations';
import { expect, it } from 'vitest';
import { createNotificationGroupsCheckRepo } from '../../../src/repos/notification-groups-check-repo';
import { createOwnDatabase } from '../../support/own-database';
import { createNotifyIn, storeItemOf, storeLike, storeMember } from '../../support/notified';

const db = createOwnDatabase();
const notify = createNotifyIn(db);

async function check(now = new Date()) {
  const found = { count: 0, faults: [] as string[] };
  for await (const { count, faults } of createNotificationGroupsCheckRepo(
    db,
    () => now,
    1,
  ).check()) {
    found.count += count;
    found.faults.push(...faults);
  }
  return found;
}

it('the check of notification groups finds counts that differ from the entries, and ignores notifications that expire soon', async () => {
  const owners = await Promise.all(['one', 'two'].map((name) => storeMember(db, name)));
  const likers = await Promise.all(['ana', 'bob', 'cat'].map((name) => storeMember(db, name)));
  const items = await Promise.all(owners.map((owner) => storeItemOf(db, owner)));
  for (const itemId of items)
    for (const uid of likers) {
      await storeLike(db, itemId, uid);
      await notify.like({ itemId, uid });
    }
  await db.doc(`items/${items[0] ?? ''}/likes/${likers[0] ?? ''}`).delete();
  await notify.like({ itemId: items[0] ?? '', uid: likers[0] ?? '' });
  expect(await check()).toEqual({ count: 6, faults: [] });
  const { docs } = await db.collectionGroup('notifications').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ count: 7 })));
  const { faults } = await check();
  expect(faults.sort()).toEqual(
    docs
      .map(
        (notification) =>
          `${notification.ref.path} count: stored 7, counted ${String(notification.get('count'))}`,
      )
      .sort(),
  );
  expect(await check(new Date(Date.now() + 90 * DAY_MS))).toMatchObject({
    faults: [],
  });
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  expect(await check()).toEqual({ count: 6, faults: [] });
});
