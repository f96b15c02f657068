import { randomBytes } from 'node:crypto';
import { systemFor } from '../../../src/lib/authority.test-support';
import { createAdminsRepo } from '../../../src/repos/admins-repo';
import { PASSWORD, signIn } from '../../support/auth-emulator';
import { sessionCookieOf } from '../../support/session-cookie-of';
import { call } from './api';
import { auth, db } from './environment';
import { newAddress } from './new-address';

export interface Member {
  readonly uid: string;
  readonly username: string | null;
  readonly idToken: string;
  readonly cookie: string;
}

interface MemberOptions {
  /** Unique by default. Null for none, as after the first sign-in with Google. */
  readonly username?: string | null;
  readonly premium?: boolean;
  readonly admin?: boolean;
  /** Whether the email address is verified, so that likes count for champions. True by default. */
  readonly emailVerified?: boolean;
}

/** Nine random letters after an 'x'. Digits could make a staff name: 'x574ff1' contains 'staff'. */
export function unique(): string {
  return `x${Array.from(randomBytes(9), (byte) => 'abcdefghijklmnop'.charAt(byte % 16)).join('')}`;
}

/** From an address of its own, because the number of new members of an address is limited. */
export async function openSession(idToken: string): Promise<string> {
  const answer = await call('createSession', { json: { idToken }, from: newAddress() });
  if (answer.status !== 204)
    throw new Error(`Opening a session failed: ${String(answer.status)} ${await answer.text()}`);
  return sessionCookieOf(answer.headers);
}

export async function createMember(options: MemberOptions = {}): Promise<Member> {
  const { username = unique(), premium = false, admin = false, emailVerified = true } = options;
  const email = `${unique()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified });
  if (admin) await auth.setCustomUserClaims(uid, { admin: true });
  const idToken = await signIn(email);
  const cookie = await openSession(idToken);
  const member = { uid, username, idToken, cookie };
  if (admin) await createAdminsRepo(db).add(systemFor(uid), new Date());
  if (premium)
    await db
      .doc(`users/${uid}`)
      .update({ subscriptionStatus: 'active', subscriptionPlan: 'monthly' });
  if (username !== null) await claimUsername(member, username);
  return member;
}

async function claimUsername(member: { cookie: string }, username: string): Promise<void> {
  const answer = await call('setUsername', { as: member, json: { username } });
  if (answer.status !== 204) throw new Error(`Setting the username failed: ${await answer.text()}`);
}
