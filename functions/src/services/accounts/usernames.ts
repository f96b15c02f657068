import { premiumUntil } from '@contract/rules/premium';
import { USERNAME_MESSAGES } from '@contract/schemas/username';
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
   * Gives a member a username, or another one; the earlier one stays theirs. Throws AppError
   * 'username_taken' where it is, or ever was, somebody else's, whatever the case.
   */
  set(uid: string, username: string): Promise<void>;
  /** Whether somebody else than `uid` holds the name. */
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

/** Claims and changes usernames; a member's items and comments follow. */
export function createUsernames({
  users,
  usernames,
  shownUsernames,
  now,
}: UsernamesParts): Usernames {
  /** Of two changes at once the last to look writes the name that won. */
  const showEverywhere = async (uid: string, username: string): Promise<void> => {
    await shownUsernames.rename(uid, username);
    const current = (await users.get(uid))?.username ?? username;
    if (current !== username) await showEverywhere(uid, current);
  };

  return {
    set: async (uid, username) => {
      const record = await users.get(uid);
      if (!record) throw new AppError('unauthorized', 'Unauthorized');
      const profile = record.username === null ? firstProfile(record) : {};
      if (!(await usernames.claim({ uid, username, profile, at: now() }))) throw usernameTaken();
      // Who had no name yet has neither items nor comments.
      if (record.username !== null) await showEverywhere(uid, username);
    },
    isTaken: async (username, uid) => {
      const owner = await usernames.ownerOf(username);
      return owner !== null && owner !== uid;
    },
  };
}
