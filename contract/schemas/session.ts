/** The lifetime of a session: Firebase's maximum (https://firebase.google.com/docs/auth/admin/manage-cookies). */
export const SESSION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * The time after a sign-in, in milliseconds, during which its ID token can open a session. The time is short, so that a
 * stolen token is soon useless.
 */
export const FRESH_SIGN_IN_MS = 5 * 60 * 1000;

/**
 * The name of a cookie that scripts can read. It tells the app to delete from this browser the data of the member who
 * was signed in before.
 */
export const SIGNED_OUT_COOKIE = 'boloboard_signed_out';

/**
 * The number of milliseconds for which a server instance may reuse what it last read about a session and about the
 * rights of its member.
 */
export const SESSION_CACHE_MS = 60 * 1000;

export const SESSION_MESSAGES = {
  signInExpired: 'Your sign-in has expired. Please sign in again.',
  emailMissing: 'Your account has no email address. Please sign in with another account.',
  notConfirmed: 'Please confirm again that this is you.',
  otherAccount: 'This is another account. Please use the account that is signed in here.',
} as const;

/**
 * The name of the session mark, a cookie that tells scripts that the browser may have a session. Scripts cannot read
 * the session cookie itself. The server sets and clears both cookies together.
 */
export const SESSION_MARK_COOKIE = 'boloboard_session';
