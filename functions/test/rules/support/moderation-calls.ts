import { createAuditLogRepo } from '../../../src/repos/audit-log-repo';
import { callsOf, type RepoCall } from './calls-of';

/** What admins do, and its log. */
export const MODERATION_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'audit-log-repo.ts': callsOf(createAuditLogRepo, {
    list: async (auditLog) => [
      await auditLog.list(undefined),
      await auditLog.list('1764000000000000.a1'),
    ],
  }),
};
