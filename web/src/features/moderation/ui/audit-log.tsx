/** What admins did, the newest first. */
export const AuditLog = () => <h2>Audit Log</h2>;
