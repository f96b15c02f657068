import type { CurrentUser } from '@contract/schemas/user';
import type { Actor } from '../../lib/actor';
import { AppError } from '../../lib/app-error';
import { type UsersRepo, subscriptionOf } from '../../repos/users-repo';

export interface CurrentUsers {
  /** Returns a member's own account. Throws AppError 'unauthorized' if it does not exist. */
  get(actor: Actor): Promise<CurrentUser>;
}

export function createCurrentUsers(users: UsersRepo): CurrentUsers {
  return {
    get: async ({ uid, isAdmin }) => {
      const record = await users.get(uid);
      if (!record) throw new AppError('unauthorized', 'Unauthorized');
      return {
        ...record,
        ...subscriptionOf(record),
        id: uid,
        isAdmin,
        createdAt: record.createdAt.toISOString(),
      };
    },
  };
}
