import { type Authorized, bySystem } from '../../lib/authority';
import type { MemberKey } from '../../repos/member-notes-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { EndedSignIns } from '../accounts/ended-sign-ins';

interface SuspendedSignInsParts {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly endedSignIns: Pick<EndedSignIns, 'end'>;
}

export interface SuspendedSignIns {
  /**
   * Ends all sessions and push devices of a suspended member that are from before the suspension. A sign-in since then stays, so it is
   * safe to repeat. Does nothing if the member is not suspended.
   */
  end(member: Authorized<MemberKey>): Promise<void>;
}

export const createSuspendedSignIns = ({
  users,
  endedSignIns,
}: SuspendedSignInsParts): SuspendedSignIns => ({
  end: async ({ memberId: uid }) => {
    const { suspension = null, endedBefore = null } = (await users.get(uid)) ?? {};
    if (!suspension || (endedBefore !== null && endedBefore > suspension.since)) return;
    await endedSignIns.end(bySystem('decision of an admin', uid));
  },
});
