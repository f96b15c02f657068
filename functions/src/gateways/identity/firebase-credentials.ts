import type { Auth } from 'firebase-admin/auth';
import type { CredentialsGateway } from './credentials';
import {
  authErrorCodeOf,
  mapSignInErrors,
  toIdentityAccount,
  signInUnavailableError,
} from './firebase-identity';
import { PASSWORD_PROVIDER } from './identity';
import { providersWithOtherEmail } from './providers-by-email';
import { updateAccount } from './update-account';

/**
 * Changes the email address through the REST API, because the Admin SDK would revoke all sign-ins. With the Auth
 * emulator, `validSince` keeps the sign-ins. A deployed project may still revoke them, so that members have to sign in
 * again.
 */
async function changeEmail(auth: Auth, uid: string, email: string): Promise<boolean> {
  const user = await auth.getUser(uid);
  const validSince = String(Math.floor(new Date(user.tokensValidAfterTime ?? 0).getTime() / 1000));
  const hasPassword = user.providerData.some(({ providerId }) => providerId === PASSWORD_PROVIDER);
  const others = hasPassword ? providersWithOtherEmail(user, email) : [];
  const unlinking = others.length > 0 ? { deleteProvider: others } : {};
  const change = { email, emailVerified: true, validSince, ...unlinking };
  const response = await updateAccount(auth, uid, change);
  if (response.ok) return true;
  const refusal = await response.text();
  if (refusal.includes('EMAIL_EXISTS')) return false;
  throw new Error(`Changing the email address failed with status ${response.status}.`);
}

/** Creates the gateway to Firebase Auth. The SDK loads on first use. */
export function createFirebaseCredentialsGateway(
  loadAuth: () => Promise<Auth>,
): CredentialsGateway {
  return {
    accountByEmail: async (email) => {
      const auth = await loadAuth();
      try {
        const user = await auth.getUserByEmail(email);
        return { uid: user.uid, ...toIdentityAccount(user) };
      } catch (error) {
        if (authErrorCodeOf(error) === 'auth/user-not-found') return null;
        throw signInUnavailableError(error);
      }
    },
    setPassword: async (uid, password) => {
      const auth = await loadAuth();
      await mapSignInErrors(auth.updateUser(uid, { password }));
      await mapSignInErrors(auth.revokeRefreshTokens(uid));
    },
    recover: async (uid, { email, password }) => {
      const auth = await loadAuth();
      const others = providersWithOtherEmail(await mapSignInErrors(auth.getUser(uid)), email);
      const unlinking = others.length > 0 ? { providersToUnlink: others } : {};
      const change = { password, emailVerified: true, ...unlinking };
      await mapSignInErrors(auth.updateUser(uid, change));
      await mapSignInErrors(auth.revokeRefreshTokens(uid));
    },
    markEmailVerified: async (uid) => {
      const auth = await loadAuth();
      await mapSignInErrors(auth.updateUser(uid, { emailVerified: true }));
    },
    changeEmail: async (uid, email) => mapSignInErrors(changeEmail(await loadAuth(), uid, email)),
  };
}
