import { describe, expect, it } from 'vitest';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createCatalogueRepo } from '../../../src/repos/catalogue-repo';
import { createIndexedItemsRepo } from '../../../src/repos/indexed-items-repo';
import { createCatalogueFolding } from '../../../src/services/items/catalogue-folding';
import { createSyncedItemIndex } from '../../../src/services/items/synced-item-index';
import { db, SCHEDULED_ORIGIN } from '../support/environment';
import { createMember, type Member } from '../support/member';
import { shareSale } from '../support/share-sale';

const logged: string[] = [];
const log = createJsonLogger((line) => logged.push(line));
const now = () => new Date();
const catalogue = createCatalogueRepo({ db, log });
const indexedItems = createIndexedItemsRepo(db);
const folding = createCatalogueFolding({ catalogue, indexedItems, log, now });

const runJob = async () =>
  (await fetch(`${SCHEDULED_ORIGIN}/foldCatalogue`, { method: 'POST' })).status;

async function shareItem(member: Member): Promise<string> {
  const { body } = await shareSale(member);
  if (!body.item) throw new Error('The share failed');
  return body.item.id;
}

async function catalogueHolds(id: string): Promise<boolean> {
  const written = await catalogue.load();
  return written?.lines.some((line) => line.includes(id)) ?? false;
}

async function freshInstanceHolds(id: string): Promise<boolean> {
  const { index } = await createSyncedItemIndex({ catalogue, indexedItems, log, now }).current();
  return index.get(id) !== null;
}

async function deleteCatalogue(): Promise<void> {
  const documents = await db.collection('catalogue').listDocuments();
  await Promise.all(documents.map((document) => document.delete()));
}

describe('foldCatalogue', () => {
  it('adds items that were shared since the last run, and keeps the other items', async () => {
    const member = await createMember();
    const first = await shareItem(member);
    expect(await runJob()).toBe(200);
    expect(await catalogueHolds(first)).toBe(true);
    const second = await shareItem(member);
    expect(await catalogueHolds(second)).toBe(false);
    expect(await freshInstanceHolds(second)).toBe(true);
    expect(await runJob()).toBe(200);
    expect(await Promise.all([first, second].map(catalogueHolds))).toEqual([true, true]);
  });

  it('writes a new catalogue after the old one was deleted, and until this run, a new instance has all items without a catalogue', async () => {
    const item = await shareItem(await createMember());
    await runJob();
    await deleteCatalogue();
    expect(await freshInstanceHolds(item)).toBe(true);
    expect(await runJob()).toBe(200);
    expect(await catalogueHolds(item)).toBe(true);
  });

  it('replaces an unreadable catalogue when `rebuild` is called', async () => {
    const item = await shareItem(await createMember());
    await db.doc('catalogue/head').set({ generation: 'broken' });
    expect(await freshInstanceHolds(item)).toBe(true);
    await folding.rebuild();
    expect(await catalogueHolds(item)).toBe(true);
  });

  it('leaves a readable catalogue with all items when several runs overlap', async () => {
    const member = await createMember({ premium: true });
    await deleteCatalogue();
    const shareAndRun = async (run: () => Promise<unknown>) => {
      const id = await shareItem(member);
      await run();
      return id;
    };
    const ids = await Promise.all([
      shareAndRun(runJob),
      shareAndRun(folding.fold),
      shareAndRun(folding.rebuild),
      shareAndRun(folding.fold),
    ]);
    expect(await Promise.all(ids.map(freshInstanceHolds))).toEqual(ids.map(() => true));
    logged.length = 0;
    expect(await catalogue.load()).not.toBeNull();
    expect(logged).toEqual([]);
  });
});
