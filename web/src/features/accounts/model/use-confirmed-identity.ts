import { SESSION_MESSAGES } from '@contract/schemas/session';
import type { SignInMethods } from '@contract/schemas/credentials';
import { useEffect } from 'react';
import { firebaseErrorCode, signInFailureMessage } from './sign-in-failure';

/** Loads Firebase's SDK early, because browsers block the Google window if it opens too late after the click. */
export function usePreloadFirebase(): void {
  useEffect(() => {
    import('@/services/firebase-auth').catch((error: unknown) => {
      console.warn('Could not preload Firebase Auth. Signing in will load it again.', error);
    });
  }, []);
}

/**
 * Signs in again with the password or with Google, and returns an ID token. To get a message for an error that this
 * function throws, pass the error to `confirmationFailureMessage`.
 */
export async function confirmIdentity(
  { email, hasPassword }: SignInMethods,
  password: string,
): Promise<string> {
  const firebase = await import('@/services/firebase-auth');
  return hasPassword
    ? firebase.signInByPassword(email, password)
    : firebase.confirmIdentityByGoogle(email);
}

const WRONG_PASSWORD = [
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
];

/** Returns the message for a failed confirmation, or null if the member closed the Google window. */
export function confirmationFailureMessage(error: unknown): string | null {
  const code = firebaseErrorCode(error) ?? '';
  if (WRONG_PASSWORD.includes(code)) return 'This password is incorrect.';
  return code === 'auth/user-mismatch'
    ? SESSION_MESSAGES.otherAccount
    : signInFailureMessage(error);
}
