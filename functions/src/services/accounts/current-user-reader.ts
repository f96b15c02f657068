import type { CurrentUser } from '@contract/schemas/user';
import type { Actor } from '../../lib/authority';
import { AppError } from '../../lib/app-error';
import { type UsersRepo, subscriptionOf } from '../../repos/users-repo';
import { suspensionAt } from './suspension-check';
import type { BlockedMembers, ReaderContext } from '../blocking/blocked-members';

export interface CurrentUserReader {
  /** Returns a member's own account. Throws AppError 'unauthorized' if it does not exist. */
  get(member: Pick<Actor, 'uid' | 'isAdmin'>): Promise<CurrentUser>;
  /**
   * Returns a member's own account. `hasBlocked` states whether the member blocks anybody. Throws AppError
   * 'unauthorized' if the account does not exist.
   */
  getWithBlocks(reader: ReaderContext & { readonly actor: Actor }): Promise<CurrentUser>;
}

export function createCurrentUserReader({
  users,
  blockedMembers,
  now,
}: {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
  readonly now: () => Date;
}): CurrentUserReader {
  const get: CurrentUserReader['get'] = async ({ uid, isAdmin }) => {
    const record = await users.get(uid);
    if (!record) throw new AppError('unauthorized', 'Unauthorized');
    return {
      ...record,
      ...subscriptionOf(record),
      id: uid,
      isAdmin,
      suspension: suspensionAt(record, now()),
      createdAt: record.createdAt.toISOString(),
    };
  };
  return {
    get,
    getWithBlocks: async (reader) => {
      const [user, { ids }] = await Promise.all([get(reader.actor), blockedMembers.of(reader)]);
      return { ...user, hasBlocked: ids.size > 0 };
    },
  };
}
