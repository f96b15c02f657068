import { errorSentence } from '@/services/api-error';

const WRONG = 'Email or password is incorrect.';
const OFFLINE = 'You seem to be offline. Please check your connection and try again.';
const FALLBACK = 'Signing in failed. Please try again.';

/** Firebase Auth's error codes that a person can do something about. */
const SENTENCES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/invalid-email': 'Please enter a valid email address',
  'auth/user-disabled': 'This account has been disabled. Please contact us.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': OFFLINE,
  'auth/popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups for this site and try again.',
  'auth/account-exists-with-different-credential':
    'An account with this email exists already. Please sign in with your password.',
};

const CLOSED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

/** What to tell a person whose sign-in failed; null where they closed the window themselves. */
export function signInFailure(error: unknown): string | null {
  const code = codeOf(error);
  if (code !== null && CLOSED.includes(code)) return null;
  const known = code === null ? undefined : SENTENCES[code];
  if (known !== undefined) return known;
  return error instanceof TypeError ? OFFLINE : errorSentence(error, FALLBACK);
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
