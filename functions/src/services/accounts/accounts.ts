import { createHash } from 'node:crypto';
import { REGISTRATION_MESSAGES, type Registration } from '@contract/schemas/registration';
import type { CurrentUser } from '@contract/schemas/user';
import type { IdentityGateway } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { UsersRepo } from '../../repos/users-repo';
import type { CurrentUsers } from './current-users';
import { newMember } from './new-member';
import { refuseStaffName, type Usernames, usernameTaken } from './usernames';

interface AccountsParts {
  readonly identity: Pick<IdentityGateway, 'create' | 'accountOf' | 'remove'>;
  readonly users: Pick<UsersRepo, 'createIfAbsent' | 'removeWithoutUsername'>;
  readonly usernames: Usernames;
  readonly currentUsers: CurrentUsers;
  readonly log: Logger;
  readonly now: () => Date;
}

export interface Accounts {
  /**
   * Creates an account, or returns the one that an earlier call with the same email and key created. A failure leaves
   * no account behind. Throws AppError 'email_taken', 'username_taken', or 'bad_request' for a staff name.
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

export function createAccounts(parts: AccountsParts): Accounts {
  const { identity, users, usernames, currentUsers, log, now } = parts;

  const createIdentity = async (uid: string, email: string, password: string) => {
    const isNew = await identity.create({ uid, email, password });
    if (!isNew && (await identity.accountOf(uid))?.email !== email) throw emailTaken();
  };

  const create = async (uid: string, { password, username, ...person }: Registration) => {
    await createIdentity(uid, person.email, password);
    await users.createIfAbsent(uid, newMember(person, now()));
    const member = await currentUsers.get({ uid, isAdmin: false });
    if (member.username !== null) return member;
    await usernames.set(uid, username);
    return { ...member, username };
  };

  /** Keeps an account that a concurrent or earlier request with the same key has completed. */
  const removeUnfinished = async (uid: string) => {
    try {
      if (await users.removeWithoutUsername(uid)) await identity.remove(uid);
    } catch (error) {
      log.error('registration_cleanup_failed', { uid, error });
    }
  };

  return {
    register: async (registration, idempotencyKey) => {
      refuseStaffName(registration.username);
      const email = registration.email.toLowerCase();
      const uid = uidFor(email, idempotencyKey);
      if (await usernames.isTaken(registration.username, uid)) throw usernameTaken();
      try {
        return await create(uid, { ...registration, email });
      } catch (error) {
        // Then the account with this address is another one.
        if (!(error instanceof AppError && error.code === 'email_taken'))
          await removeUnfinished(uid);
        throw error;
      }
    },
  };
}

function emailTaken(): AppError {
  return new AppError('email_taken', REGISTRATION_MESSAGES.emailTaken);
}
