import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { call } from './api';
import { AUTH_EMULATOR, auth, db } from './environment';

const PASSWORD = 'correct horse';

const idTokenSchema = z.object({ idToken: z.string(), localId: z.string() });

export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly username: string | null;
  readonly idToken: string;
  /** The `Cookie` header of a signed-in browser. */
  readonly cookie: string;
}

interface MemberOptions {
  /** A name of one's own by default; null for none, as after a first sign-in with Google. */
  readonly username?: string | null;
  readonly premium?: boolean;
  readonly admin?: boolean;
}

/** A word that no other test uses: letters and digits, 10 characters. */
export function unique(): string {
  return `m${randomBytes(6).toString('hex').slice(0, 9)}`;
}

/** Asks the Auth emulator as the Firebase SDK of a browser does. */
export async function askAuth(method: string, body: object): Promise<unknown> {
  const url = `${AUTH_EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

/** The ID token of a sign-in with email and password. */
export async function signIn(email: string, password = PASSWORD): Promise<string> {
  const credentials = { email, password, returnSecureToken: true };
  return idTokenSchema.parse(await askAuth('signInWithPassword', credentials)).idToken;
}

/** Opens a session; the value of the answer's cookie, as a `Cookie` header. */
export async function openSession(idToken: string): Promise<string> {
  const answer = await call('createSession', { json: { idToken } });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (answer.status !== 204 || !cookie)
    throw new Error(`No session: ${String(answer.status)} ${await answer.text()}`);
  return cookie;
}

/** A signed-in member of this test's own. */
export async function createMember(options: MemberOptions = {}): Promise<Member> {
  const { username = unique(), premium = false, admin = false } = options;
  const email = `${unique()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD });
  if (admin) await auth.setCustomUserClaims(uid, { admin: true });
  const idToken = await signIn(email);
  const cookie = await openSession(idToken);
  const member = { uid, email, password: PASSWORD, username, idToken, cookie };
  if (premium)
    await db
      .doc(`users/${uid}`)
      .update({ subscriptionStatus: 'active', subscriptionPlan: 'monthly' });
  if (username !== null) await claimUsername(member, username);
  return member;
}

async function claimUsername(member: { cookie: string }, username: string): Promise<void> {
  const answer = await call('setUsername', { as: member, json: { username } });
  if (answer.status !== 204) throw new Error(`No username: ${await answer.text()}`);
}
