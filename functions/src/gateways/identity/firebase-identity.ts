import { REGISTRATION_MESSAGES } from '@contract/schemas/registration';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { AppError } from '../../lib/app-error';
import type {
  IdentityAccount,
  IdentityGateway,
  NewIdentity,
  PlanClaims,
  IdTokenIdentity,
} from './identity';
import { providersWithEmail, providersWithOtherEmail } from './providers-by-email';
import { toSignInFacts } from './sign-in-facts';
import { updateAccount } from './update-account';

/** Error codes of an invalid token or cookie: https://firebase.google.com/docs/auth/admin/errors */
const INVALID = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-session-cookie',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);
const TAKEN = new Set(['auth/uid-already-exists', 'auth/email-already-exists']);

export function authErrorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function signInUnavailableError(cause: unknown): AppError {
  return new AppError(
    'unavailable',
    "Sign-in isn't available right now. Please try again in a few minutes.",
    {
      cause,
    },
  );
}

function invalidEmail(cause: unknown): AppError {
  const message = REGISTRATION_MESSAGES.emailInvalid;
  return new AppError('bad_request', message, {
    issues: [{ path: ['body', 'email'], message }],
    cause,
  });
}

const signInOf = (token: DecodedIdToken) => new Date(token.auth_time * 1000);

/**
 * Returns the id of the account at the sign-in provider. Returns null for a sign-in with a password, because it has
 * no such id.
 */
function identityIdIn({ firebase }: DecodedIdToken): string | null {
  const ids: unknown = (firebase.identities as Record<string, unknown> | undefined)?.[
    firebase.sign_in_provider
  ];
  const id: unknown = Array.isArray(ids) ? ids[0] : null;
  return typeof id === 'string' ? id : null;
}

function toSignedIn(token: DecodedIdToken): IdTokenIdentity {
  return {
    uid: token.uid,
    email: token.email?.toLowerCase() ?? null,
    isEmailVerified: token.email_verified === true,
    name: typeof token['name'] === 'string' ? token['name'] : null,
    picture: token.picture ?? null,
    provider: token.firebase.sign_in_provider,
    identityId: identityIdIn(token),
    signedInAt: signInOf(token),
  };
}

export function toIdentityAccount(user: UserRecord): IdentityAccount {
  const email = user.email?.toLowerCase() ?? null;
  return {
    email,
    isEmailVerified: user.emailVerified,
    isAdmin: user.customClaims?.['admin'] === true,
    planVersion: planVersionIn(user),
    isDisabled: user.disabled,
    providers: user.providerData.map(({ providerId }) => providerId),
    provingProviders: email === null ? [] : providersWithEmail(user, email),
    otherProviders: email === null ? [] : providersWithOtherEmail(user, email),
    identityIds: Object.fromEntries(user.providerData.map((it) => [it.providerId, it.uid])),
    signInsValidFrom: new Date(user.tokensValidAfterTime ?? 0),
  };
}

/**
 * Returns when the plan last changed, in milliseconds since 1970. Returns 0 if the account has no valid claim with this
 * time.
 */
export const planVersionIn = ({ customClaims }: Pick<UserRecord, 'customClaims'>): number => {
  const version: unknown = customClaims?.['planVersion'];
  return typeof version === 'number' ? version : 0;
};

export async function mapSignInErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw signInUnavailableError(error);
  }
}

async function createUser(auth: Auth, identity: NewIdentity): Promise<boolean> {
  try {
    await auth.createUser(identity);
    return true;
  } catch (error) {
    if (TAKEN.has(authErrorCodeOf(error))) return false;
    throw authErrorCodeOf(error) === 'auth/invalid-email'
      ? invalidEmail(error)
      : signInUnavailableError(error);
  }
}

async function setPlanClaims(auth: Auth, uid: string, plan: PlanClaims): Promise<void> {
  const { customClaims } = await auth.getUser(uid);
  const { premiumUntil: _former, ...others } = customClaims ?? {};
  const { premiumUntil, planVersion } = plan;
  await auth.setCustomUserClaims(uid, {
    ...others,
    planVersion,
    ...(premiumUntil !== null && { premiumUntil }),
  });
}

/**
 * Creates the gateway to Firebase Auth. The SDK loads on first use. With the emulator, the gateway also checks
 * whether tokens and cookies are revoked.
 */
export function createFirebaseIdentityGateway(loadAuth: () => Promise<Auth>): IdentityGateway {
  const nullIfInvalid = async <T>(ask: (auth: Auth) => Promise<T>): Promise<T | null> => {
    const auth = await loadAuth();
    try {
      return await ask(auth);
    } catch (error) {
      if (INVALID.has(authErrorCodeOf(error))) return null;
      throw signInUnavailableError(error);
    }
  };

  return {
    create: async (identity) => createUser(await loadAuth(), identity),
    accountOf: async (uid) => {
      const user = await nullIfInvalid((auth) => auth.getUser(uid));
      return user && toIdentityAccount(user);
    },
    factsOf: async (uid) => {
      const user = await nullIfInvalid((auth) => auth.getUser(uid));
      return user && toSignInFacts(user);
    },
    remove: async (uid) => {
      await nullIfInvalid((auth) => auth.deleteUser(uid));
    },
    removePasswordAndProviders: async (uid, others) =>
      mapSignInErrors(removePasswordAndProviders(await loadAuth(), uid, others)),
    setPlanClaims: async (uid, claims) => {
      await nullIfInvalid((auth) => setPlanClaims(auth, uid, claims));
    },
    revokeSignIns: async (uid) => {
      await nullIfInvalid((auth) => auth.revokeRefreshTokens(uid));
    },
    verifyIdToken: async (idToken) => {
      const token = await nullIfInvalid((auth) => auth.verifyIdToken(idToken));
      return token && toSignedIn(token);
    },
    createSessionCookie: async (idToken, lifetimeMs) => {
      const auth = await loadAuth();
      return mapSignInErrors(auth.createSessionCookie(idToken, { expiresIn: lifetimeMs }));
    },
    verifySessionCookie: async (cookie) => {
      const token = await nullIfInvalid((auth) => auth.verifySessionCookie(cookie));
      return token && { uid: token.uid, signedInAt: signInOf(token) };
    },
  };
}

/**
 * Removes the password and other providers through the REST API. The Admin SDK cannot remove only the password:
 * `providersToUnlink` also removes the email address, and setting a new password would revoke the sign-in that makes
 * this request.
 */
export async function removePasswordAndProviders(
  auth: Auth,
  uid: string,
  others: readonly string[],
): Promise<void> {
  const unlinking = others.length > 0 ? { deleteProvider: others } : {};
  const change = { deleteAttribute: ['PASSWORD'], ...unlinking };
  const response = await updateAccount(auth, uid, change);
  if (!response.ok)
    throw new Error(`Removing sign-in methods failed with status ${response.status}.`);
}
