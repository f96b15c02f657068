import type { Actor } from '../../lib/authority';
import type { UsersRepo } from '../../repos/users-repo';

/** Whether a member's share form hides fees and payout in screenshots. */
export interface HiddenFees {
  /** Safe to repeat. The last of several calls counts. */
  set(actor: Actor, hidesFees: boolean): Promise<{ readonly hidesFees: boolean }>;
}

interface HiddenFeesDependencies {
  readonly users: Pick<UsersRepo, 'setHidesFees'>;
  readonly now: () => Date;
}

export const createHiddenFees = ({ users, now }: HiddenFeesDependencies): HiddenFees => ({
  set: async (actor, hidesFees) => {
    await users.setHidesFees(actor, hidesFees, now());
    return { hidesFees };
  },
});
