import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD, signIn } from '../../support/auth-emulator';
import { call, readError } from '../support/api';
import { auth, db } from '../support/environment';
import { createUnverifiedMember, mailsTo, waitForMail, tokenIn } from '../support/mails';
import { uniqueName } from '../support/member';

const VERIFIED = { message: 'Your email address is verified.' };
const CHANGED = {
  message: 'Your email address has been changed. Use it the next time you sign in.',
};
const invalid = {
  status: 404,
  code: 'not_found',
  message:
    'This link is invalid or has expired. You can request a new one in your account settings.',
};
const newEmail = () => `${uniqueName()}@example.com`;
const verify = (token: string) => call('verifyEmail', { json: { token } });
const stored = (token: string) =>
  db.doc(`emailTokens/${createHash('sha256').update(token).digest('hex')}`);
const isVerified = async (uid: string) => (await auth.getUser(uid)).emailVerified;

async function verificationToken(member: { cookie: string; email: string }, mails = 1) {
  await call('sendVerification', { as: member });
  return tokenIn(await waitForMail(member.email, mails));
}

async function changeToken(member: { cookie: string; email: string }, email: string, mails = 1) {
  const json = { idToken: await signIn(member.email), email };
  const response = await call('changeEmail', { as: member, json });
  expect(response.status).toBe(200);
  return tokenIn(await waitForMail(email, mails));
}

