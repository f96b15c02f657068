import { SESSION_LIFETIME_MS } from '@contract/schemas/session';
import type { Account } from '../../support/auth-emulator';

const ID_TOKEN_LIFETIME_S = 60 * 60;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Returns a token without a signature. The Auth emulator signs no tokens, and neither the emulator nor the Admin SDK
 * checks signatures.
 */
const unsigned = (payload: object): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;

/**
 * Returns the same tokens as the Auth emulator for a member who signed in with a password and opened a session. Call
 * this after the account was created, because a token that is older than its account is rejected.
 */
export function mintTokens(
  { uid, email, isEmailVerified, claims }: Account,
  projectId: string,
): { readonly idToken: string; readonly sessionCookie: string } {
  const issuedAt = Math.floor(Date.now() / 1000);
  const payload = {
    ...claims,
    email,
    email_verified: isEmailVerified,
    auth_time: issuedAt,
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_LIFETIME_S,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    sub: uid,
  };
  const session = {
    ...payload,
    exp: issuedAt + SESSION_LIFETIME_MS / 1000,
    iss: `https://session.firebase.google.com/${projectId}`,
    // The emulator returns equal cookies within one second. This field makes the cookie different from a cookie that a
    // test gets in the same second.
    minted: true,
  };
  return { idToken: unsigned(payload), sessionCookie: unsigned(session) };
}
