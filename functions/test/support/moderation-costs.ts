import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { collections } from '../../src/repos/collections/collections';
import { sharedSchema } from './item-list-costs';
import { createMeteredMember, type MeteredMember, shareMetered } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { newReport } from './new-report';

const MANY = 10_000;
const PER_BATCH = 250;

const reportsSchema = z.object({ reports: z.array(z.object({ id: z.string() })) });

/** Reports of two items: one that only the reporter reported, and one with two reports. */
export async function costsOfModeration(
  product: MeteredProduct,
  owner: MeteredMember,
  reporter: MeteredMember,
) {
  const { cookie } = await createAdmin(product);
  const report = async (as: MeteredMember) => {
    const shared = sharedSchema.parse((await shareMetered(product, owner)).body);
    const params = { itemId: shared.item.id };
    const json = { reason: 'spam' };
    await product.call('reportItem', { cookie: as.cookie, params, json });
    const { body } = await product.call('listReports', { cookie });
    return { params, reportId: reportsSchema.parse(body).reports[0]?.id ?? '' };
  };
  const decide = (reportId: string, json: object) =>
    product.call('decideReport', { cookie, params: { reportId }, json });
  const first = await report(reporter);
  const second = await report(reporter);
  return [
    [
      'PATCH /api/admin/reports/:reportId',
      await decide(first.reportId, { status: 'reviewed', reviewNotes: 'Seen' }),
    ],
    [
      'PATCH /api/admin/reports/:reportId, repeated',
      await decide(first.reportId, { status: 'reviewed', reviewNotes: 'Seen' }),
    ],
    [
      'PATCH /api/admin/reports/:reportId, another decision',
      await decide(first.reportId, { status: 'dismissed' }),
    ],
    [
      'PATCH /api/admin/reports/:reportId, with `group`',
      await decide(second.reportId, { status: 'resolved', group: true }),
    ],
    ...(await costsOfManyReports(product, cookie)),
  ] satisfies CallCost[];
}

export async function createAdmin(product: MeteredProduct): Promise<MeteredMember> {
  const admin = await createMeteredMember(product);
  await getAuth().setCustomUserClaims(admin.uid, { admin: true });
  return admin;
}

async function costsOfManyReports(product: MeteredProduct, cookie: string) {
  await storeMany(product);
  const list = (query: Readonly<Record<string, string>> = {}) =>
    product.call('listReports', { cookie, query });
  const group = { group: 'subject', status: 'pending' } as const;
  return [
    ['GET /api/admin/reports, 10,000 pending', await list()],
    ['GET /api/admin/reports, of a status', await list({ status: 'pending', sort: 'oldest' })],
    ['GET /api/admin/reports, by item', await list(group)],
    [
      'GET /api/admin/reports, by item, most likely upheld',
      await list({ ...group, sort: 'most_likely_upheld' }),
    ],
    ['GET /api/admin/reports, a search', await list({ ...group, q: 'owl' })],
  ] satisfies CallCost[];
}

/** Writes reports of as many items, as reporting stores them. */
async function storeMany({ db }: MeteredProduct): Promise<void> {
  const batches = Array.from({ length: MANY / PER_BATCH }, async (_, part) => {
    const batch = db.batch();
    for (let n = part * PER_BATCH; n < (part + 1) * PER_BATCH; n += 1) {
      const [itemId, number] = [`item${n}`, String(20_000_000 + n)];
      const createdAt = new Date(Date.now() + n * 1000);
      const terms = ['owl'];
      batch.set(db.doc(`reports/${itemId}_ann`), {
        ...{ ...newReport({ itemId }), number, subjectId: itemId, reporterId: 'ann' },
        ...{ status: 'pending', terms, createdAt },
      });
      batch.set(collections.queueEntries.doc(db, { entryId: `${itemId}_pending` }), {
        ...{ subjectId: itemId, itemId, commentId: null, status: 'pending', count: 1 },
        ...{ reasons: { spam: 1 }, newestNumber: number, newestAt: createdAt },
        ...{ upheldPoints: n % 100, hiders: 1, terms },
      });
    }
    await batch.commit();
  });
  await Promise.all(batches);
}
