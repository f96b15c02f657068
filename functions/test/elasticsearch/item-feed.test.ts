import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { refusalOf } from '../../src/lib/refusal-of.test-support';
import { followItemWrites } from '../../src/repos/follow-item-writes';
import { storedItem } from '../support/stored-item';
import { BUILD, createSwitch, engineOfTest } from './support/engine-of-test';

it('writes the items of a transaction before its caller goes on', async () => {
  const { db, items, feed, reindex, found } = engineOfTest();
  await reindex.run(BUILD);
  followItemWrites(db, (ids) => feed.followNow(ids));
  const result = await db.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(items.doc('owl'));
    transaction.create(items.doc('owl'), storedItem({ title: 'Owl' }));
    transaction.create(db.doc('items/owl/likes/ann'), { at: 1 });
    return exists;
  });
  expect(result).toBe(false);
  expect(await found()).toEqual({ owl: 'Owl' });
});

it('writes the items of a batch, and none if the commit fails', async () => {
  const { db, items, feed, reindex, found } = engineOfTest();
  await reindex.run(BUILD);
  const followed: (readonly string[])[] = [];
  followItemWrites(db, (ids) => {
    followed.push(ids);
    return feed.followNow(ids);
  });
  const batch = db.batch();
  batch.set(items.doc('owl'), storedItem({ title: 'Owl' })).set(db.doc('jobs/x'), { doneTo: 1 });
  await batch.commit();
  expect(await found()).toEqual({ owl: 'Owl' });
  await expect(db.batch().update(items.doc('none'), { title: 'None' }).commit()).rejects.toThrow();
  await db.runTransaction((transaction) => transaction.get(items.doc('owl')));
  expect(followed).toEqual([['owl']]);
});

it('follows only the last attempt of a transaction', async () => {
  const { db, items } = engineOfTest();
  const followed: (readonly string[])[] = [];
  followItemWrites(db, (ids) => {
    followed.push(ids);
    return Promise.resolve();
  });
  let attempt = 0;
  await db.runTransaction(async (transaction) => {
    attempt += 1;
    await transaction.get(items.doc('a'));
    transaction.set(items.doc(attempt === 1 ? 'a' : 'b'), storedItem());
    if (attempt === 1) throw Object.assign(new Error('contention'), { code: 10 });
  });
  expect(followed).toEqual([['b']]);
});

it('deletes an item whose document is gone, and one that fails validation', async () => {
  const { items, store, feed, reindex, found } = engineOfTest();
  await store('owl', { title: 'Owl' });
  await store('lamp', { title: 'Lamp' });
  await reindex.run(BUILD);
  await items.doc('owl').delete();
  await items.doc('lamp').update({ title: FieldValue.delete() });
  await feed.follow(['owl', 'lamp']);
  expect(await found()).toEqual({});
});

it('does nothing but warn while there is no index', async () => {
  const { store, feed, log } = engineOfTest();
  await store('owl');
  await feed.follow(['owl']);
  expect(log.warn).toHaveBeenCalledWith('items_engine_missing', { count: 1 });
});

it('loses nothing that is written while the engine is down', async () => {
  const way = await createSwitch();
  const { store, feed, reindex, found, log, engine } = engineOfTest(way.url);
  await store('owl', { title: 'Owl' });
  await reindex.run(BUILD);
  way.cut();
  await store('owl', { title: 'Brass owl' });
  // The call goes on, and the trigger fails and is retried.
  await feed.followNow(['owl']);
  expect(log.warn.mock.calls[0]).toMatchObject(['item_write_through_failed', { count: 1 }]);
  expect(await refusalOf(feed.follow(['owl']))).toMatchObject({
    code: 'unavailable',
    message: "Items can't be listed right now. Please try again in a minute.",
  });
  expect(await refusalOf(engine.serving())).toMatchObject({ code: 'unavailable' });
  await way.restore();
  await feed.follow(['owl']);
  expect(await found()).toEqual({ owl: 'Brass owl' });
});
