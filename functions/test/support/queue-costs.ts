import type { ReportsPage } from '@contract/schemas/report-for-admins';
import { collections } from '../../src/repos/collections/collections';
import type { CallCost, MeteredResponse, MeteredProduct } from './metered-product';
import { createMeteredAdmin } from './moderation-costs';
import { newReport } from './new-report';

/** The number of reports, which is more than a page shows. */
const MANY = 120;

/**
 * Measures a page of the queue with 120 pending reports, first while the items are shown, and then after all items on
 * the page were hidden.
 */
export async function measureQueueCosts(product: MeteredProduct): Promise<CallCost[]> {
  const { cookie } = await createMeteredAdmin(product);
  await storeMany(product);
  const list = (query: Readonly<Record<string, string>> = {}) =>
    product.call('listReports', { cookie, query });
  const group = { group: 'subject', status: 'pending' } as const;
  const upheld = { ...group, sort: 'most_likely_upheld' };
  const before = [
    ['GET /api/admin/reports, 120 pending', await list()],
    ['GET /api/admin/reports, of a status', await list({ status: 'pending', sort: 'oldest' })],
    ['GET /api/admin/reports, by item', await list(group)],
    ['GET /api/admin/reports, by item, most likely upheld', await list(upheld)],
    ['GET /api/admin/reports, a search', await list({ ...group, q: 'owl' })],
  ] satisfies CallCost[];
  for (const [, response] of before) await hideItems(product, response);
  return [
    ...before,
    ['GET /api/admin/reports, all items hidden', await list()],
    ['GET /api/admin/reports, by item, all hidden', await list(group)],
    ['GET /api/admin/reports, by item, most likely upheld, all hidden', await list(upheld)],
  ];
}

/** Hides the items on a page of the queue. */
async function hideItems({ db }: MeteredProduct, { body }: MeteredResponse): Promise<void> {
  const batch = db.batch();
  for (const { item } of (body as ReportsPage).reports)
    batch.set(collections.hiddenItems.doc(db, { itemId: item.id }), {
      ownerId: 'bob',
      isAutomatic: false,
      reason: 'spam',
      hiddenAt: new Date(),
      removeAt: null,
      rulingId: null,
      bySuspension: false,
    });
  await batch.commit();
}

/** Writes MANY pending reports, each of a different item, as if members had reported these items. */
async function storeMany({ db }: MeteredProduct): Promise<void> {
  const batch = db.batch();
  for (let n = 0; n < MANY; n += 1) {
    const itemId = `item${n}`;
    const number = String(20_000_000 + n);
    const createdAt = new Date(Date.now() + n * 1000);
    const terms = ['owl'];
    batch.set(db.doc(`reports/${itemId}_ann`), {
      ...newReport({ itemId }),
      number,
      subjectId: itemId,
      reporterId: 'ann',
      status: 'pending',
      terms,
      createdAt,
    });
    batch.set(collections.queueEntries.doc(db, { entryId: `${itemId}_pending` }), {
      subjectId: itemId,
      itemId,
      commentId: null,
      status: 'pending',
      count: 1,
      reasons: { spam: 1 },
      newestNumber: number,
      newestAt: createdAt,
      upheldPoints: n % 100,
      hiders: 1,
      terms,
    });
  }
  await batch.commit();
}
