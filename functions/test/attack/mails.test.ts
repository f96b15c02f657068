import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, readError } from '../api/support/api';
import { auth, db } from '../api/support/environment';
import { createUnverifiedMember, mailsTo, waitForMail, tokenIn } from '../api/support/mails';
import { uniqueName } from '../api/support/member';
import { newIpAddress } from '../api/support/new-address';
import { TRIGGER_TIMEOUT_MS } from '../api/support/trigger-timeout';
import { callAuthEmulator, PASSWORD } from '../support/auth-emulator';

const request = (email: string, from = newIpAddress()) =>
  call('forgotPassword', { json: { email }, from });
const reset = (token: string, password = 'another horse', from = newIpAddress()) =>
  call('resetPassword', { json: { token, password }, from });
const queuedFor = async (email: string) =>
  (await db.collection('mails').where('to', '==', email).get()).size;
const signsIn = async (email: string, password: string) =>
  'idToken' in
  ((await callAuthEmulator('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  })) as object);

async function resetToken(email: string): Promise<string> {
  await request(email);
  return tokenIn(await waitForMail(email));
}

describe('somebody who wants to know who has an account', () => {
  it('gets the same response when asking for a reset mail, whether the account is known, unknown or disabled', async () => {
    const member = await createUnverifiedMember();
    const disabled = await createUnverifiedMember();
    await auth.updateUser(disabled.uid, { disabled: true });
    const responses = await Promise.all(
      [member.email, disabled.email, `${uniqueName()}@example.com`].map(async (email) => {
        const response = await request(email);
        const names = [...response.headers.keys()].filter((name) => name !== 'x-request-id');
        return { status: response.status, body: await response.text(), names };
      }),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    await waitForMail(member.email);
    expect(await mailsTo(disabled.email)).toEqual([]);
  });

  it('can request at most 5 reset mails for one email address from one IP address, whether the account exists or not', async () => {
    const from = newIpAddress();
    const { email } = await createUnverifiedMember();
    const statuses = [];
    for (const to of [email, `${uniqueName()}@example.com`])
      for (let time = 0; time < 6; time += 1) statuses.push((await request(to, from)).status);
    const five = Array.from({ length: 5 }, () => 200);
    expect(statuses).toEqual([...five, 429, ...five, 429]);
  });
});

describe('somebody who fills the mailbox of another person', () => {
  it('causes at most 5 mails an hour with requests to reset the password, even from many IP addresses, and gets no error', async () => {
    const { email } = await createUnverifiedMember();
    const statuses = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await request(email)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect.poll(() => queuedFor(email), { timeout: TRIGGER_TIMEOUT_MS }).toBe(0);
    expect(await mailsTo(email)).toHaveLength(5);
  });
});

describe('a member who fills the mailbox of another person', () => {
  it('causes at most 6 mails an hour with requests to change to the same email address, and then gets an error', async () => {
    const member = await createUnverifiedMember();
    const json = { idToken: member.idToken, email: `${uniqueName()}@example.com` };
    for (let time = 0; time < 6; time += 1)
      expect((await call('changeEmail', { as: member, json })).status).toBe(200);
    const refused = await call('changeEmail', { as: member, json });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readError(refused)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^You've asked for too many links to this address/) as string,
    });
    await expect.poll(() => queuedFor(json.email), { timeout: TRIGGER_TIMEOUT_MS }).toBe(0);
    expect(await mailsTo(json.email)).toHaveLength(6);
  });
});

describe('somebody with several accounts who fills the mailbox of another person', () => {
  it('causes at most 6 mails an hour from all accounts together, and always gets the same response', async () => {
    const victim = `${uniqueName()}@example.com`;
    const members = await Promise.all(Array.from({ length: 4 }, () => createUnverifiedMember()));
    const responses = [];
    for (const member of members)
      for (const email of [victim, victim.toUpperCase(), victim]) {
        const json = { idToken: member.idToken, email };
        const response = await call('changeEmail', { as: member, json });
        responses.push([response.status, await response.text()].join(' '));
      }
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toMatch(/^200 /);
    await expect.poll(() => queuedFor(victim), { timeout: TRIGGER_TIMEOUT_MS }).toBe(0);
    expect(await mailsTo(victim)).toHaveLength(6);
    // Mails that reset a password have a separate limit. The email address has no account yet, so its owner must
    // register before such a mail can be sent.
    const json = { email: victim, password: PASSWORD, username: uniqueName() };
    expect((await call('register', { json, from: newIpAddress() })).status).toBe(201);
    await expect.poll(() => queuedFor(victim), { timeout: TRIGGER_TIMEOUT_MS }).toBe(0);
    expect(await mailsTo(victim)).toHaveLength(6);
    await request(victim);
    expect((await waitForMail(victim, 7)).subject).toMatch(/password/i);
  });
});

describe('somebody without the link in a mail', () => {
  it('cannot reset a password with a guessed token, or with the hash of a real token', async () => {
    const { email } = await createUnverifiedMember();
    const token = await resetToken(email);
    const hash = createHash('sha256').update(token).digest();
    const guesses = [
      hash.toString('hex'),
      hash.toString('base64url'),
      token.slice(0, -1),
      `${token}=`,
      token.toUpperCase(),
      randomBytes(32).toString('base64url'),
      '__proto__',
    ];
    for (const guess of guesses)
      expect(await readError(await reset(guess))).toMatchObject({ code: 'not_found' });
    expect(await signsIn(email, PASSWORD)).toBe(true);
  });

  it('is rejected after 60 guesses of a token from one IP address', async () => {
    const from = newIpAddress();
    const guess = () => reset(randomBytes(32).toString('base64url'), 'another horse', from);
    const statuses = await Promise.all(Array.from({ length: 61 }, guess));
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('cannot use the token of one kind of mail for the purpose of another kind of mail', async () => {
    const member = await createUnverifiedMember();
    const token = await resetToken(member.email);
    const verified = await call('verifyEmail', { json: { token }, from: newIpAddress() });
    expect(verified.status).toBe(404);
    await call('sendVerification', { as: member });
    const verification = tokenIn(await waitForMail(member.email, 2));
    expect((await reset(verification)).status).toBe(404);
  });
});

describe('when 20 requests use one link to reset a password', () => {
  it('only one of the requests sets its password, and all others get an error message', async () => {
    const { email } = await createUnverifiedMember();
    const token = await resetToken(email);
    const passwords = Array.from({ length: 20 }, (_, n) => `password ${String(n)}`);
    const responses = await Promise.all(passwords.map((password) => reset(token, password)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await signsIn(email, passwords[statuses.indexOf(200)] ?? '')).toBe(true);
    const mail = await waitForMail(email, 2);
    expect(mail.subject).toBe('Your password was changed');
  });
});

describe('a token in the URL of a request', () => {
  it('is not in the response, and the response is not cached', async () => {
    const { email } = await createUnverifiedMember();
    const token = await resetToken(email);
    const response = await call('verifyResetToken', { params: { token }, from: newIpAddress() });
    const sent = `${JSON.stringify([...response.headers])} ${await response.text()}`;
    expect(sent).not.toContain(token);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
