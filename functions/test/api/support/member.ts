import { randomBytes } from 'node:crypto';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createAdminsRepo } from '../../../src/repos/admins-repo';
import { newMember } from '../../../src/repos/new-member';
import type { UserRecord } from '../../../src/repos/users-repo';
import { sessionIdOf } from '../../../src/services/accounts/session-id';
import { planClaimsOf } from '../../../src/services/billing/premium-claims-copier';
import { importAccount, PASSWORD, signIn } from '../../support/auth-emulator';
import { sessionCookieOf } from '../../support/session-cookie-of';
import { call } from './api';
import { auth, db, PROJECT_ID } from './environment';
import { mintTokens } from './minted-tokens';
import { newIpAddress } from './new-address';
import { storeRegisteredMember } from './store-registered-member';

export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly username: string | null;
  readonly idToken: string;
  readonly cookie: string;
}

interface MemberOptions {
  /** The username. A unique one by default. Null for no username, as after the first sign-in with Google. */
  readonly username?: string | null;
  readonly premium?: boolean;
  readonly admin?: boolean;
  /** Whether the email address is verified, so that the member's likes count toward the champions. True by default. */
  readonly emailVerified?: boolean;
}

const PREMIUM = { subscriptionStatus: 'active', subscriptionPlan: 'monthly' } as const;

/**
 * Returns an 'x' and nine random letters. A name with digits could be a staff name, because a digit can stand for a
 * similar letter: 'x574ff1' contains 'staff'.
 */
export function uniqueName(): string {
  return `x${Array.from(randomBytes(9), (byte) => 'abcdefghijklmnop'.charAt(byte % 16)).join('')}`;
}

/** Opens a session from a new IP address, because the number of new members per IP address is limited. */
export async function openSession(idToken: string): Promise<string> {
  const response = await call('createSession', { json: { idToken }, from: newIpAddress() });
  if (response.status !== 204)
    throw new Error(
      `Opening a session failed: ${String(response.status)} ${await response.text()}`,
    );
  return sessionCookieOf(response.headers);
}

/**
 * Stores a member who has registered with PASSWORD, has set a username and is signed in. Makes no API calls, because
 * these calls take over ten times the CPU time.
 */
export async function createMember(options: MemberOptions = {}): Promise<Member> {
  const { username = uniqueName(), premium = false, admin = false, emailVerified = true } = options;
  const email = `${uniqueName()}@example.com`;
  const userAt = (at: Date): UserRecord => ({
    ...newMember({ email }, at),
    username,
    emailVerifiedAt: emailVerified ? at : null,
    ...(premium && PREMIUM),
  });
  // The uid has the length of a uid that Firebase creates.
  const uid = randomBytes(14).toString('hex');
  const plan = premium ? planClaimsOf(userAt(new Date())) : {};
  const account = {
    uid,
    email,
    isEmailVerified: emailVerified,
    claims: { ...(admin && { admin: true }), ...plan },
  };
  await importAccount(account, PROJECT_ID);
  // Created after the account, because a session that is older than its account counts as revoked.
  const user = userAt(new Date());
  const { idToken, sessionCookie } = mintTokens(account, PROJECT_ID);
  const sessionId = sessionIdOf(sessionCookie);
  await storeRegisteredMember(db, { uid, user, isAdmin: admin, sessionId });
  return { uid, email, username, idToken, cookie: `__session=${sessionCookie}` };
}

/**
 * Creates a member like `createMember`, but opens the session and sets the username over HTTP. Use it for tests of what
 * these calls store.
 */
export async function registerMember(options: MemberOptions = {}): Promise<Member> {
  const { username = uniqueName(), premium = false, admin = false, emailVerified = true } = options;
  const email = `${uniqueName()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified });
  if (admin) await auth.setCustomUserClaims(uid, { admin: true });
  const idToken = await signIn(email);
  const cookie = await openSession(idToken);
  const member = { uid, email, username, idToken, cookie };
  if (admin) await createAdminsRepo(db).add(systemWorkFor(uid), new Date());
  if (premium) await db.doc(`users/${uid}`).update({ ...PREMIUM });
  if (username !== null) await claimUsername(member, username);
  return member;
}

async function claimUsername(member: { cookie: string }, username: string): Promise<void> {
  const response = await call('setUsername', { as: member, json: { username } });
  if (response.status !== 204)
    throw new Error(`Setting the username failed: ${await response.text()}`);
}
