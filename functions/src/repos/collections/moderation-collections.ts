import { auditRecordSchema } from '@contract/schemas/audit-log';
import { timestampField } from '@contract/schemas/firestore-fields';
import { REPORT_REASONS } from '@contract/schemas/report';
import * as z from 'zod/mini';
import { collection } from './collection';
import { NOBODY, readableBy } from './row-rules';

export const moderationCollections = {
  /** How moderation hides the item, whose `hiddenAt` is set and cleared with it. */
  hiddenItems: collection('hiddenItems/{itemId}', {
    schema: () =>
      z.object({
        ownerId: z.string(),
        /** Whether reports hid it, without a decision. */
        isAutomatic: z.boolean(),
        /** The reason that its owner reads: of the report by which an admin hid it, or of most reports. */
        reason: z.enum(REPORT_REASONS),
        hiddenAt: timestampField,
        /** When it is removed. Null until an admin decided to keep it hidden. */
        removeAt: z.nullable(timestampField),
      }),
    owner: { fields: ['ownerId'] },
    exported: { leftOut: 'the exported item says that it is hidden' },
    erased: ['items'],
    ttl: null,
    readableBy: NOBODY,
  }),

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
