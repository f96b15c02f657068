import { describe, expect, it } from 'vitest';
import { call, readError, type RequestParts } from '../api/support/api';
import { auth, db } from '../api/support/environment';
import { uniqueName } from '../api/support/member';
import {
  allowEarlierTokens,
  callAuthEmulator,
  PASSWORD,
  refreshIdToken,
  signInWithGoogle,
} from '../support/auth-emulator';
import { sessionCookieOf } from '../support/session-cookie-of';

const headers = { 'x-forwarded-for': '198.51.100.37' };
const send = (name: 'createSession' | 'getCurrentUser' | 'register', sent: RequestParts) =>
  call(name, { ...sent, headers });

async function openSession(idToken: string) {
  const response = await send('createSession', { json: { idToken } });
  expect(response.status).toBe(204);
  return { cookie: sessionCookieOf(response.headers) };
}

/** Signs in with a provider. If an ID token is given, links the provider account to the account of that token. */
async function signInByIdp(provider: string, claims: object, idToken?: string): Promise<string> {
  const response = await callAuthEmulator('signInWithIdp', {
    ...(idToken && { idToken }),
    postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=${provider}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  return (response as { idToken: string }).idToken;
}

const statusOf = async (as: { readonly cookie: string }) =>
  (await send('getCurrentUser', { as })).status;

/**
 * Registers an attacker with the owner's email address. Returns the session and the refresh token that the attacker
 * keeps.
 */
async function preparedAccount() {
  const username = uniqueName();
  const email = `${username}@example.com`;
  const registered = await send('register', { json: { email, password: PASSWORD, username } });
  const { user } = (await registered.json()) as { user: { id: string } };
  const password = { email, password: PASSWORD, returnSecureToken: true };
  const attacker = (await callAuthEmulator('signInWithPassword', password)) as {
    idToken: string;
    refreshToken: string;
  };
  const session = await openSession(attacker.idToken);
  expect(await statusOf(session)).toBe(200);
  return {
    uid: user.id,
    email,
    password,
    ...attacker,
    ...session,
  };
}

const signsInByPassword = async (credentials: object) =>
  'idToken' in ((await callAuthEmulator('signInWithPassword', credentials)) as object);

describe('when an attacker registered an email address and its owner signs in with Google for the first time', () => {
  it("the server ends the attacker's session, even when Firebase still accepts earlier tokens", async () => {
    const account = await preparedAccount();
    const idToken = await signInWithGoogle(account.email);
    await allowEarlierTokens(account.uid);
    const owner = await openSession(idToken);
    expect([await statusOf(account), await statusOf(owner)]).toEqual([401, 200]);
    const { size } = await db.collection(`users/${account.uid}/sessions`).get();
    expect(size).toBe(1);
  });

  it("the server opens no session for the attacker's earlier sign-in, even with a refreshed ID token", async () => {
    const account = await preparedAccount();
    await openSession(await signInWithGoogle(account.email));
    await allowEarlierTokens(account.uid);
    const refreshed = await refreshIdToken(account.refreshToken);
    for (const idToken of [account.idToken, refreshed]) {
      const refused = await readError(await send('createSession', { json: { idToken } }));
      expect(refused).toMatchObject({ status: 401, code: 'unauthorized' });
    }
  });

  it.each([false, true])(
    'the server removes the password of the attacker (email address already marked as verified: %s)',
    async (emailVerified) => {
      const account = await preparedAccount();
      expect(await signsInByPassword(account.password)).toBe(true);
      await auth.updateUser(account.uid, { emailVerified });
      await openSession(await signInWithGoogle(account.email));
      expect(await signsInByPassword(account.password)).toBe(false);
      const { email, providerData } = await auth.getUser(account.uid);
      expect(email).toBe(account.email);
      expect(providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    },
  );

  it('the server unlinks the Google account and other accounts that the attacker linked, and opens no session for them', async () => {
    const account = await preparedAccount();
    const address = `${uniqueName()}@example.com`;
    const attackersGoogle = { sub: `google-${address}`, email: address, email_verified: true };
    const attackersApple = { ...attackersGoogle, sub: `apple-${address}` };
    await signInByIdp('google.com', attackersGoogle, account.idToken);
    await signInByIdp('apple.com', attackersApple, account.idToken);
    // Marks the email address as verified, as if the owner had opened the link in the mail. Otherwise Firebase itself
    // would unlink the providers.
    await auth.updateUser(account.uid, { emailVerified: true });
    const owner = await openSession(await signInWithGoogle(account.email));
    const providers = async () =>
      (await auth.getUser(account.uid)).providerData.map(({ providerId }) => providerId);
    expect(await providers()).toEqual(['google.com']);
    for (const [provider, claims] of [
      ['google.com', attackersGoogle],
      ['apple.com', attackersApple],
    ] as const) {
      const idToken = await signInByIdp(provider, claims);
      const opened = await send('createSession', { json: { idToken } });
      const cookie = opened.status === 204 ? sessionCookieOf(opened.headers) : '';
      const user = cookie && (await (await send('getCurrentUser', { as: { cookie } })).json());
      expect(user).not.toMatchObject({ id: account.uid });
    }
    expect(await statusOf(owner)).toBe(200);
    // Checks that the owner can still open a session with a new sign-in, although the attacker can no longer do so.
    expect(await statusOf(await openSession(await signInWithGoogle(account.email)))).toBe(200);
  });

  it("the server keeps the owner's sessions when the owner signs in again on another device", async () => {
    const account = await preparedAccount();
    const phone = await openSession(await signInWithGoogle(account.email));
    const laptop = await openSession(await signInWithGoogle(account.email));
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([200, 200]);
  });
});
