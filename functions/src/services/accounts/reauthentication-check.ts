import { SESSION_MESSAGES } from '@contract/schemas/session';
import type { IdentityGateway } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import { createSignInVerifier, type SignIn, unauthorizedError } from './sign-in-verifier';

interface ReauthenticationCheckDeps {
  readonly identity: Pick<IdentityGateway, 'verifyIdToken' | 'accountOf'>;
  readonly now: () => Date;
}

export interface ReauthenticationCheck {
  /**
   * Returns the sign-in by which a member has just confirmed their identity. Throws AppError 'unauthorized' if the
   * sign-in is revoked or older than five minutes, and 'forbidden' if it is a sign-in to another account.
   */
  require(idToken: string, uid: string): Promise<SignIn>;
}

export function createReauthenticationCheck(
  deps: ReauthenticationCheckDeps,
): ReauthenticationCheck {
  const signIns = createSignInVerifier(deps);
  return {
    require: async (idToken, uid) => {
      const signIn = await signIns.verify(idToken).catch((error: unknown) => {
        const isRefused = error instanceof AppError && error.code === 'unauthorized';
        // Replaces the message, because the app treats a 401 response with the message 'Unauthorized' as the end of the
        // session.
        throw isRefused ? unauthorizedError(SESSION_MESSAGES.notConfirmed) : error;
      });
      if (signIn.uid !== uid) throw new AppError('forbidden', SESSION_MESSAGES.otherAccount);
      return signIn;
    },
  };
}
