import { randomUUID } from 'node:crypto';
import { type SignInMethods, EMAIL_ADDRESS_MESSAGES } from '@contract/schemas/credentials';
import type { CredentialsGateway } from '../../gateways/identity/credentials';
import {
  GOOGLE_PROVIDER,
  type IdentityGateway,
  PASSWORD_PROVIDER,
} from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { AccountMailQueue } from './account-mail-queue';
import { emailTakenError } from './email-taken-error';
import type { ReauthenticationCheck } from './reauthentication-check';
import type { RequestedMailLimiter } from './requested-mail-limiter';
import type { SignInEnder } from './sign-in-ender';
import { unauthorizedError } from './sign-in-verifier';

interface OwnCredentialsDeps {
  readonly identity: Pick<IdentityGateway, 'accountOf'>;
  readonly credentials: Pick<CredentialsGateway, 'accountByEmail' | 'setPassword'>;
  readonly reauthenticationCheck: ReauthenticationCheck;
  readonly signInEnder: Pick<SignInEnder, 'end'>;
  readonly mails: AccountMailQueue;
  readonly countAskedMail: RequestedMailLimiter;
}

/**
 * A member's own account, and changes of its email address and password. `changeEmail` and `changePassword` throw
 * AppError 'unauthorized' or 'forbidden' if the ID token does not confirm who the member is.
 */
export interface OwnCredentials {
  get(uid: string): Promise<SignInMethods>;
  /**
   * Queues a mail to the new address. The email address changes when the link in the mail is used. Throws AppError
   * 'bad_request' if the address is the current one, 'email_taken' if another account has it, and 'too_many_requests'
   * after 6 mails to one address within an hour.
   */
  changeEmail(actor: Actor, change: { idToken: string; email: string }): Promise<void>;
  /**
   * Changes the password, or sets the first password of a member without one. Ends all sessions and revokes all
   * sign-ins.
   */
  changePassword(actor: Actor, change: { idToken: string; password: string }): Promise<void>;
}

function sameAddress(): AppError {
  const message = EMAIL_ADDRESS_MESSAGES.same;
  return new AppError('bad_request', message, { issues: [{ path: ['body', 'email'], message }] });
}

export function createOwnCredentialsService(deps: OwnCredentialsDeps): OwnCredentials {
  const { identity, credentials, reauthenticationCheck, signInEnder, mails, countAskedMail } = deps;

  return {
    get: async (uid) => {
      const account = await identity.accountOf(uid);
      if (!account?.email) throw unauthorizedError();
      const { email, isEmailVerified, providers } = account;
      return {
        email,
        isEmailVerified,
        hasPassword: providers.includes(PASSWORD_PROVIDER),
        hasGoogle: providers.includes(GOOGLE_PROVIDER),
      };
    },
    changeEmail: async ({ uid }, { idToken, email }) => {
      await reauthenticationCheck.require(idToken, uid);
      const to = email.toLowerCase();
      const holder = await credentials.accountByEmail(to);
      if (holder?.uid === uid) throw sameAddress();
      if (holder) throw emailTakenError();
      await countAskedMail(uid, to);
      const id = `change_${randomUUID()}`;
      await mails.queue({ id, kind: 'confirm_new_address', to, uid });
    },
    changePassword: async (actor, { idToken, password }) => {
      const { email } = await reauthenticationCheck.require(idToken, actor.uid);
      await credentials.setPassword(actor.uid, password);
      await signInEnder.end(actor);
      await mails.queue({
        id: `password_changed_${randomUUID()}`,
        kind: 'password_changed',
        to: email,
      });
    },
  };
}
