import { EMAIL_TOKEN_LIFETIME_MS, RESET_TOKEN_LIFETIME_MS } from '@contract/schemas/credentials';
import type { MailTemplateData } from '../../domain/accounts/mail-texts';
import type { CredentialsGateway } from '../../gateways/identity/credentials';
import {
  GOOGLE_PROVIDER,
  type IdentityGateway,
  PASSWORD_PROVIDER,
} from '../../gateways/identity/identity';
import type { LinkToken, LinkTokensRepo } from '../../repos/link-tokens-repo';
import type { MailBeingSent } from '../../repos/mails-repo';
import type { LinkMailLimiter } from './link-mail-limiter';
import { hashOfLinkToken, newLinkToken } from './link-token';

interface MailContentBuilderDeps {
  readonly identity: Pick<IdentityGateway, 'accountOf'>;
  readonly credentials: Pick<CredentialsGateway, 'accountByEmail'>;
  readonly passwordResets: Pick<LinkTokensRepo, 'replace'>;
  readonly emailTokens: Pick<LinkTokensRepo, 'replace'>;
  readonly mayGetLink: LinkMailLimiter;
  /** The origin of the links, such as 'https://boloboard.example'. */
  readonly origin: string;
  readonly now: () => Date;
}

export interface MailContentBuilder {
  /**
   * Returns the content of a queued mail, or null if the mail must not be sent. Stores the tokens of the links, so it
   * must only be called when the mail is sent.
   */
  of(mail: MailBeingSent): Promise<MailTemplateData | null>;
}

type Wanted = Pick<LinkToken, 'uid' | 'purpose' | 'previousEmail'>;

export function createMailContentBuilder(deps: MailContentBuilderDeps): MailContentBuilder {
  const { identity, credentials, passwordResets, emailTokens, mayGetLink, origin, now } = deps;

  /**
   * Stores the token of a new link and returns the link. Returns null if a later request has already created a link.
   */
  const newLink = async (mail: MailBeingSent, wanted: Wanted) => {
    const isReset = wanted.purpose === 'reset';
    const token = newLinkToken();
    const expiresAt = new Date(
      now().getTime() + (isReset ? RESET_TOKEN_LIFETIME_MS : EMAIL_TOKEN_LIFETIME_MS),
    );
    const stored = { email: mail.to, requestedAt: mail.createdAt, expiresAt, usedBy: null };
    const tokens = isReset ? passwordResets : emailTokens;
    if (!(await tokens.replace(hashOfLinkToken(token), { ...wanted, ...stored }))) return null;
    return isReset
      ? `${origin}/reset-password?token=${token}`
      : `${origin}/verify-email?token=${token}&purpose=${wanted.purpose}`;
  };

  const ofReset = async (mail: MailBeingSent): Promise<MailTemplateData | null> => {
    const account = await credentials.accountByEmail(mail.to);
    if (!account || account.isDisabled || !(await mayGetLink(mail))) return null;
    const { uid, providers, provingProviders } = account;
    if (provingProviders.includes(GOOGLE_PROVIDER) && !providers.includes(PASSWORD_PROVIDER))
      return { kind: 'google_sign_in', link: `${origin}/sign-in` };
    const link = await newLink(mail, { uid, purpose: 'reset', previousEmail: null });
    return link === null ? null : { kind: 'reset_password', link };
  };

  const ofAddress = async (
    kind: 'verify_address' | 'confirm_new_address',
    mail: MailBeingSent,
  ): Promise<MailTemplateData | null> => {
    const { uid, to } = mail;
    const account = uid === null ? null : await identity.accountOf(uid);
    if (uid === null || !account || account.isDisabled) return null;
    const isOwn = account.email === to;
    if (kind === 'confirm_new_address' ? isOwn : !isOwn || account.isEmailVerified) return null;
    if (!(await mayGetLink(mail))) return null;
    const wanted: Wanted =
      kind === 'verify_address'
        ? { uid, purpose: 'verify', previousEmail: null }
        : { uid, purpose: 'change', previousEmail: account.email };
    const link = await newLink(mail, wanted);
    return link === null ? null : { kind, link };
  };

  return {
    of: async (mail) => {
      const { kind } = mail;
      if (kind !== 'reset_password' && kind !== 'verify_address' && kind !== 'confirm_new_address')
        return { kind };
      return kind === 'reset_password' ? ofReset(mail) : ofAddress(kind, mail);
    },
  };
}
