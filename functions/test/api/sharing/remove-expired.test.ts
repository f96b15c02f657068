import { DAY_MS } from '@contract/rules/durations';
import { describe, expect, it } from 'vitest';
import { createAchievementsRepo } from '../../../src/repos/achievements-repo';
import { createChampionTitlesRepo } from '../../../src/repos/champion-titles-repo';
import { createEndedMonthRepo } from '../../../src/repos/ended-month-repo';
import { createMemoryEndedMonthQueries } from '../../../src/services/items/memory-ended-month';
import { createChampionTitleAwarder } from '../../../src/services/achievements/champion-title-awarder';
import { createOwnDatabase } from '../../support/own-database';
import { createFirestoreUsageMeter } from '../../support/firestore-usage-meter';
import { totalsOf } from '../support/achievements';
import { postCommentAndParse } from '../support/comments';
import { call, send } from '../support/api';
import { db as product, SCHEDULED_ORIGIN } from '../support/environment';
import {
  addMembers,
  storeExpiredItems,
  picturePathsIn,
  markChampionTitlesAwarded,
  UNBOUNDED_REMOVAL,
  removalTime,
  createTemporaryMediaGateway,
  storePicture,
  addReactions,
  createRemovalJobs,
  shareExpiredItem,
  readDocumentsByPath,
  wrongTotalsOf,
} from '../support/expired-items';
import { like } from '../support/likes';
import { createMember } from '../support/member';
import { shareItem } from '../support/own-items';
import { reportItem, storedReports } from '../support/reports';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

describe('the removal of expired items', () => {
  it("keeps decided reports, the owner's totals, the likes and comments of live items, and a document of each removed item", async () => {
    const db = createOwnDatabase();
    const media = await createTemporaryMediaGateway();
    await storeExpiredItems(db, media);
    const before = await totalsOf({ uid: 'ann' }, db);
    expect(before).toMatchObject({ itemsShared: 3, ownSales: 3, likesReceived: 3 });
    const removal = createRemovalJobs(db, media);
    expect(await removal.expiredItems.remove(UNBOUNDED_REMOVAL)).toBe(2);
    await removal.eraseAll();
    expect(await totalsOf({ uid: 'ann' }, db)).toEqual(before);
    const expired = { itemsShared: 2, likesReceived: 2 };
    expect((await db.doc('users/ann/progress/expired').get()).data()).toMatchObject(expired);
    expect(await wrongTotalsOf(db, 'ann')).toEqual([]);
    const documents = await readDocumentsByPath(db);
    const of = (part: string) => Object.keys(documents).filter((path) => path.includes(part));
    for (const part of ['likes', 'comments'])
      expect(of(`/${part}/`).map((path) => path.split('/')[1])).toEqual(['live']);
    expect(of('/notifications/')).toEqual(['users/ann/notifications/like_live']);
    expect(documents['items/owl']).toMatchObject({ removedAt: expect.anything() as unknown });
    expect(documents['items/live']).toMatchObject({ removedAt: null });
    const decisions = Object.entries(documents).flatMap(
      ([path, { status, note }]: [string, Decision]) =>
        path.startsWith('reports/') ? [[path.slice(8), status, note]] : [],
    );
    expect(decisions).toEqual([
      ['fox_bob', 'resolved', 'Item expired'],
      ['fox_first_ann', 'resolved', 'Item expired'],
      ['live_bob', 'pending', null],
      ['live_first_ann', 'pending', null],
      ['owl_bob', 'resolved', 'Item expired'],
      ['owl_first_ann', 'resolved', 'Item expired'],
      ['owl_moderated', 'dismissed', null],
    ]);
  });

  it('removes a picture only when no item and no profile has referenced the picture for a day', async () => {
    const db = createOwnDatabase();
    const media = await createTemporaryMediaGateway();
    await storeExpiredItems(db, media);
    await db.doc('users/ann').update({ customProfileImageUrl: '/media/profiles/ann/now.webp' });
    for (const name of ['now', 'now-96']) await storePicture(media, `profiles/ann/${name}.webp`);
    await db.doc('items/invalid').set({ title: 'Not an item' });
    await storePicture(media, 'items/invalid/a.webp');
    expect(
      await createRemovalJobs(db, media).orphanedPictures.removeDaily(UNBOUNDED_REMOVAL.until),
    ).toBe(3);
    expect(await picturePathsIn(media)).toEqual([
      'items/fox/full.webp',
      'items/invalid/a.webp',
      'items/live/full.webp',
      'items/owl/full.webp',
      'profiles/ann/now-96.webp',
      'profiles/ann/now.webp',
    ]);
  });

  it('finds in a dry run what a real run would remove, and changes nothing', async () => {
    const db = createOwnDatabase();
    const media = await createTemporaryMediaGateway();
    await storeExpiredItems(db, media);
    const before = await readDocumentsByPath(db);
    const { expiredItems, orphanedPictures } = createRemovalJobs(db, media);
    const found: string[] = [];
    for await (const items of expiredItems.find()) found.push(...items.map((it) => it.itemId));
    for await (const paths of orphanedPictures.find()) found.push(...paths);
    expect(found).toEqual([
      'fox',
      'owl',
      'items/failed/a.webp',
      'items/live/earlier-320.webp',
      'profiles/ann/replaced.webp',
    ]);
    expect(await readDocumentsByPath(db)).toEqual(before);
    expect(await picturePathsIn(media)).toHaveLength(6);
  });

  it("keeps items that were live at the end of a month until the month's champion titles are awarded, even if this happens late", async () => {
    const db = createOwnDatabase();
    const media = await createTemporaryMediaGateway();
    await addMembers(db, 'ann', 'bob');
    const end = new Date(Date.UTC(removalTime().getUTCFullYear(), removalTime().getUTCMonth()));
    const addedAt = new Date(end.getTime() - 1);
    const itemRef = await shareExpiredItem(db, 'owl', { addedAt, expiresAt: end });
    await addReactions(db, 'owl');
    const now = () => new Date(end.getTime() + 40 * 60 * 60 * 1000);
    const removal = createRemovalJobs(db, media, undefined, now);
    expect(await removal.expiredItems.remove(UNBOUNDED_REMOVAL)).toBe(0);
    const championTitles = createChampionTitlesRepo(db);
    const endedMonth = createMemoryEndedMonthQueries(createEndedMonthRepo(db));
    const achievements = createAchievementsRepo(db);
    await createChampionTitleAwarder({ championTitles, endedMonth, achievements, now }).award();
    expect(await removal.expiredItems.remove(UNBOUNDED_REMOVAL)).toBe(1);
    expect((await itemRef.get()).get('removedAt')).not.toBeNull();
    const titles = await db.doc(`championTitles/${addedAt.toISOString().slice(0, 7)}`).get();
    const won = { userId: 'ann', itemId: 'owl' };
    expect(titles.data()).toMatchObject({ mostLiked: won, highestProfit: won, mostActive: won });
    expect((await totalsOf({ uid: 'ann' }, db)).championTitles).toBe(3);
  });

  it('costs the expected numbers of reads, writes and deletes for own sales with and without likes, comments and reports', async () => {
    const db = createOwnDatabase();
    const media = await createTemporaryMediaGateway();
    const meter = createFirestoreUsageMeter();
    db.settings(meter.settings);
    await markChampionTitlesAwarded(db);
    await addMembers(db, 'ann', 'bob');
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => shareExpiredItem(db, `plain-${String(n)}`)),
    );
    const removal = createRemovalJobs(db, media);
    const cost = async (work: () => Promise<unknown>) => {
      meter.take();
      await work();
      const { reads, writes, deletes } = meter.take();
      return { reads, writes, deletes };
    };
    // One read finds out whether the champion titles of the month are awarded.
    expect(await cost(() => removal.expiredItems.remove(UNBOUNDED_REMOVAL))).toEqual({
      reads: 1 + 10 * 4,
      writes: 10 * 5,
      deletes: 0,
    });
    // `eraseAll` first reads which items are removed. In the product, the event of a trigger names each removed item.
    expect(await cost(removal.eraseAll)).toEqual({ reads: 10 + 10 * 8, writes: 0, deletes: 0 });
    await shareExpiredItem(db, 'owl');
    await addReactions(db, 'owl');
    expect(await cost(() => removal.expiredItems.remove(UNBOUNDED_REMOVAL))).toEqual({
      reads: 1 + 4,
      writes: 5,
      deletes: 0,
    });
    // The item 'owl' has a like, a comment, a notification and two reports. The resolution of each report also changes
    // the queue and the counts.
    expect(await cost(removal.eraseAll)).toEqual({
      reads: 11 + 11 * 8 + 8,
      writes: 2 * 3,
      deletes: 3 + 2,
    });
  });
});

