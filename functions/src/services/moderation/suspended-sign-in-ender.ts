import { type Authorized, createSystemWork } from '../../lib/authority';
import type { MemberKey } from '../../repos/member-notes-repo';
import type { UserRecord } from '../../repos/users-repo';
import type { SignInEnder } from '../accounts/sign-in-ender';

interface SuspendedSignInEnderDeps {
  readonly signInEnder: Pick<SignInEnder, 'end'>;
}

export interface SuspendedSignInEnder {
  /**
   * Ends the sessions and push devices of a suspended member that existed before the suspension. Sessions that were
   * opened after the suspension stay. Idempotent, even if two runs overlap. Does nothing if the member is not
   * suspended.
   */
  end(member: Authorized<MemberKey>): Promise<void>;
}

export const createSuspendedSignInEnder = ({
  signInEnder,
}: SuspendedSignInEnderDeps): SuspendedSignInEnder => ({
  end: async ({ memberId: uid }) => {
    await signInEnder.end(createSystemWork('decision of an admin', uid), isDue);
  },
});

const isDue = ({ suspension, endedBefore }: UserRecord): boolean =>
  suspension !== null && (endedBefore === null || endedBefore <= suspension.since);
