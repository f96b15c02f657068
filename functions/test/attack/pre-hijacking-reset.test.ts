import { describe, expect, it } from 'vitest';
import { call, readError } from '../api/support/api';
import { auth, db } from '../api/support/environment';
import { createUnverifiedMember, waitForMail, tokenIn } from '../api/support/mails';
import { type Member, uniqueName } from '../api/support/member';
import { newIpAddress } from '../api/support/new-address';
import {
  allowEarlierTokens,
  callAuthEmulator,
  PASSWORD,
  refreshIdToken,
  signIn,
  signInWithGoogle,
} from '../support/auth-emulator';
import { sessionCookieOf } from '../support/session-cookie-of';

const NEW_PASSWORD = "the owner's horse";
const credentials = (email: string, password: string) => ({
  email,
  password,
  returnSecureToken: true,
});

/** Resets the password as the owner of the email address of an account that somebody else registered. */
async function recover({ email }: Member, mails = 1): Promise<void> {
  await call('forgotPassword', { json: { email }, from: newIpAddress() });
  const token = tokenIn(await waitForMail(email, mails));
  const json = { token, password: NEW_PASSWORD };
  expect((await call('resetPassword', { json, from: newIpAddress() })).status).toBe(200);
}

const open = (idToken: string) =>
  call('createSession', { json: { idToken }, from: newIpAddress() });

describe('when the owner of an email address resets the password of an account that an attacker registered', () => {
  it("the server rejects the attacker's session and ID tokens, even when Firebase still accepts these tokens", async () => {
    const attacker = await createUnverifiedMember();
    const signedIn = (await callAuthEmulator(
      'signInWithPassword',
      credentials(attacker.email, PASSWORD),
    )) as { idToken: string; refreshToken: string };
    await recover(attacker);
    await allowEarlierTokens(attacker.uid);
    expect((await call('getCurrentUser', { as: attacker })).status).toBe(401);
    const refreshed = await refreshIdToken(signedIn.refreshToken);
    for (const idToken of [attacker.idToken, signedIn.idToken, refreshed])
      expect(await readError(await open(idToken))).toMatchObject({ code: 'unauthorized' });
    const { endedBefore } = (await db.doc(`users/${attacker.uid}`).get()).data() ?? {};
    expect((endedBefore as FirebaseFirestore.Timestamp).toMillis()).toBeGreaterThan(0);
  });

  it('the owner can sign in with the new password, which stays when the owner later signs in with Google', async () => {
    const attacker = await createUnverifiedMember();
    await recover(attacker);
    const { idToken } = (await callAuthEmulator(
      'signInWithPassword',
      credentials(attacker.email, NEW_PASSWORD),
    )) as { idToken: string };
    const opened = await open(idToken);
    const owner = { cookie: sessionCookieOf(opened.headers) };
    expect((await open(await signInWithGoogle(attacker.email))).status).toBe(204);
    expect((await call('getCurrentUser', { as: owner })).status).toBe(200);
    const again = await callAuthEmulator(
      'signInWithPassword',
      credentials(attacker.email, NEW_PASSWORD),
    );
    expect(again).toHaveProperty('idToken');
  });

  it('the reset unlinks a Google account that the attacker linked and that has another email address', async () => {
    const attacker = await createUnverifiedMember();
    const address = `${uniqueName()}@example.com`;
    const claims = { sub: `google-${address}`, email: address, email_verified: true };
    await callAuthEmulator('signInWithIdp', {
      idToken: attacker.idToken,
      postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    });
    const providers = async () =>
      (await auth.getUser(attacker.uid)).providerData.map(({ providerId }) => providerId).sort();
    expect(await providers()).toEqual(['google.com', 'password']);
    await recover(attacker);
    expect(await providers()).toEqual(['password']);
    expect((await auth.getUser(attacker.uid)).email).toBe(attacker.email);
  });

  it("the reset cancels the attacker's earlier request to change the account to another email address", async () => {
    const attacker = await createUnverifiedMember();
    const email = `${uniqueName()}@example.com`;
    const json = { idToken: await signIn(attacker.email), email };
    expect((await call('changeEmail', { as: attacker, json })).status).toBe(200);
    const token = tokenIn(await waitForMail(email));
    const hashed = await db.collection('emailTokens').where('uid', '==', attacker.uid).get();
    const [stored] = hashed.docs;
    await recover(attacker);
    // Stores the token of the link in the mail again, as if the product had sent the mail late, after the reset.
    await stored?.ref.set(stored.data());
    const refused = await call('verifyEmail', { json: { token }, from: newIpAddress() });
    expect(refused.status).toBe(404);
    expect((await auth.getUser(attacker.uid)).email).toBe(attacker.email);
  });
});

