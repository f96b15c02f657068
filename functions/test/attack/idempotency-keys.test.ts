import { describe, expect, it } from 'vitest';
import { call, readError } from '../api/support/api';
import { storeItem } from '../api/support/comments';
import { createUnverifiedMember, waitForMail, tokenIn } from '../api/support/mails';
import { createMember, uniqueName } from '../api/support/member';
import { newIpAddress } from '../api/support/new-address';
import { SALE_FIELDS, shareSale, readStoredItemsOf } from '../api/support/share-sale';
import { callAuthEmulator, PASSWORD } from '../support/auth-emulator';
import sharp from 'sharp';

const signsIn = async (email: string, password: string) =>
  'idToken' in
  ((await callAuthEmulator('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  })) as object);
const otherPng = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
const withKey = (key: string) => ({ headers: { 'idempotency-key': key }, from: newIpAddress() });

describe('somebody who saw the idempotency key of a request', () => {
  it('cannot set another password by repeating the request that reset the password, even with the same link and key', async () => {
    const { email } = await createUnverifiedMember();
    await call('forgotPassword', { json: { email }, from: newIpAddress() });
    const token = tokenIn(await waitForMail(email));
    const key = uniqueName();
    const reset = (password: string) =>
      call('resetPassword', { json: { token, password }, ...withKey(key) });
    expect((await reset('owner horse')).status).toBe(200);
    expect(await readError(await reset('mallory horse'))).toMatchObject({ status: 409 });
    expect(await signsIn(email, 'mallory horse')).toBe(false);
    expect(await signsIn(email, 'owner horse')).toBe(true);
    expect((await reset('owner horse')).status).toBe(200);
  });

  it.each([
    ['a wrong password', { password: 'mallory horse' }, 'username_taken'],
    ['another username', { username: uniqueName() }, 'email_taken'],
  ])(
    'gets no access to the account by repeating a registration with %s',
    async (_what, change, code) => {
      const username = uniqueName();
      const json = { email: `${username}@example.com`, password: PASSWORD, username };
      const key = uniqueName();
      const register = (body: object) => call('register', { json: body, ...withKey(key) });
      const first = await register(json);
      expect(first.status).toBe(201);
      const refused = await register({ ...json, ...change });
      expect(await readError(refused)).toMatchObject({ status: 409, code });
      const again = await register(json);
      expect([again.status, await again.json()]).toEqual([201, await first.json()]);
      expect(await signsIn(json.email, PASSWORD)).toBe(true);
    },
  );
});

describe('a key that is repeated with another body', () => {
  it.each([
    ['another title', async () => ({ fields: { ...SALE_FIELDS, title: 'Another owl' } })],
    ['another picture', async () => ({ screenshot: await otherPng() })],
  ])(
    'creates no second item, but gets a 409 with the first item, when the other body has %s',
    async (_how, change) => {
      const member = await createMember();
      const key = uniqueName();
      const first = await shareSale(member, { key });
      expect(first.status).toBe(201);
      const other = await shareSale(member, { key, ...(await change()) });
      expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
      expect(other.body.current).toEqual(first.body);
      expect(other.headers.get('x-items-version')).toBe(first.headers.get('x-items-version'));
      expect((await shareSale(member, { key })).body.item).toEqual(first.body.item);
      expect((await readStoredItemsOf(member)).items).toHaveLength(1);
    },
  );

  it('creates no second report, but gets a 409', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    const key = uniqueName();
    const report = async (reason: string) => {
      const sent = { as: member, params: { itemId: item.id }, json: { reason }, ...withKey(key) };
      return (await call('reportItem', sent)).status;
    };
    expect(await report('spam')).toBe(201);
    expect(await report('fake')).toBe(409);
    expect(await report('spam')).toBe(201);
  });

  it('creates only one item when three requests with different bodies arrive at the same time', async () => {
    const member = await createMember();
    const key = uniqueName();
    const responses = await Promise.all(
      ['One owl', 'Two owls', 'Three owls'].map((title) =>
        shareSale(member, { key, fields: { ...SALE_FIELDS, title } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await readStoredItemsOf(member)).items).toHaveLength(1);
  });
});
