import type { IdentityGateway } from '../../gateways/identity/identity';
import type { SessionsRepo, StoredSession } from '../../repos/sessions-repo';

/** Returns the sessions of a member that have not ended or expired, the most recently opened first. */
export type OpenSessions = (uid: string) => Promise<readonly StoredSession[]>;

interface OpenSessionsDeps {
  readonly identity: Pick<IdentityGateway, 'accountOf'>;
  readonly sessions: Pick<SessionsRepo, 'list'>;
}

export const createOpenSessions =
  ({ identity, sessions }: OpenSessionsDeps): OpenSessions =>
  async (uid) => {
    const [stored, account] = await Promise.all([sessions.list(uid), identity.accountOf(uid)]);
    // A new password revokes earlier sign-ins, but the documents of their sessions stay.
    return stored.filter(({ record }) => account && record.createdAt >= account.signInsValidFrom);
  };
