import { isPremiumAt } from '@contract/rules/premium';
import { USERNAME_MESSAGES } from '@contract/schemas/username';
import { AppError } from '../../lib/app-error';
import { type ProfileRecord, shownOf, type UsernamesRepo } from '../../repos/usernames-repo';
import { type UserRecord, type UsersRepo, subscriptionOf } from '../../repos/users-repo';

interface UsernamesParts {
  readonly users: UsersRepo;
  readonly usernames: UsernamesRepo;
  readonly now: () => Date;
}

export interface Usernames {
  /** The trigger `copyByline` then updates items and comments. Throws AppError 'username_taken' if another member has or had the username. */
  set(uid: string, username: string): Promise<void>;
  isTaken(username: string, uid: string): Promise<boolean>;
}

function firstProfile(record: UserRecord, now: Date): Partial<ProfileRecord> {
  return {
    ...shownOf(record),
    isPremiumUser: isPremiumAt(subscriptionOf(record), now),
    createdAt: record.createdAt,
  };
}

export function usernameTaken(): AppError {
  return new AppError('username_taken', USERNAME_MESSAGES.taken);
}

export function createUsernames({ users, usernames, now }: UsernamesParts): Usernames {
  return {
    set: async (uid, username) => {
      const record = await users.get(uid);
      if (!record) throw new AppError('unauthorized', 'Unauthorized');
      const at = now();
      const profile = record.username === null ? firstProfile(record, at) : {};
      if (!(await usernames.claim({ uid, username, profile, at }))) throw usernameTaken();
    },
    isTaken: async (username, uid) => {
      const owner = await usernames.ownerOf(username);
      return owner !== null && owner !== uid;
    },
  };
}
