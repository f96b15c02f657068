import type { UsersRepo } from '../../repos/users-repo';

/** Whether a member's share form hides fees and payout in screenshots. */
export interface HiddenFees {
  /** Safe to repeat. The last of several calls counts. */
  set(uid: string, hidesFees: boolean): Promise<{ readonly hidesFees: boolean }>;
}

interface HiddenFeesDependencies {
  readonly users: Pick<UsersRepo, 'setHidesFees'>;
  readonly now: () => Date;
}

export const createHiddenFees = ({ users, now }: HiddenFeesDependencies): HiddenFees => ({
  set: async (uid, hidesFees) => {
    await users.setHidesFees(uid, hidesFees, now());
    return { hidesFees };
  },
});
