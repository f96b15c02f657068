import { errorSentence } from '@/services/api-error';

const WRONG = 'Email or password is incorrect.';
const OFFLINE = 'You seem to be offline. Please check your connection and try again.';
const FALLBACK = "We couldn't sign you in. Please try again.";

const SENTENCES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/invalid-email': 'Please enter a valid email address',
  'auth/user-disabled': 'This account is disabled. Please contact us.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': OFFLINE,
  'auth/popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups for this site and try again.',
  'auth/account-exists-with-different-credential':
    'An account with this email already exists. Please sign in with your password.',
};

const CLOSED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/** Returns the message for a failed sign-in, or null if the user closed the Google window. */
export function signInFailureMessage(error: unknown): string | null {
  const code = firebaseErrorCode(error);
  if (code !== null && CLOSED.includes(code)) return null;
  const known = code === null ? undefined : SENTENCES[code];
  if (known !== undefined) return known;
  return error instanceof TypeError ? OFFLINE : errorSentence(error, FALLBACK);
}

/** Returns the code of a FirebaseError, or null for another error. */
export function firebaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
