import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callAuthEmulator, PASSWORD, signInWithGoogle } from '../../support/auth-emulator';
import { call, readError } from '../support/api';
import { auth, db } from '../support/environment';
import { createUnverifiedMember, mailsTo, waitForMail, tokenIn } from '../support/mails';
import { openSession, uniqueName } from '../support/member';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const NEW_PASSWORD = 'another horse';
const SENT =
  "If this email has an account, we've sent it a link to reset the password. The link works for one hour.";
const INVALID = 'Only the link in our newest email works, once and for one hour.';
const USED = 'This link was used already. Request a new one to change your password again.';

async function request(email: string) {
  const response = await call('forgotPassword', { json: { email } });
  return { status: response.status, body: (await response.json()) as object };
}

async function tokenFor(email: string, mails = 1): Promise<string> {
  await request(email);
  return tokenIn(await waitForMail(email, mails));
}

const check = (token: string) => call('verifyResetToken', { params: { token } });
const reset = (token: string, password = NEW_PASSWORD, key = uniqueName()) =>
  call('resetPassword', { json: { token, password }, headers: { 'idempotency-key': key } });
const signsInBy = async (email: string, password: string) =>
  'idToken' in
  ((await callAuthEmulator('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  })) as object);
const stored = (token: string) =>
  db.doc(`passwordResets/${createHash('sha256').update(token).digest('hex')}`);
const invalid = { status: 404, code: 'not_found', message: INVALID };
const used = { status: 409, code: 'conflict', message: USED };

describe('forgotPassword', () => {
  it('returns the same response for a known and an unknown email address, and sends no mail to the unknown one', async () => {
    const { email } = await createUnverifiedMember();
    const stranger = `${uniqueName()}@example.com`;
    const responses = [await request(stranger), await request(email.toUpperCase())];
    expect(responses).toEqual(responses.map(() => ({ status: 200, body: { message: SENT } })));
    expect((await waitForMail(email)).subject).toBe('Reset your password');
    expect(await mailsTo(stranger)).toEqual([]);
  });

  it('sends a link with a token of 32 random bytes, and stores only the hash of the token', async () => {
    const { uid, email } = await createUnverifiedMember();
    const token = await tokenFor(email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const document = (await stored(token).get()).data();
    expect(document).toMatchObject({ uid, email, purpose: 'reset', usedBy: null });
    expect(JSON.stringify(document)).not.toContain(token);
    const left = await db.collection('mails').where('to', '==', email).get();
    expect(left.empty).toBe(true);
  });

  it('sends a member without a password, who signs in with Google, a mail that says that the account has no password', async () => {
    const email = `${uniqueName()}@example.com`;
    await openSession(await signInWithGoogle(email));
    await request(email);
    const mail = await waitForMail(email);
    expect(mail.subject).toBe('You sign in with Google');
    expect(mail.text).not.toContain('token=');
    expect(mail.text).toContain('/sign-in');
  });

  it.each([
    ['', 'Email is required'],
    ['ann', 'Please enter a valid email address'],
    ['ann@example.com\r\nBcc: eve@example.com', 'Please enter a valid email address'],
    ['ann@example.com,eve@example.com', 'Please enter a valid email address'],
  ])('returns 400 for the email address %j', async (email, message) => {
    const refused = await readError(await call('forgotPassword', { json: { email } }));
    expect(refused).toMatchObject({ status: 400, message });
  });
});

describe('verifyResetToken', () => {
  it('returns the email address to which the token was sent, and leaves the token usable', async () => {
    const { email } = await createUnverifiedMember();
    const token = await tokenFor(email);
    for (let time = 0; time < 3; time += 1) {
      const response = await check(token);
      expect([response.status, await response.json()]).toEqual([200, { email }]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('returns 404 for a token that was never sent', async () => {
    const never = createHash('sha256').update(uniqueName()).digest('base64url');
    for (const token of [never, 'x', '__x__', 'a'.repeat(128)])
      expect(await readError(await check(token))).toMatchObject(invalid);
  });
});

describe('resetPassword', () => {
  it('sets the password, verifies the email address, ends all sessions and sends a mail to the member', async () => {
    const member = await createUnverifiedMember();
    const token = await tokenFor(member.email);
    const response = await reset(token);
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Your password has been reset. You can now sign in with it.' },
    ]);
    expect((await call('getCurrentUser', { as: member })).status).toBe(401);
    expect((await db.collection(`users/${member.uid}/sessions`).get()).empty).toBe(true);
    expect(await signsInBy(member.email, PASSWORD)).toBe(false);
    const signedIn = await callAuthEmulator('signInWithPassword', {
      email: member.email,
      password: NEW_PASSWORD,
      returnSecureToken: true,
    });
    // A sign-in after the reset must open a session, even if it is only a second later.
    await openSession((signedIn as { idToken: string }).idToken);
    expect((await auth.getUser(member.uid)).emailVerified).toBe(true);
    expect((await waitForMail(member.email, 2)).subject).toBe('Your password was changed');
  });

  it('returns 409 when the link was already used', async () => {
    const { email } = await createUnverifiedMember();
    const token = await tokenFor(email);
    await reset(token);
    expect(await readError(await reset(token, 'third horse'))).toMatchObject(used);
    expect(await readError(await check(token))).toMatchObject(used);
    expect(await signsInBy(email, NEW_PASSWORD)).toBe(true);
  });

  it('returns 200 again when a request is repeated with the same idempotency key', async () => {
    const { email } = await createUnverifiedMember();
    const token = await tokenFor(email);
    const key = uniqueName();
    const statuses = [await reset(token, NEW_PASSWORD, key), await reset(token, NEW_PASSWORD, key)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    await waitForMail(email, 2);
  });

  it('rejects an expired link', async () => {
    const { email } = await createUnverifiedMember();
    const token = await tokenFor(email);
    await stored(token).update({ expiresAt: new Date(Date.now() - 1000) });
    expect(await readError(await check(token))).toMatchObject(invalid);
    expect(await readError(await reset(token))).toMatchObject(invalid);
    expect(await signsInBy(email, PASSWORD)).toBe(true);
  });

  it('rejects a link after the member has requested a newer link', async () => {
    const { email } = await createUnverifiedMember();
    const first = await tokenFor(email);
    const second = await tokenFor(email, 2);
    expect(await readError(await check(first))).toMatchObject(invalid);
    expect(await readError(await reset(first))).toMatchObject(invalid);
    expect((await reset(second)).status).toBe(200);
  });

  it('rejects a link for an email address that the account no longer has', async () => {
    const { uid, email } = await createUnverifiedMember();
    const token = await tokenFor(email);
    await auth.updateUser(uid, { email: `${uniqueName()}@example.com` });
    expect(await readError(await reset(token))).toMatchObject(invalid);
  });

  it.each([
    ['12345', 'Password must be at least 6 characters long'],
    ['a'.repeat(1025), 'Password can be at most 1,024 characters long'],
  ])(
    'returns 400 for an invalid new password, and keeps the link valid',
    async (password, message) => {
      const { email } = await createUnverifiedMember();
      const token = await tokenFor(email);
      expect(await readError(await reset(token, password))).toMatchObject({ status: 400, message });
      expect((await check(token)).status).toBe(200);
    },
  );
});

describe('a queued mail', () => {
  it('is sent, and its document then contains nothing but its expiry', async () => {
    const id = uniqueName();
    const to = `${id}@example.com`;
    const mail = {
      kind: 'account_deleted',
      to,
      uid: null,
      createdAt: new Date(),
      heldUntil: null,
    };
    await db.doc(`mails/${id}`).create(mail);
    expect((await waitForMail(to)).subject).toBe('Your account was deleted');
    const isFinished = async () => (await db.doc(`mails/${id}`).get()).get('to') === undefined;
    await expect.poll(isFinished, { timeout: TRIGGER_TIMEOUT_MS }).toBe(true);
    expect(Object.keys((await db.doc(`mails/${id}`).get()).data() ?? {})).toEqual(['expiresAt']);
  });
});
