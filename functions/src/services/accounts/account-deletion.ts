import type { IdentityGateway } from '../../gateways/identity/identity';
import type { Actor, SystemWork } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { AccountDeletionsRepo } from '../../repos/account-deletions-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { ReauthenticationCheck } from './reauthentication-check';
import type { SessionCheck } from './session-check';

interface AccountDeletionDeps {
  readonly identity: Pick<IdentityGateway, 'revokeSignIns'>;
  readonly reauthenticationCheck: ReauthenticationCheck;
  readonly deletions: Pick<AccountDeletionsRepo, 'request'>;
  readonly sessionCheck: Pick<SessionCheck, 'forget'>;
  readonly log: Logger;
  readonly now: () => Date;
}

export interface AccountDeletion {
  /**
   * Ends all sessions and requests the deletion, which the trigger `eraseAccount` carries out. Idempotent. Throws
   * AppError 'unauthorized' or 'forbidden' unless the ID token comes from a recent sign-in of this member, and
   * 'conflict' if the member is the last active admin.
   */
  request(actor: Actor, idToken: string): Promise<void>;
}

export function createAccountDeletion(deps: AccountDeletionDeps): AccountDeletion {
  const { identity, reauthenticationCheck, deletions, sessionCheck, log, now } = deps;
  return {
    request: async (actor, idToken) => {
      const { uid, isAdmin } = actor;
      await reauthenticationCheck.require(idToken, uid);
      for (const id of await deletions.request(actor, { by: 'member', isAdmin, at: now() }))
        sessionCheck.forget(id);
      try {
        await identity.revokeSignIns(uid);
      } catch (error) {
        // It does no harm if Firebase fails to revoke the sign-ins: nobody can open a session for a deleted member, and
        // the erasure later deletes the account in Firebase.
        log.warn('deletion_revocation_failed', { uid, error });
      }
    },
  };
}

/**
 * Creates the service that deletes members whose Firebase accounts were deleted, for example in the Firebase console.
 */
export function createFirebaseDeletionHandler({
  identity,
  users,
  deletions,
  now,
}: {
  readonly identity: Pick<IdentityGateway, 'accountOf'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly deletions: Pick<AccountDeletionsRepo, 'request'>;
  readonly now: () => Date;
}) {
  return {
    /**
     * Requests the deletion of a member whose Firebase account is gone. Does nothing if there is no such member, or if
     * the account exists again because the registration was repeated. Idempotent.
     */
    requestDeletion: async (work: SystemWork): Promise<void> => {
      const { uid } = work;
      if (!(await users.get(uid)) || (await identity.accountOf(uid))) return;
      await deletions.request(work, { by: 'console', at: now() });
    },
  };
}
