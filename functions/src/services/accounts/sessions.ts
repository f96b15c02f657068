import type { IdentityGateway, SignedInIdentity } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import type { UsersRepo } from '../../repos/users-repo';
import { newMember, splitName } from './new-member';

/** Firebase's maximum: https://firebase.google.com/docs/auth/admin/manage-cookies */
export const SESSION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** Only a recent sign-in can open a session, so that a stolen ID token is soon useless. */
const FRESH_SIGN_IN_MS = 5 * 60 * 1000;

interface SessionsParts {
  readonly identity: Pick<IdentityGateway, 'verifyIdToken' | 'createSessionCookie'>;
  readonly users: Pick<UsersRepo, 'get' | 'createIfAbsent'>;
  readonly now: () => Date;
}

export interface Sessions {
  /**
   * Returns a session cookie and stores a new member. Throws AppError 'unauthorized' if the token is invalid or too
   * old. `countAccount` runs when the token is verified, so that nobody can use up the limit of another member.
   */
  open(idToken: string, countAccount: (uid: string) => Promise<void>): Promise<string>;
}

export function createSessions({ identity, users, now }: SessionsParts): Sessions {
  const ensureMember = async ({ uid, email, name, picture }: SignedInIdentity) => {
    if (await users.get(uid)) return;
    const profileImageUrl = picture?.startsWith('https://') ? picture : null;
    const member = newMember({ email, profileImageUrl, ...splitName(name) }, now());
    await users.createIfAbsent(uid, member);
  };

  return {
    open: async (idToken, countAccount) => {
      const signedIn = await identity.verifyIdToken(idToken);
      if (!signedIn) throw new AppError('unauthorized', 'Unauthorized');
      if (now().getTime() - signedIn.signedInAt.getTime() > FRESH_SIGN_IN_MS)
        throw new AppError('unauthorized', 'Your sign-in has expired. Please sign in again.');
      await countAccount(signedIn.uid);
      await ensureMember(signedIn);
      return identity.createSessionCookie(idToken, SESSION_LIFETIME_MS);
    },
  };
}
