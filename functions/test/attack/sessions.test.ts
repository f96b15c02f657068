import { api, type EndpointName } from '@contract/endpoints/api';
import { describe, expect, it } from 'vitest';
import { call, readError, type RequestParts } from '../api/support/api';
import { auth } from '../api/support/environment';
import { uniqueName } from '../api/support/member';
import { callAuthEmulator, PASSWORD, signIn } from '../support/auth-emulator';
import { sessionCookieOf } from '../support/session-cookie-of';

const headers = { 'x-forwarded-for': '198.51.100.36' };
const send = (name: EndpointName, sent: RequestParts = {}) => call(name, { ...sent, headers });

async function openSession(idToken: string) {
  const { status, headers: sent } = await send('createSession', { json: { idToken } });
  expect(status).toBe(204);
  return { cookie: sessionCookieOf(sent) };
}

async function createMember() {
  const email = `${uniqueName()}@example.com`;
  const { uid } = await auth.createUser({ email, password: PASSWORD });
  return { uid, email, ...(await openSession(await signIn(email))) };
}

const currentUser = (as: { readonly cookie: string }) => send('getCurrentUser', { as });
const statusOf = async (as: { readonly cookie: string }) => (await currentUser(as)).status;
const isAdmin = async (as: { readonly cookie: string }) =>
  ((await (await currentUser(as)).json()) as { isAdmin: boolean }).isAdmin;

/** Returns the status of a call to another Cloud Function, whose instance checks the session itself. */
async function statusAtUploads(as: { readonly cookie: string }) {
  expect(api.autoExtract.servedBy).toBe('uploads');
  const form = new FormData();
  form.set('image', new File(['just words'], 'sold.png'));
  return (await send('autoExtract', { as, raw: form })).status;
}

/**
 * The timeout of tests in which an instance reads a session again. In this stack, an instance does this after a few
 * seconds. In the product, it does this after a minute, which a unit test of the session check covers.
 */
const BEFORE_LONG = { timeout: 45_000, interval: 200 };
const NOT_AN_IMAGE = 415;

describe('a cookie that was copied before its owner signed out', () => {
  it('gets the same responses as a visitor', async () => {
    const member = await createMember();
    const secondPage = { as: member, query: { page: '2' } };
    expect((await send('listItems', secondPage)).status).toBe(200);
    await send('logoutPage', { as: member });
    const refused = await readError(await send('listItems', secondPage));
    expect(refused).toMatchObject({ status: 403, code: 'sign_in_required' });
  });
});

describe('when an instance checks the session again', () => {
  it.concurrent('it rejects a copied cookie whose owner has signed out', async ({ expect }) => {
    const member = await createMember();
    expect(await statusAtUploads(member)).toBe(NOT_AN_IMAGE);
    await send('logout', { as: member });
    await expect.poll(() => statusAtUploads(member), BEFORE_LONG).toBe(401);
  });

  it.concurrent(
    'it no longer treats a member as an admin after the admin claim was removed',
    async ({ expect }) => {
      const member = await createMember();
      await auth.setCustomUserClaims(member.uid, { admin: true });
      await expect.poll(() => isAdmin(member), BEFORE_LONG).toBe(true);
      await auth.setCustomUserClaims(member.uid, null);
      await expect.poll(() => isAdmin(member), BEFORE_LONG).toBe(false);
    },
  );

  it.concurrent('it rejects a member whose account was disabled', async ({ expect }) => {
    const member = await createMember();
    expect(await statusOf(member)).toBe(200);
    await auth.updateUser(member.uid, { disabled: true });
    await expect.poll(() => statusOf(member), BEFORE_LONG).toBe(401);
  });
});

describe('an account without an email address', () => {
  it('gets no session', async () => {
    const anonymous = (await callAuthEmulator('signUp', { returnSecureToken: true })) as {
      idToken: string;
    };
    const json = { idToken: anonymous.idToken };
    const response = await readError(await send('createSession', { json }));
    expect(response).toMatchObject({ status: 401, code: 'unauthorized' });
  });
});
