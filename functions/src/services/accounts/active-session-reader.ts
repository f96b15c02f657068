import type { IdentityGateway } from '../../gateways/identity/identity';
import type { SessionsRepo, StoredSession } from '../../repos/sessions-repo';

/** Returns the sessions of a member that have not ended or expired, the most recently opened first. */
export type ActiveSessionReader = (uid: string) => Promise<readonly StoredSession[]>;

interface ActiveSessionReaderDeps {
  readonly identity: Pick<IdentityGateway, 'accountOf'>;
  readonly sessions: Pick<SessionsRepo, 'list'>;
}

export const createActiveSessionReader =
  ({ identity, sessions }: ActiveSessionReaderDeps): ActiveSessionReader =>
  async (uid) => {
    const [stored, account] = await Promise.all([sessions.list(uid), identity.accountOf(uid)]);
    // Leaves out sessions whose sign-ins are revoked. A new password revokes sign-ins, but does not delete the
    // documents of their sessions.
    return stored.filter(({ record }) => account && record.createdAt >= account.signInsValidFrom);
  };
