import { createHash } from 'node:crypto';
import { REGISTRATION_MESSAGES, type Registration } from '@contract/schemas/registration';
import type { CurrentUser } from '@contract/schemas/user';
import type { IdentityGateway } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import type { UsersRepo } from '../../repos/users-repo';
import type { CurrentUsers } from './current-users';
import { newMember } from './new-member';
import { refuseStaffName, type Usernames, usernameTaken } from './usernames';

interface AccountsParts {
  readonly identity: Pick<IdentityGateway, 'create' | 'emailOf' | 'remove'>;
  readonly users: Pick<UsersRepo, 'createIfAbsent' | 'remove'>;
  readonly usernames: Usernames;
  readonly currentUsers: CurrentUsers;
  readonly now: () => Date;
}

export interface Accounts {
  /**
   * Returns the same account for the same email and key. Throws AppError 'email_taken', 'username_taken', or
   * 'bad_request' for a staff name.
   */
  register(registration: Registration, idempotencyKey: string): Promise<CurrentUser>;
}

/** Derives the uid, so that a repeated request gets the same account. */
function uidFor(email: string, idempotencyKey: string): string {
  return createHash('sha256')
    .update(`${email}\n${idempotencyKey}`)
    .digest('base64url')
    .slice(0, 28);
}

export function createAccounts({
  identity,
  users,
  usernames,
  currentUsers,
  now,
}: AccountsParts): Accounts {
  const createIdentity = async (uid: string, email: string, password: string) => {
    const isNew = await identity.create({ uid, email, password });
    if (!isNew && (await identity.emailOf(uid)) !== email)
      throw new AppError('email_taken', REGISTRATION_MESSAGES.emailTaken);
  };

  const claimUsername = async (uid: string, username: string) => {
    try {
      await usernames.set(uid, username);
    } catch (error) {
      if (error instanceof AppError && error.code === 'username_taken') {
        await users.remove(uid);
        await identity.remove(uid);
      }
      throw error;
    }
  };

  return {
    register: async ({ password, username, ...person }, idempotencyKey) => {
      refuseStaffName(username);
      const email = person.email.toLowerCase();
      const uid = uidFor(email, idempotencyKey);
      if (await usernames.isTaken(username, uid)) throw usernameTaken();
      await createIdentity(uid, email, password);
      await users.createIfAbsent(uid, newMember({ ...person, email }, now()));
      const member = await currentUsers.get({ uid, isAdmin: false });
      if (member.username !== null) return member;
      await claimUsername(uid, username);
      return { ...member, username };
    },
  };
}
