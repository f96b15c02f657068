import type { AuditLog } from '../../services/moderation/audit-log';
import type { Handlers } from '../handler';

interface AuditLogParts {
  readonly auditLog: AuditLog;
}

export const createAuditLogHandlers = ({ auditLog }: AuditLogParts): Handlers<'listAuditLog'> => ({
  listAuditLog: ({ query }) => auditLog.list(query.cursor),
});
