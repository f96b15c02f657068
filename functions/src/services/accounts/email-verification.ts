import { randomUUID } from 'node:crypto';
import { EMAIL_ADDRESS_MESSAGES } from '@contract/schemas/credentials';
import type { CredentialsGateway } from '../../gateways/identity/credentials';
import {
  type IdentityAccount,
  type IdentityGateway,
  PASSWORD_PROVIDER,
} from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import { type Actor, createSystemWork } from '../../lib/authority';
import type { LinkToken, LinkTokensRepo } from '../../repos/link-tokens-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { AccountMailQueue } from './account-mail-queue';
import { emailTakenError } from './email-taken-error';
import { hashOfLinkToken } from './link-token';

interface EmailVerificationDeps {
  readonly mails: AccountMailQueue;
  readonly emailTokens: Pick<LinkTokensRepo, 'get'>;
  readonly identity: Pick<IdentityGateway, 'accountOf' | 'revokeSignIns'>;
  readonly credentials: Pick<CredentialsGateway, 'markEmailVerified' | 'changeEmail'>;
  readonly users: Pick<UsersRepo, 'get' | 'setEmail' | 'setEmailVerified'>;
  readonly now: () => Date;
}

export interface EmailVerification {
  /**
   * Queues a mail with a link if the member's email address is not verified. Returns the message for the member. Throws
   * AppError 'unauthorized' if the account is gone or has no email address.
   */
  sendAgain(actor: Actor): Promise<string>;
  /**
   * Uses the token of a link: verifies an email address, or changes the account's email address. Idempotent. Returns
   * the message for the member. Throws AppError 'not_found' if the token is invalid, and 'email_taken' if another
   * account has the new address.
   */
  verify(token: string): Promise<string>;
}

const invalid = () => new AppError('not_found', EMAIL_ADDRESS_MESSAGES.invalid);

export function createEmailVerification(deps: EmailVerificationDeps): EmailVerification {
  const { mails, emailTokens, identity, credentials, users, now } = deps;

  /**
   * Whether the sign-in that requested the link has ended. If so, the link does nothing, because somebody else may have
   * requested it. `endedBefore` has whole seconds, so a link that was requested within this second also counts as
   * ended.
   */
  const isEnded = async ({ uid, requestedAt }: LinkToken, account: IdentityAccount) => {
    const endedBefore = (await users.get(uid))?.endedBefore;
    const endedAt = endedBefore ? endedBefore.getTime() + 1000 : 0;
    return requestedAt.getTime() < Math.max(account.signInsValidFrom.getTime(), endedAt);
  };

  /**
   * Changes the account's email address to the address for which the link was requested. Each step is idempotent, so a
   * repeated request completes a request that failed.
   */
  const change = async (hash: string, token: LinkToken, account: IdentityAccount) => {
    const { uid, email, previousEmail } = token;
    if (account.email !== email) {
      if (account.email !== previousEmail || (await isEnded(token, account))) throw invalid();
      if (!(await credentials.changeEmail(uid, email))) throw emailTakenError();
      // Changing the address resets Firebase's time of the last revocation to its value before the change. So if the
      // sign-ins were revoked during the change, they are revoked again.
      if (await isEnded(token, account)) await identity.revokeSignIns(uid);
    }
    const work = createSystemWork('link in a mail', uid);
    await users.setEmail(work, email, now());
    await users.setEmailVerified(work, true, now());
    const keepsGoogle = !account.providers.includes(PASSWORD_PROVIDER);
    const kind = keepsGoogle ? 'address_changed_google_kept' : 'address_changed';
    if (previousEmail !== null)
      await mails.queue({ id: `address_changed_${hash}`, kind, to: previousEmail });
    return keepsGoogle ? EMAIL_ADDRESS_MESSAGES.changedGoogleKept : EMAIL_ADDRESS_MESSAGES.changed;
  };

  return {
    sendAgain: async ({ uid }) => {
      const account = await identity.accountOf(uid);
      if (!account?.email) throw new AppError('unauthorized', 'Unauthorized');
      if (account.isEmailVerified) return EMAIL_ADDRESS_MESSAGES.alreadyVerified;
      const id = `verify_${randomUUID()}`;
      await mails.queue({ id, kind: 'verify_address', to: account.email, uid });
      return EMAIL_ADDRESS_MESSAGES.sent;
    },
    verify: async (sent) => {
      const hash = hashOfLinkToken(sent);
      const token = await emailTokens.get(hash);
      if (!token || token.expiresAt <= now()) throw invalid();
      const account = await identity.accountOf(token.uid);
      if (!account || account.isDisabled) throw invalid();
      if (token.purpose === 'change') return change(hash, token, account);
      if (account.email !== token.email) throw invalid();
      if (!account.isEmailVerified) await credentials.markEmailVerified(token.uid);
      await users.setEmailVerified(createSystemWork('link in a mail', token.uid), true, now());
      return EMAIL_ADDRESS_MESSAGES.verified;
    },
  };
}
