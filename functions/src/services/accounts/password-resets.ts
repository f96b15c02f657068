import { randomUUID } from 'node:crypto';
import { PASSWORD_RESET_MESSAGES } from '@contract/schemas/credentials';
import type { CredentialsGateway } from '../../gateways/identity/credentials';
import type { IdentityGateway } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import { createSystemWork } from '../../lib/authority';
import type { LinkToken, LinkTokensRepo } from '../../repos/link-tokens-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { AccountMailQueue } from './account-mail-queue';
import { hashOfLinkToken } from './link-token';
import type { SignInEnder } from './sign-in-ender';

interface PasswordResetsDeps {
  readonly mails: AccountMailQueue;
  readonly passwordResets: Pick<LinkTokensRepo, 'get' | 'use'>;
  readonly identity: Pick<IdentityGateway, 'accountOf'>;
  readonly credentials: Pick<CredentialsGateway, 'recover'>;
  readonly signInEnder: Pick<SignInEnder, 'endForOwner'>;
  readonly users: Pick<UsersRepo, 'setEmailVerified'>;
  readonly now: () => Date;
}

/**
 * Resets forgotten passwords with tokens from mails. All methods throw AppError 'not_found' if the token is invalid,
 * and 'conflict' if it was already used.
 */
export interface PasswordResets {
  /**
   * Queues a mail with a link, for any email address. The trigger `sendMail` finds out whether the address has an
   * account, so that this call does not reveal it.
   */
  request(email: string): Promise<void>;
  /** Returns the email address of the account that a token belongs to. The token can still be used afterwards. */
  emailOf(token: string): Promise<string>;
  /**
   * Sets the password, verifies the email address, and ends all sessions and earlier sign-ins. If several requests use
   * the same token, only one succeeds. A repetition of this request with the same bound key also succeeds, and changes
   * nothing.
   */
  reset(
    wanted: { readonly token: string; readonly password: string },
    boundKey: string,
  ): Promise<void>;
}

const invalid = () => new AppError('not_found', PASSWORD_RESET_MESSAGES.invalid);
const used = () => new AppError('conflict', PASSWORD_RESET_MESSAGES.used);

export function createPasswordResetsService(deps: PasswordResetsDeps): PasswordResets {
  const { mails, passwordResets, identity, credentials, signInEnder, users, now } = deps;

  const validToken = async (hash: string): Promise<LinkToken> => {
    const token = await passwordResets.get(hash);
    if (!token || token.expiresAt <= now()) throw invalid();
    const account = await identity.accountOf(token.uid);
    // After the account's email address was changed, the owner of the old address must not get access to the account.
    if (!account || account.isDisabled || account.email !== token.email) throw invalid();
    return token;
  };

  return {
    request: (email) =>
      mails.queue({
        id: `reset_${randomUUID()}`,
        kind: 'reset_password',
        to: email.toLowerCase(),
      }),
    emailOf: async (token) => {
      const { email, usedBy } = await validToken(hashOfLinkToken(token));
      if (usedBy !== null) throw used();
      return email;
    },
    reset: async ({ token, password }, boundKey) => {
      const hash = hashOfLinkToken(token);
      const { uid, email } = await validToken(hash);
      if (!(await passwordResets.use(hash, boundKey))) throw used();
      const work = createSystemWork('link in a mail', uid);
      await credentials.recover(uid, { email, password });
      await users.setEmailVerified(work, true, now());
      await signInEnder.endForOwner(work, email);
      await mails.queue({ id: `password_changed_${hash}`, kind: 'password_changed', to: email });
    },
  };
}
