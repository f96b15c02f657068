import { premiumUntil } from '@contract/rules/premium';
import { isStaffName } from '@contract/rules/staff-names';
import { USERNAME_MESSAGES } from '@contract/schemas/username';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { AppError } from '../../lib/app-error';
import type { ShownUsernamesRepo } from '../../repos/shown-usernames-repo';
import { type ProfileRecord, shownOf, type UsernamesRepo } from '../../repos/usernames-repo';
import { type UserRecord, type UsersRepo, subscriptionOf } from '../../repos/users-repo';

interface UsernamesParts {
  readonly users: UsersRepo;
  readonly usernames: UsernamesRepo;
  readonly shownUsernames: ShownUsernamesRepo;
  readonly now: () => Date;
}

export interface Usernames {
  /**
   * Also updates items and comments, and releases the oldest of the member's names. Returns the time of the last
   * commit of items, or null if the member has none. Throws AppError 'username_taken' if another member has or had
   * the username, and 'bad_request' for a staff name.
   */
  set(uid: string, username: string): Promise<Micros | null>;
  isTaken(username: string, uid: string): Promise<boolean>;
}

function firstProfile(record: UserRecord): Partial<ProfileRecord> {
  return {
    ...shownOf(record),
    premiumUntil: premiumUntil(subscriptionOf(record)),
    createdAt: record.createdAt,
  };
}

export function usernameTaken(): AppError {
  return new AppError('username_taken', USERNAME_MESSAGES.taken);
}

/** Throws AppError 'bad_request' if `username` is a staff name. */
export function refuseStaffName(username: string): void {
  if (!isStaffName(username)) return;
  const message = USERNAME_MESSAGES.invalid;
  throw new AppError('bad_request', message, {
    issues: [{ path: ['body', 'username'], message }],
  });
}

export function createUsernames({
  users,
  usernames,
  shownUsernames,
  now,
}: UsernamesParts): Usernames {
  /** Reads the username again afterwards, because a concurrent change may have replaced it. */
  const showEverywhere = async (uid: string, username: string): Promise<Micros | null> => {
    const changedAt = await shownUsernames.rename(uid, username);
    const current = (await users.get(uid))?.username ?? username;
    return current === username ? changedAt : showEverywhere(uid, current);
  };

  return {
    set: async (uid, username) => {
      refuseStaffName(username);
      const record = await users.get(uid);
      if (!record) throw new AppError('unauthorized', 'Unauthorized');
      const profile = record.username === null ? firstProfile(record) : {};
      if (!(await usernames.claim({ uid, username, profile, at: now() }))) throw usernameTaken();
      // Without a username the member has no earlier names, items or comments.
      if (record.username === null) return null;
      await usernames.releaseOldest(uid);
      return showEverywhere(uid, username);
    },
    isTaken: async (username, uid) => {
      const owner = await usernames.ownerOf(username);
      return owner !== null && owner !== uid;
    },
  };
}