describe('registration', () => {
  it('sends a link that verifies the email address and still works when it is used a second time', async () => {
    const username = uniqueName();
    const email = newEmail();
    const json = { email, password: PASSWORD, username };
    const headers = { 'idempotency-key': uniqueName() };
    await call('register', { json, headers });
    const { user } = (await (await call('register', { json, headers })).json()) as {
      user: { id: string };
    };
    const mail = await waitForMail(email);
    expect(mail.subject).toBe('Verify your email address');
    expect(mail.html).toContain(`/verify-email?token=${tokenIn(mail)}`);
    expect(await isVerified(user.id)).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      const response = await verify(tokenIn(mail));
      expect([response.status, await response.json()]).toEqual([200, VERIFIED]);
    }
    expect(await isVerified(user.id)).toBe(true);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('sendVerification', () => {
  it('sends another link, and makes the earlier link invalid', async () => {
    const member = await createUnverifiedMember();
    const first = await verificationToken(member);
    const second = await verificationToken(member, 2);
    expect(await readError(await verify(first))).toMatchObject(invalid);
    expect((await verify(second)).status).toBe(200);
  });

  it('returns a message and sends no mail when the email address is already verified', async () => {
    const member = await createUnverifiedMember();
    await auth.updateUser(member.uid, { emailVerified: true });
    const response = await call('sendVerification', { as: member });
    expect(await response.json()).toEqual({ message: 'Your email address is already verified.' });
    const queued = await db.collection('mails').where('to', '==', member.email).get();
    expect(queued.empty).toBe(true);
  });
});

describe('verifyEmail', () => {
  it('rejects a token that was never sent, has expired, or belongs to an earlier email address', async () => {
    const never = createHash('sha256').update(uniqueName()).digest('base64url');
    expect(await readError(await verify(never))).toMatchObject(invalid);
    const late = await createUnverifiedMember();
    const moved = await createUnverifiedMember();
    const expired = await verificationToken(late);
    await stored(expired).update({ expiresAt: new Date(Date.now() - 1000) });
    expect(await readError(await verify(expired))).toMatchObject(invalid);
    const earlier = await verificationToken(moved);
    await auth.updateUser(moved.uid, { email: newEmail() });
    expect(await readError(await verify(earlier))).toMatchObject(invalid);
    expect(await isVerified(moved.uid)).toBe(false);
  });
});

describe('getAccount', () => {
  it('returns the methods with which the member can sign in', async () => {
    const member = await createUnverifiedMember();
    const response = await call('getAccount', { as: member });
    expect(await response.json()).toEqual({
      email: member.email,
      isEmailVerified: false,
      hasPassword: true,
      hasGoogle: false,
    });
    expect((await call('getAccount')).status).toBe(401);
  });
});

describe('changeEmail', () => {
  it('changes the email address when the link is used, and sends a mail to the old address', async () => {
    const member = await createUnverifiedMember();
    const email = newEmail();
    const token = await changeToken(member, email);
    expect((await auth.getUser(member.uid)).email).toBe(member.email);
    for (let time = 0; time < 2; time += 1)
      expect(await (await verify(token)).json()).toEqual(CHANGED);
    expect(await auth.getUser(member.uid)).toMatchObject({ email, emailVerified: true });
    const user = await call('getCurrentUser', { as: member });
    expect(await user.json()).toMatchObject({ id: member.uid, email });
    expect((await waitForMail(member.email)).subject).toBe('Your email address was changed');
  });

  it('rejects an email address that has an account, both when the change is requested and when the link is used', async () => {
    const member = await createUnverifiedMember();
    const other = await createUnverifiedMember();
    const taken = { status: 409, code: 'email_taken' };
    const json = { idToken: await signIn(member.email), email: other.email.toUpperCase() };
    const refused = await call('changeEmail', { as: member, json });
    expect(await readError(refused)).toMatchObject(taken);
    const email = newEmail();
    const token = await changeToken(member, email);
    await auth.createUser({ email, password: PASSWORD });
    expect(await readError(await verify(token))).toMatchObject(taken);
    expect((await auth.getUser(member.uid)).email).toBe(member.email);
  });

  it('returns 400 when the new email address is the current one', async () => {
    const member = await createUnverifiedMember();
    const json = { idToken: await signIn(member.email), email: member.email.toUpperCase() };
    expect(await readError(await call('changeEmail', { as: member, json }))).toMatchObject({
      status: 400,
      issues: [{ path: ['body', 'email'], message: 'This is already your email address' }],
    });
  });

  it('rejects the link of an earlier request to change the email address when the member has requested a newer change', async () => {
    const member = await createUnverifiedMember();
    const first = newEmail();
    const second = newEmail();
    const earlier = await changeToken(member, first);
    await changeToken(member, second);
    expect(await readError(await verify(earlier))).toMatchObject(invalid);
  });

  it('rejects an invalid ID token, and the ID token of another member', async () => {
    const member = await createUnverifiedMember();
    const other = await createUnverifiedMember();
    const change = (idToken: string) =>
      call('changeEmail', { as: member, json: { idToken, email: newEmail() } });
    expect(await readError(await change(other.idToken))).toMatchObject({
      status: 403,
      message: 'This is another account. Please use the account that is signed in here.',
    });
    expect(await readError(await change('a.b.c'))).toMatchObject({
      status: 401,
      message: 'Please confirm again that this is you.',
    });
  });
});

describe('changePassword', () => {
  it('sets the password, ends all sessions and sends a mail to the member', async () => {
    const member = await createUnverifiedMember();
    const json = { idToken: await signIn(member.email), password: 'another horse' };
    const response = await call('changePassword', { as: member, json });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/^__session=;/);
    expect((await call('getCurrentUser', { as: member })).status).toBe(401);
    await expect(signIn(member.email)).rejects.toThrow();
    expect((await waitForMail(member.email)).subject).toBe('Your password was changed');
  });

  it('rejects the ID token of another member and a new password that is too short, and changes nothing', async () => {
    const member = await createUnverifiedMember();
    const other = await createUnverifiedMember();
    const change = async (idToken: string, password: string) =>
      (await call('changePassword', { as: member, json: { idToken, password } })).status;
    expect(await change(other.idToken, 'another horse')).toBe(403);
    expect(await change(member.idToken, '12345')).toBe(400);
    expect((await call('getCurrentUser', { as: member })).status).toBe(200);
    expect(await signIn(member.email)).toBeTruthy();
  });
});
