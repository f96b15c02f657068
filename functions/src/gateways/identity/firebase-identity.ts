import { REGISTRATION_MESSAGES } from '@contract/schemas/registration';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '../../lib/app-error';
import type { IdentityGateway, SignedInIdentity } from './identity';

/** https://firebase.google.com/docs/auth/admin/errors */
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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function unavailable(cause: unknown): AppError {
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

async function nullIfInvalid<T>(checked: Promise<T>): Promise<T | null> {
  try {
    return await checked;
  } catch (error) {
    if (INVALID.has(codeOf(error))) return null;
    throw unavailable(error);
  }
}

function toSignedIn(token: DecodedIdToken): SignedInIdentity {
  return {
    uid: token.uid,
    email: token.email?.toLowerCase() ?? '',
    name: typeof token['name'] === 'string' ? token['name'] : null,
    picture: token.picture ?? null,
    signedInAt: new Date(token.auth_time * 1000),
  };
}

/** Uses Firebase Auth and checks tokens and cookies for revocation. */
export function createFirebaseIdentity(auth: Auth): IdentityGateway {
  return {
    create: async (identity) => {
      try {
        await auth.createUser(identity);
        return true;
      } catch (error) {
        if (TAKEN.has(codeOf(error))) return false;
        throw codeOf(error) === 'auth/invalid-email' ? invalidEmail(error) : unavailable(error);
      }
    },
    emailOf: async (uid) => (await nullIfInvalid(auth.getUser(uid)))?.email ?? null,
    remove: async (uid) => {
      await nullIfInvalid(auth.deleteUser(uid));
    },
    verifyIdToken: async (idToken) => {
      const token = await nullIfInvalid(auth.verifyIdToken(idToken, true));
      return token && toSignedIn(token);
    },
    createSessionCookie: (idToken, lifetimeMs) =>
      auth.createSessionCookie(idToken, { expiresIn: lifetimeMs }).catch((error: unknown) => {
        throw unavailable(error);
      }),
    verifySessionCookie: async (cookie) => {
      const token = await nullIfInvalid(auth.verifySessionCookie(cookie, true));
      return token && { uid: token.uid, isAdmin: token['admin'] === true };
    },
  };
}
