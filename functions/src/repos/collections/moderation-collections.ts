import { auditRecordSchema } from '@contract/schemas/audit-log';
import { collection } from './collection';
import { readableBy } from './row-rules';

export const moderationCollections = {
  /** Only `addAuditEntry` writes it, and an erasure takes the names out. */
  auditLog: collection('auditLog/{entryId}', {
    schema: () => auditRecordSchema,
    owner: { fields: ['adminId', 'memberId'] },
    exported: { leftOut: 'who decided about the member, and what admins decided about others' },
    erased: ['auditLog'],
    ttl: null,
    readableBy: readableBy('admin'),
  }),
};
