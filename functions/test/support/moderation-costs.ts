import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { systemWorkFor } from '../../src/lib/authority.test-support';
import { createAdminsRepo } from '../../src/repos/admins-repo';
import { sharedItemSchema } from './item-list-costs';
import { createMeteredMember, type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

const reportsSchema = z.object({ reports: z.array(z.object({ id: z.string() })) });

/** Measures reports of two items: one that only this member reported, and one with two reports. */
export async function measureModerationCosts(
  product: MeteredProduct,
  owner: MeteredMember,
  reporter: MeteredMember,
) {
  const { cookie } = await createMeteredAdmin(product);
  const report = async (as: MeteredMember) => {
    const shared = sharedItemSchema.parse((await shareMeteredItem(product, owner)).body);
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
  ] satisfies CallCost[];
}

export async function createMeteredAdmin(product: MeteredProduct): Promise<MeteredMember> {
  const admin = await createMeteredMember(product);
  await getAuth().setCustomUserClaims(admin.uid, { admin: true });
  await createAdminsRepo(product.db).add(systemWorkFor(admin.uid), new Date());
  return admin;
}
