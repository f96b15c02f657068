import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { appErrorOf } from '../../src/lib/app-error-of.test-support';
import { callAfterItemWrites } from '../../src/repos/call-after-item-writes';
import { itemFieldsToStore } from '../support/item-fields-to-store';
import {
  INDEX_BUILD_OPTIONS,
  createDisconnectableProxy,
  createTestDatabaseAndEngine,
} from './support/test-database-and-engine';

it('a transaction resolves only after the engine has stored the items of the transaction', async () => {
  const { db, items, feed, reindex, found } = createTestDatabaseAndEngine();
  await reindex.run(INDEX_BUILD_OPTIONS);
  callAfterItemWrites(db, (ids) => feed.followNow(ids));
  const result = await db.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(items.doc('owl'));
    transaction.create(items.doc('owl'), itemFieldsToStore({ title: 'Owl' }));
    transaction.create(db.doc('items/owl/likes/ann'), { at: 1 });
    return exists;
  });
  expect(result).toBe(false);
  expect(await found()).toEqual({ owl: 'Owl' });
});

/** Makes each commit write its items to the engine, as the product does, and records their ids. */
function followedWrites({ db, feed }: ReturnType<typeof createTestDatabaseAndEngine>) {
  const followed: (readonly string[])[] = [];
  callAfterItemWrites(db, (ids) => {
    followed.push(ids);
    return feed.followNow(ids);
  });
  return followed;
}

it('a batch resolves only after the engine has stored the items of the batch', async () => {
  const product = createTestDatabaseAndEngine();
  const { db, items, reindex, found } = product;
  await reindex.run(INDEX_BUILD_OPTIONS);
  const followed = followedWrites(product);
  const batch = db.batch();
  batch
    .set(items.doc('owl'), itemFieldsToStore({ title: 'Owl' }))
    .set(db.doc('jobs/x'), { doneTo: 1 });
  await batch.commit();
  expect(await found()).toEqual({ owl: 'Owl' });
  expect(followed).toEqual([['owl']]);
});

it('nothing is written to the engine when a commit fails or a transaction only reads', async () => {
  const product = createTestDatabaseAndEngine();
  const { db, items } = product;
  const followed = followedWrites(product);
  await expect(db.batch().update(items.doc('none'), { title: 'None' }).commit()).rejects.toThrow();
  await db.runTransaction((transaction) => transaction.get(items.doc('owl')));
  expect(followed).toEqual([]);
});

it('only the items of the last attempt are written to the engine when a transaction is retried', async () => {
  const { db, items } = createTestDatabaseAndEngine();
  const followed: (readonly string[])[] = [];
  callAfterItemWrites(db, (ids) => {
    followed.push(ids);
    return Promise.resolve();
  });
  let attempt = 0;
  await db.runTransaction(async (transaction) => {
    attempt += 1;
    await transaction.get(items.doc('a'));
    transaction.set(items.doc(attempt === 1 ? 'a' : 'b'), itemFieldsToStore());
    if (attempt === 1) throw Object.assign(new Error('contention'), { code: 10 });
  });
  expect(followed).toEqual([['b']]);
});

it('an item is deleted from the engine when its document is deleted or invalid', async () => {
  const { items, store, feed, reindex, found } = createTestDatabaseAndEngine();
  await store('owl', { title: 'Owl' });
  await store('lamp', { title: 'Lamp' });
  await reindex.run(INDEX_BUILD_OPTIONS);
  await items.doc('owl').delete();
  await items.doc('lamp').update({ title: FieldValue.delete() });
  await feed.follow(['owl', 'lamp']);
  expect(await found()).toEqual({});
});

it('a write to the engine only logs a warning when there is no index', async () => {
  const { store, feed, log } = createTestDatabaseAndEngine();
  await store('owl');
  await feed.follow(['owl']);
  expect(log.warn).toHaveBeenCalledWith('items_engine_missing', { count: 1 });
});

it('changes that were made while the engine was down are written when the engine is available again', async () => {
  const way = await createDisconnectableProxy();
  const { store, feed, reindex, found, log, engine } = createTestDatabaseAndEngine(way.url);
  await store('owl', { title: 'Owl' });
  await reindex.run(INDEX_BUILD_OPTIONS);
  way.cut();
  await store('owl', { title: 'Brass owl' });
  // Makes the requests in parallel, because the client waits before it retries each one. In an API call (`followNow`),
  // the failure is only logged. In the trigger (`follow`), it is thrown, so that the trigger is retried.
  const [refusal, noAlias] = await Promise.all([
    appErrorOf(feed.follow(['owl'])),
    appErrorOf(engine.serving()),
    feed.followNow(['owl']),
  ]);
  expect(log.warn.mock.calls[0]).toMatchObject(['item_write_through_failed', { count: 1 }]);
  expect(refusal).toMatchObject({
    code: 'unavailable',
    message: "We couldn't load the items. Please try again in a minute.",
  });
  expect(noAlias).toMatchObject({ code: 'unavailable' });
  await way.restore();
  await feed.follow(['owl']);
  expect(await found()).toEqual({ owl: 'Brass owl' });
});
