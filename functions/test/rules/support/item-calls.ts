import { authorizeForTest } from '../../../src/lib/authority.test-support';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createCatalogueRepo } from '../../../src/repos/catalogue-repo';
import { createEndedMonthRepo } from '../../../src/repos/ended-month-repo';
import { createExpiredItemsRepo } from '../../../src/repos/expired-items-repo';
import { createExportedItemsRepo } from '../../../src/repos/exported-items-repo';
import { createIndexedItemsRepo } from '../../../src/repos/indexed-items-repo';
import { createItemCountersCheckRepo } from '../../../src/repos/item-counters-check-repo';
import { createItemExpiriesRepo } from '../../../src/repos/item-expiries-repo';
import { createItemStatesRepo } from '../../../src/repos/item-states-repo';
import { createItemSubcollectionsRepo } from '../../../src/repos/item-subcollections-repo';
import { createItemsRepo } from '../../../src/repos/items-repo';
import { createItemsToRedrawRepo } from '../../../src/repos/items-to-redraw-repo';
import { createKeptSalesCheckRepo } from '../../../src/repos/kept-sales-check-repo';
import { createKeptSalesRepo } from '../../../src/repos/kept-sales-repo';
import { createLikesRepo } from '../../../src/repos/likes-repo';
import { createNewestItemsRepo } from '../../../src/repos/newest-items-repo';
import { createOwnItemsRepo } from '../../../src/repos/own-items-repo';
import { createPictureReferencesRepo } from '../../../src/repos/picture-references-repo';
import { createRemovedItemLeftoversRepo } from '../../../src/repos/removed-item-leftovers-repo';
import { createSharedLinksRepo } from '../../../src/repos/shared-links-repo';
import { newItem } from '../../../src/services/sharing/new-item';
import { authority, now, uid, username } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const picture = {
  url: '/media/1.jpg',
  width: 1,
  height: 1,
  thumbnails: [],
  hasAvif: false,
  placeholder: null,
  shown: null,
  isDrawn: false,
};
const sale = { title: 'Owl', soldPrice: '1.00', platform: 'ebay', isOwnSale: false } as const;
const subscription = {
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
};
const owner = { uid, username, subscription };
const item = newItem({
  sale,
  category: null,
  picture,
  pictureHash: null,
  owner,
  addedAt: now,
});
const storedCatalogue = { lines: ['[]'], syncedTo: 0 };
const link = { by: authority, itemId: 'owl', target: 'email', day: '2026-11-21' } as const;
const owl = authorizeForTest({ itemId: 'owl' });
/** Calls to the repos for items, their likes, and what is computed from all items. */
export const ITEM_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'items-repo.ts': callsOfRepo(createItemsRepo, {
    get: (items) => items.get('owl'),
    create: (items) =>
      items.create({
        itemId: 'owl',
        item,
        comment: { content: 'Nice', mentions: [] },
        month: '2026-11',
        n: 1,
      }),
  }),
  'kept-sales-check-repo.ts': callsOfRepo((db) => createKeptSalesCheckRepo(db, 1), {
    check: (keptSales) => keptSales.check(),
  }),
  'kept-sales-repo.ts': callsOfRepo(createKeptSalesRepo, {
    of: (keptSales) => keptSales.of(uid),
    removeAll: (keptSales) => keptSales.removeAll(authority),
  }),
  'likes-repo.ts': callsOfRepo(createLikesRepo, {
    // Calls each method twice, because the second call finds nothing to do and may make other queries.
    add: async (likes) => [await likes.add('owl', authority), await likes.add('owl', authority)],
    has: (likes) => likes.has('owl', uid),
    itemsOf: (likes) => likes.itemsOf(uid, 1),
    remove: async (likes) => [
      await likes.remove('owl', authority),
      await likes.remove('owl', authority),
    ],
  }),
  'shared-links-repo.ts': callsOfRepo(createSharedLinksRepo, {
    add: async (links) => [await links.add(link), await links.add(link)],
  }),
  'exported-items-repo.ts': callsOfRepo((db) => createExportedItemsRepo(db, 1), {
    of: (exportedItems) => exportedItems.of(uid),
  }),
  // The page size is 1, so that reading the second page uses a cursor.
  'item-counters-check-repo.ts': callsOfRepo((db) => createItemCountersCheckRepo(db, 1), {
    get: (countedItems) => countedItems.get('owl'),
    all: (countedItems) => countedItems.all(),
  }),
  'newest-items-repo.ts': callsOfRepo(createNewestItemsRepo, {
    newest: (newestItems) => newestItems.newest(1),
  }),
  // The page size is 1, so that reading the second page uses a cursor.
  'ended-month-repo.ts': callsOfRepo((db) => createEndedMonthRepo(db, 1), {
    liveFrom: (endedMonth) => endedMonth.liveFrom(now),
  }),
  // The page size is 1, so that reading the second page uses a cursor.
  'items-to-redraw-repo.ts': callsOfRepo((db) => createItemsToRedrawRepo(db, 1), {
    pages: (undrawnItems) => undrawnItems.pages(now),
  }),
  // The page size is 1, so that reading later pages uses a cursor.
  'indexed-items-repo.ts': callsOfRepo((db) => createIndexedItemsRepo(db, 1), {
    changedSince: (indexedItems) => indexedItems.changedSince({ from: 0, inclusive: true }),
    everything: (indexedItems) => indexedItems.everything(),
  }),
  // The page size is 1, so that reading later pages uses a cursor.
  'item-states-repo.ts': callsOfRepo((db) => createItemStatesRepo(db, 1), {
    read: (itemStates) => itemStates.read(['owl']),
    unremoved: (itemStates) => itemStates.unremoved(null),
    changedSince: (itemStates) => itemStates.changedSince(0),
  }),
  'catalogue-repo.ts': callsOfRepo((db) => createCatalogueRepo({ db, log: createJsonLogger() }), {
    // The second call also deletes the chunks of an earlier generation of the catalogue.
    replace: async (catalogue) => {
      await catalogue.replace(storedCatalogue);
      await catalogue.replace(storedCatalogue);
    },
    load: (catalogue) => catalogue.load(),
    clear: (catalogue) => catalogue.clear(),
  }),
  'own-items-repo.ts': callsOfRepo(createOwnItemsRepo, {
    edit: (ownItems) => ownItems.edit(owl, 0, item),
    remove: (ownItems) => ownItems.remove(owl, 'keep'),
    removeExpired: (ownItems) => ownItems.removeExpired(owl, new Date(8.64e15)),
  }),
  // The page size is 1, so that reading the second page uses a cursor.
  'item-expiries-repo.ts': callsOfRepo((db) => createItemExpiriesRepo(db, 1), {
    follow: (itemExpiries) => itemExpiries.follow(authority, () => now),
    countAt: (itemExpiries) => itemExpiries.countAt(uid, now),
  }),
  'expired-items-repo.ts': callsOfRepo((db) => createExpiredItemsRepo(db, 1), {
    before: (expiredItems) => expiredItems.before(now),
  }),
  'removed-item-leftovers-repo.ts': callsOfRepo((db) => createRemovedItemLeftoversRepo(db, 1), {
    leftSince: (removedParts) => removedParts.leftSince(now),
  }),
  'picture-references-repo.ts': callsOfRepo(createPictureReferencesRepo, {
    of: (references) =>
      references.of(['items/owl', 'profiles/member', 'reports/owl', 'other/folder']),
  }),
  'item-subcollections-repo.ts': callsOfRepo(createItemSubcollectionsRepo, {
    deleteAll: (itemSubcollections) => itemSubcollections.deleteAll(owl, 'comments'),
  }),
};