describe('when the owner of an email address signs in with Google', () => {
  it("the sign-in cancels an attacker's earlier request to change the account to another email address", async () => {
    const attacker = await createUnverifiedMember();
    const email = `${uniqueName()}@example.com`;
    const json = { idToken: await signIn(attacker.email), email };
    await call('changeEmail', { as: attacker, json });
    const token = tokenIn(await waitForMail(email));
    await open(await signInWithGoogle(attacker.email));
    await allowEarlierTokens(attacker.uid);
    const refused = await call('verifyEmail', { json: { token }, from: newIpAddress() });
    expect(refused.status).toBe(404);
  });
});

describe('when an attacker changes a verified account to the email address of another person, who opens the link', () => {
  it('the account belongs only to that person after the first sign-in with Google, even when the link is used again later', async () => {
    const attacker = await createUnverifiedMember();
    await recover(attacker);
    // Moves the reset a minute into the past, because the server ignores a change of the email address that is
    // requested in the same second as a reset.
    const endedBefore = new Date(Date.now() - 60_000);
    await db.doc(`users/${attacker.uid}`).update({ endedBefore });
    const signedIn = () =>
      callAuthEmulator('signInWithPassword', credentials(attacker.email, NEW_PASSWORD)) as Promise<{
        idToken: string;
      }>;
    const { idToken } = await signedIn();
    const kept = { cookie: sessionCookieOf((await open(idToken)).headers) };
    const email = `${uniqueName()}@example.com`;
    expect((await call('changeEmail', { as: kept, json: { idToken, email } })).status).toBe(200);
    const token = tokenIn(await waitForMail(email));
    const confirm = () => call('verifyEmail', { json: { token }, from: newIpAddress() });
    expect((await confirm()).status).toBe(200);
    expect((await call('getCurrentUser', { as: kept })).status).toBe(200);

    const opened = await open(await signInWithGoogle(email));
    const owner = { cookie: sessionCookieOf(opened.headers) };
    expect((await call('getCurrentUser', { as: kept })).status).toBe(401);
    const again = await callAuthEmulator('signInWithPassword', credentials(email, NEW_PASSWORD));
    expect(again).not.toHaveProperty('idToken');

    await confirm();
    expect((await open(await signInWithGoogle(email))).status).toBe(204);
    expect((await call('getCurrentUser', { as: owner })).status).toBe(200);
  });
});

describe('a member who has not verified the email address', () => {
  it('does not verify the email address by changing the password', async () => {
    const attacker = await createUnverifiedMember();
    const json = { idToken: await signIn(attacker.email), password: NEW_PASSWORD };
    expect((await call('changePassword', { as: attacker, json })).status).toBe(204);
    expect((await auth.getUser(attacker.uid)).emailVerified).toBe(false);
    // Marks the email address as verified, as if the member had opened the link in a mail. Otherwise Firebase itself
    // would remove the password.
    await auth.updateUser(attacker.uid, { emailVerified: true });
    await open(await signInWithGoogle(attacker.email));
    const response = await callAuthEmulator(
      'signInWithPassword',
      credentials(attacker.email, NEW_PASSWORD),
    );
    expect(response).not.toHaveProperty('idToken');
  });
});