interface Decision {
  readonly status?: unknown;
  readonly note?: unknown;
}

describe('removeExpiredItems', () => {
  const run = () => fetch(`${SCHEDULED_ORIGIN}/removeExpiredItems`, { method: 'POST' });

  it('marks an expired item as removed, and a trigger erases its likes, comments and pictures and resolves its report', async () => {
    const owner = await createMember();
    const fan = await createMember();
    const itemId = await shareItem(owner);
    const item = product.doc(`items/${itemId}`);
    await like(fan, itemId);
    await postCommentAndParse(fan, itemId);
    await reportItem(fan, itemId, { reason: 'spam', description: '' });
    const { url } = (await item.get()).get('picture') as { readonly url: string };
    expect((await send('GET', url)).status).toBe(200);
    // The item expired before the last month began, so the job does not wait for champion titles to be awarded.
    const longAgo = new Date(Date.now() - 70 * DAY_MS);
    await item.update({ expiresAt: longAgo, updatedAt: new Date() });
    expect((await run()).status).toBe(200);
    expect((await item.get()).get('removedAt')).not.toBeNull();
    const left = async () => (await storedReports(fan))[`${itemId}_${fan.uid}`];
    await expect
      .poll(left, { timeout: TRIGGER_TIMEOUT_MS })
      .toMatchObject({ status: 'resolved', note: 'Item expired', itemTitle: 'Brass owl' });
    expect((await item.collection('likes').get()).size).toBe(0);
    expect((await item.collection('comments').get()).size).toBe(0);
    expect((await send('GET', url)).status).toBe(404);
    expect((await call('getItem', { params: { itemId } })).status).toBe(404);
    expect((await totalsOf(owner)).itemsShared).toBe(1);
  });
});
