import { createHash } from 'node:crypto';
import { ACCOUNT_DELETION_MESSAGES } from '@contract/schemas/account-deletion';
import type { Registration } from '@contract/schemas/registration';
import type { CurrentUser } from '@contract/schemas/user';
import type { IdentityGateway } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import { createSystemWork } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { AccountDeletionsRepo } from '../../repos/account-deletions-repo';
import { newMember } from '../../repos/new-member';
import type { UsersRepo } from '../../repos/users-repo';
import type { AccountMailQueue } from './account-mail-queue';
import type { CurrentUserReader } from './current-user-reader';
import { emailTakenError } from './email-taken-error';
import { rejectStaffName, type Usernames, usernameTakenError } from './usernames';

interface RegistrationServiceDeps {
  readonly identity: Pick<IdentityGateway, 'create' | 'accountOf' | 'remove'>;
  readonly users: Pick<UsersRepo, 'createIfAbsent' | 'removeWithoutUsername'>;
  readonly usernames: Pick<Usernames, 'set' | 'isTaken'>;
  readonly deletions: Pick<AccountDeletionsRepo, 'get'>;
  readonly currentUserReader: CurrentUserReader;
  readonly mails: AccountMailQueue;
  readonly log: Logger;
  readonly now: () => Date;
}

export interface RegistrationService {
  /**
   * Creates an account, or returns the account that an earlier call with the same bound key created. A failed call
   * leaves no account behind. Throws AppError 'email_taken' or 'username_taken', 'bad_request' for a staff name, or
   * 'conflict' if the call is repeated after the account was deleted.
   */
  register(registration: Registration, boundKey: string): Promise<CurrentUser>;
}

/** Derives the uid from the request, so that only a repeat of the same request gets the same account (ADR 0021). */
function uidFor(email: string, boundKey: string): string {
  return createHash('sha256').update(`${email}\n${boundKey}`).digest('base64url').slice(0, 28);
}

export function createRegistrationService(deps: RegistrationServiceDeps): RegistrationService {
  const { identity, users, usernames, deletions, currentUserReader, mails, log, now } = deps;

  const createIdentity = async (uid: string, email: string, password: string) => {
    const isNew = await identity.create({ uid, email, password });
    if (!isNew && (await identity.accountOf(uid))?.email !== email) throw emailTakenError();
  };

  const create = async (uid: string, { password, username, ...person }: Registration) => {
    await createIdentity(uid, person.email, password);
    const work = createSystemWork('registration', uid);
    await users.createIfAbsent(work, newMember(person, now()));
    const member = await currentUserReader.get({ uid, isAdmin: false });
    if (member.username !== null) return member;
    await usernames.set(work, username);
    return { ...member, username };
  };

  /** Removes an account whose registration failed, unless another request with the same key has completed it. */
  const removeUnfinished = async (uid: string) => {
    try {
      if (await users.removeWithoutUsername(createSystemWork('registration', uid), now()))
        await identity.remove(uid);
    } catch (error) {
      log.error('registration_cleanup_failed', { uid, error });
    }
  };

  /**
   * Queues the mail that verifies the address. Logs a failure instead of throwing, because the account works without
   * the mail, and the member can request the mail again.
   */
  const sendVerification = async ({ id, email }: CurrentUser) => {
    try {
      await mails.queue({ id: `verify_${id}`, kind: 'verify_address', to: email, uid: id });
    } catch (error) {
      log.error('verification_mail_failed', { uid: id, error });
    }
  };

  return {
    register: async (registration, boundKey) => {
      rejectStaffName(registration.username);
      const email = registration.email.toLowerCase();
      const uid = uidFor(email, boundKey);
      // The uid is derived from the request. So a deletion with this uid exists only if a registration is repeated
      // after its account was deleted.
      if (await deletions.get(uid)) throw deleted();
      if (await usernames.isTaken(registration.username, uid)) throw usernameTakenError();
      try {
        const member = await create(uid, { ...registration, email });
        await sendVerification(member);
        return member;
      } catch (error) {
        // If the email address is already taken, this request has created no account, so there is nothing to remove.
        if (!(error instanceof AppError && error.code === 'email_taken'))
          await removeUnfinished(uid);
        throw error;
      }
    },
  };
}

const deleted = () => new AppError('conflict', ACCOUNT_DELETION_MESSAGES.running);
