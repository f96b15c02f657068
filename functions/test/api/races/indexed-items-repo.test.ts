import { FieldValue, type WriteResult } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createIndexedItemsRepo,
  type IndexedItemsPage,
  type IndexedItemsRepo,
} from '../../../src/repos/indexed-items-repo';
import { microsOf } from '../../../src/repos/timestamp-micros';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { createOwnDatabase } from '../../support/own-database';

const PAGE_SIZE = 3;
const updatedAt = FieldValue.serverTimestamp();

let db: ReturnType<typeof createOwnDatabase>;
let repo: IndexedItemsRepo;
beforeEach(() => {
  db = createOwnDatabase();
  repo = createIndexedItemsRepo(db, PAGE_SIZE);
});

async function allOf(pages: AsyncIterable<IndexedItemsPage>): Promise<IndexedItemsPage[]> {
  const all: IndexedItemsPage[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

const idsOf = (pages: IndexedItemsPage[]) =>
  pages.flatMap(({ items }) => items.map(({ id }) => id));

const add = (id: string, ...changes: Parameters<typeof itemFieldsToStore>) =>
  db.doc(`items/${id}`).create(itemFieldsToStore(...changes));

const writtenAt = ({ writeTime }: WriteResult) => microsOf(writeTime);

describe('the indexed items repo, compared with the times of commits', () => {
  // In production, a read also finds commits from before its read time that have not returned yet. The emulator can
  // miss such commits, and the index reads them later (`nextSyncStart`).
  it('returns each item whose write had succeeded before the read began, and no item that was committed after the read time', async () => {
    const commitTimes = new Map<string, number>();
    const syncs = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        commitTimes.set(`item-${n}`, writtenAt(await add(`item-${n}`)));
        const returned = [...commitTimes.keys()];
        return { returned, pages: await allOf(createIndexedItemsRepo(db).everything()) };
      }),
    );
    for (const { returned, pages } of syncs) {
      const readTime = pages.at(-1)?.readTime ?? 0;
      const found = idsOf(pages);
      expect(found).toEqual(expect.arrayContaining(returned));
      expect(found.filter((id) => (commitTimes.get(id) ?? 0) > readTime)).toEqual([]);
    }
  });

  it("returns the time of an item's first commit as `storedAt`, and a `lastUpdatedAt` that is not later than the item's last commit", async () => {
    const addedAt = writtenAt(await add('owl'));
    const likedAt = writtenAt(await db.doc('items/owl').update({ likesCount: 1, updatedAt }));
    const [page] = await allOf(repo.everything());
    expect(page?.items).toMatchObject([{ id: 'owl', storedAt: addedAt, card: { likesCount: 1 } }]);
    expect(page?.readTime).toBeGreaterThanOrEqual(likedAt);
    expect(page?.lastUpdatedAt).toBeLessThanOrEqual(likedAt);
    expect(page?.lastUpdatedAt).toBeGreaterThan(likedAt - 1_000_000);
  });
});

describe('the indexed items repo', () => {
  it('returns pages of items in the order of their last update, and each item once, even when timestamps are equal', async () => {
    const batch = db.batch();
    const ids = ['g', 'c', 'a', 'f', 'b', 'e', 'd'];
    for (const id of ids) batch.create(db.doc(`items/${id}`), itemFieldsToStore());
    await batch.commit();
    await db.doc('items/a').update({ updatedAt });
    const pages = await allOf(repo.everything());
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1]);
    expect(idsOf(pages)).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'a']);
  });

  it('returns the items that were updated after a given time, and on request also items that were updated at exactly this time', async () => {
    await add('first');
    const [before] = await allOf(repo.everything());
    const from = before?.lastUpdatedAt ?? 0;
    await expect
      .poll(async () => writtenAt(await db.doc('clock/now').set({})))
      .toBeGreaterThan(from + 1000);
    await add('second');
    const since = async (inclusive: boolean) =>
      idsOf(await allOf(repo.changedSince({ from, inclusive })));
    expect(await since(true)).toEqual(['first', 'second']);
    expect(await since(false)).toEqual(['second']);
  });

  it('returns one empty page when there are no items', async () => {
    const [page, ...others] = await allOf(repo.everything());
    expect(page).toMatchObject({ items: [], unreadable: [], lastUpdatedAt: null });
    expect(page?.readTime).toBeGreaterThan(
      writtenAt(await db.doc('clock/now').set({})) - 60_000_000,
    );
    expect(others).toEqual([]);
  });

  it('returns the expiry of an item, or the time of the commit that removed or hid the item, as `goneAt`', async () => {
    const expiresAt = new Date(Date.now() - 60_000);
    await Promise.all([add('live'), add('expired', { expiresAt }), add('removed'), add('hidden')]);
    const mark = (id: string, changes: object) =>
      db
        .doc(`items/${id}`)
        .update({ ...changes, updatedAt })
        .then(writtenAt);
    const removedAt = await mark('removed', { removedAt: new Date(0) });
    const hiddenAt = await mark('hidden', { hiddenAt: new Date(0) });
    const pages = await allOf(repo.everything());
    const gone = Object.fromEntries(
      pages.flatMap(({ items }) => items).map(({ id, goneAt }) => [id, goneAt]),
    );
    expect(gone).toMatchObject({
      expired: expiresAt.getTime() * 1000,
      removed: removedAt,
      hidden: hiddenAt,
    });
    expect(gone['live']).toBeGreaterThan(hiddenAt);
  });

  it('returns a separate list with the ids of items whose documents are invalid', async () => {
    await add('whole');
    await db.doc('items/broken').create({ title: 'Incomplete owl', updatedAt });
    const [page] = await allOf(repo.everything());
    expect(page?.items.map(({ id }) => id)).toEqual(['whole']);
    expect(page?.unreadable).toEqual(['broken']);
  });
});
