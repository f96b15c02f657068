import { expect, it } from 'vitest';
import { auth } from '../api/support/environment';
import { uniqueName } from '../api/support/member';
import { callAuthEmulator, PASSWORD } from '../support/auth-emulator';

const newEmail = () => `${uniqueName()}@example.com`;

/** Removes the email address from a response, because responses for two email addresses always differ in it. */
const withoutAddress = (response: unknown, email: string) =>
  JSON.stringify(response).replaceAll(email, 'ADDRESS');

async function responsesTo(method: string, bodyOf: (email: string) => object) {
  const known = newEmail();
  const unknown = newEmail();
  await auth.createUser({ email: known, password: PASSWORD });
  return [
    withoutAddress(await callAuthEmulator(method, bodyOf(known)), known),
    withoutAddress(await callAuthEmulator(method, bodyOf(unknown)), unknown),
  ] as const;
}

it('a failed sign-in at Firebase returns the same error whether the email address is unknown or the password is wrong', async () => {
  const [known, unknown] = await responsesTo('signInWithPassword', (email) => ({
    email,
    password: 'wrong password',
    returnSecureToken: true,
  }));
  expect(known).toContain('INVALID_LOGIN_CREDENTIALS');
  expect(unknown).toBe(known);
});

it('Firebase does not reveal with which methods the account of an email address signs in', async () => {
  const [known, unknown] = await responsesTo('createAuthUri', (identifier) => ({
    identifier,
    continueUri: 'http://localhost',
  }));
  for (const response of [known, unknown]) expect(response).not.toMatch(/registered|signinMethods/);
});

it('Firebase returns the same response for every email address when it is asked for a reset mail', async () => {
  const [known, unknown] = await responsesTo('sendOobCode', (email) => ({
    requestType: 'PASSWORD_RESET',
    email,
  }));
  expect(unknown).toBe(known);
});
