import { getAuth } from 'firebase-admin/auth';
import { addAuditEntry } from '../../src/repos/audit-log';
import { createMeteredMember } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

export async function measureAuditLogCosts(product: MeteredProduct) {
  const { uid, cookie } = await createMeteredMember(product);
  await getAuth().setCustomUserClaims(uid, { admin: true });
  const batch = product.db.batch();
  for (let n = 0; n < 60; n += 1)
    addAuditEntry(batch, product.db, {
      act: 'decide_report',
      adminId: uid,
      adminUsername: 'root',
      report: '12345678',
      reports: 1,
      itemId: 'owl',
      commentId: null,
      subject: 'Owl',
      memberId: null,
      memberUsername: null,
      note: '',
      before: 'pending',
      after: 'resolved',
    });
  await batch.commit();
  // Starts a new instance, because the running instance has cached that the member is no admin.
  const callNew = await product.startInstance();
  return [
    ['GET /api/admin/audit-log, 60 entries', await callNew('listAuditLog', { cookie })],
  ] satisfies CallCost[];
}
