import { isPremiumAt } from '@contract/rules/premium';
import { isStaffName } from '@contract/rules/staff-names';
import { USERNAME_MESSAGES } from '@contract/schemas/username';
import { AppError } from '../../lib/app-error';
import type { Authority } from '../../lib/authority';
import {
  type ProfileRecord,
  profileFieldsOf,
  type UsernamesRepo,
} from '../../repos/usernames-repo';
import { type UserRecord, subscriptionOf } from '../../repos/users-repo';

interface UsernamesDeps {
  readonly usernames: UsernamesRepo;
  readonly now: () => Date;
}

export interface Usernames {
  /**
   * Sets the username, and releases the member's oldest reserved names. The trigger `copyByline` then updates items and
   * comments. Throws AppError 'username_taken' if the name is the current or a reserved earlier name of another member,
   * 'bad_request' for a staff name, and 'unauthorized' or 'suspended' if the member is gone or suspended.
   */
  set(by: Authority, username: string): Promise<void>;
  /** Sets the username like `set`, but also accepts staff names. Only for demo accounts. */
  assign(by: Authority, username: string): Promise<void>;
  isTaken(username: string, uid: string): Promise<boolean>;
}

/** Returns the fields of a new profile, or no fields if the member already has a profile. */
function newProfile(record: UserRecord, now: Date): Partial<ProfileRecord> {
  if (record.username !== null) return {};
  return {
    ...profileFieldsOf(record),
    isPremiumUser: isPremiumAt(subscriptionOf(record), now),
    createdAt: record.createdAt,
  };
}

export function usernameTakenError(): AppError {
  return new AppError('username_taken', USERNAME_MESSAGES.taken);
}

/** Throws AppError 'bad_request' if the username is a staff name. */
export function rejectStaffName(username: string): void {
  if (!isStaffName(username)) return;
  const message = USERNAME_MESSAGES.invalid;
  throw new AppError('bad_request', message, {
    issues: [{ path: ['body', 'username'], message }],
  });
}

export function createUsernamesService({ usernames, now }: UsernamesDeps): Usernames {
  async function assign(by: Authority, username: string): Promise<void> {
    const at = now();
    const profileOf = (member: UserRecord) => newProfile(member, at);
    const before = await usernames.claim({ by, username, profileOf, at });
    if (!before) throw usernameTakenError();
    // A member who had no username before this call has no earlier names that could be released.
    if (before.username !== null) await usernames.releaseOldest(by);
  }

  return {
    assign,
    set: async (by, username) => {
      rejectStaffName(username);
      await assign(by, username);
    },
    isTaken: async (username, uid) => {
      const owner = await usernames.ownerOf(username);
      return owner !== null && owner !== uid;
    },
  };
}
