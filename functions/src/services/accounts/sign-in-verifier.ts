import { FRESH_SIGN_IN_MS, SESSION_MESSAGES } from '@contract/schemas/session';
import {
  type IdentityGateway,
  PASSWORD_PROVIDER,
  type IdTokenIdentity,
} from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';

/** A recent sign-in of an account that exists, is enabled and has an email address. */
export interface SignIn extends IdTokenIdentity {
  readonly email: string;
  readonly hasPassword: boolean;
  /** The providers that prove who owns the email address in `email`. */
  readonly provingProviders: readonly string[];
  /** The providers of the account that know another email address than `email`. */
  readonly otherProviders: readonly string[];
}

interface SignInVerifierDeps {
  readonly identity: Pick<IdentityGateway, 'verifyIdToken' | 'accountOf'>;
  readonly now: () => Date;
}

export function unauthorizedError(message = 'Unauthorized'): AppError {
  return new AppError('unauthorized', message);
}

export function createSignInVerifier({ identity, now }: SignInVerifierDeps) {
  return {
    /** Returns the sign-in of an ID token. Throws AppError 'unauthorized' if the token cannot open a session. */
    verify: async (idToken: string): Promise<SignIn> => {
      const signedIn = await identity.verifyIdToken(idToken);
      if (!signedIn) throw unauthorizedError();
      const { uid, email, provider, identityId, signedInAt } = signedIn;
      if (email === null) throw unauthorizedError(SESSION_MESSAGES.emailMissing);
      if (now().getTime() - signedInAt.getTime() > FRESH_SIGN_IN_MS)
        throw unauthorizedError(SESSION_MESSAGES.signInExpired);
      const account = await identity.accountOf(uid);
      if (!account || account.isDisabled || signedInAt < account.signInsValidFrom)
        throw unauthorizedError();
      // Rejects a sign-in with a password that the account no longer has, because Firebase can renew the ID token even
      // after the password was removed.
      if (!account.providers.includes(provider))
        throw unauthorizedError(SESSION_MESSAGES.signInExpired);
      // Rejects a token whose provider account is no longer linked. The token names the provider account with which the
      // member signed in, and the account may be linked to another one now.
      if (identityId !== null && account.identityIds[provider] !== identityId)
        throw unauthorizedError(SESSION_MESSAGES.signInExpired);
      const hasPassword = account.providers.includes(PASSWORD_PROVIDER);
      // The token contains the email address that the account had when the token was created. If the account has
      // another address now, no provider proves the address in the token.
      const isCurrent = account.email === email;
      const provingProviders = isCurrent ? account.provingProviders : [];
      const otherProviders = isCurrent ? account.otherProviders : [];
      return { ...signedIn, email, hasPassword, provingProviders, otherProviders };
    },
  };
}
