import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signIn, signInWithGoogle } from '../../support/auth-emulator';
import { sessionCookieOf } from '../../support/session-cookie-of';
import { call, readError, send } from '../support/api';
import { auth, db } from '../support/environment';
import { createMember, openSession, uniqueName } from '../support/member';

const DAY_S = 24 * 60 * 60;

const sessionsOf = (uid: string) => db.collection(`users/${uid}/sessions`);

describe('a session', () => {
  it('lasts 14 days in a cookie that is HttpOnly and SameSite', async () => {
    const { idToken } = await createMember();
    const headers = { 'x-forwarded-proto': 'https' };
    const response = await call('createSession', { json: { idToken }, headers });
    expect(response.status).toBe(204);
    const [cookie = '', mark = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__session=[^;]+;/);
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining([
        `Max-Age=${String(14 * DAY_S)}`,
        'Path=/',
        'HttpOnly',
        'SameSite=Lax',
      ]),
    );
    expect(mark).toMatch(new RegExp(`^boloboard_session=1; Max-Age=${String(14 * DAY_S)};`));
    expect(mark).not.toContain('HttpOnly');
  });

  it('makes `getCurrentUser` set the cookie `boloboard_session` again when the browser has lost this cookie', async () => {
    const response = await call('getCurrentUser', { as: await createMember() });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^boloboard_session=1; Max-Age=\d+; Path=\//),
    ]);
    expect((await call('getCurrentUser')).headers.getSetCookie()).toEqual([]);
  });

  it.each(['', 'nonsense', 'a.b.c'])('is not opened when the ID token is %j', async (idToken) => {
    const refused = await readError(await call('createSession', { json: { idToken } }));
    expect([400, 401]).toContain(refused.status);
  });

  it('is opened for a new member without a username on the first sign-in with Google', async () => {
    const email = `${uniqueName()}@example.com`;
    const cookie = await openSession(await signInWithGoogle(email, 'Ann van Lee'));
    const response = await call('getCurrentUser', { as: { cookie } });
    expect(await response.json()).toMatchObject({
      email,
      username: null,
      firstName: 'Ann',
      lastName: 'van Lee',
    });
  });

  it('is rejected with a 401 after all sign-ins of the account were revoked at Firebase', async () => {
    const member = await createMember({ username: null });
    // Waits for the next second, because Firebase stores the time of a revocation in whole seconds.
    const { auth_time: signedInAt } = await auth.verifyIdToken(member.idToken);
    await expect.poll(() => Date.now() / 1000, { timeout: 5000 }).toBeGreaterThan(signedInAt + 1);
    await auth.revokeRefreshTokens(member.uid);
    const refused = await readError(await call('getCurrentUser', { as: member }));
    expect(refused).toMatchObject({ status: 401, code: 'unauthorized', message: 'Unauthorized' });
  });

  it('is stored with the hash of its cookie, the name of the device and the day it was last used', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0' };
    const { uid, idToken } = await createMember({ username: null });
    const before = await sessionsOf(uid).get();
    const opened = await call('createSession', { json: { idToken }, headers });
    const cookie = sessionCookieOf(opened.headers).replace('__session=', '');
    const id = createHash('sha256').update(cookie).digest('hex');
    expect((await sessionsOf(uid).get()).size).toBe(before.size + 1);
    const stored = (await sessionsOf(uid).doc(id).get()).data();
    const today = new Date().toISOString().slice(0, 10);
    expect(stored).toMatchObject({ deviceName: 'Chrome on Android', lastSeenOn: today });
    expect(Object.keys(stored ?? {}).sort()).toEqual([
      'createdAt',
      'deviceName',
      'expiresAt',
      'isEmailVerified',
      'lastSeenOn',
      'suspendedUntil',
    ]);
    expect(JSON.stringify(stored)).not.toContain(cookie);
  });

  it('makes `getCurrentUser` return `isAdmin` as true only when the account has the admin claim', async () => {
    const [member, admin] = await Promise.all([createMember(), createMember({ admin: true })]);
    const isAdmin = async (as: typeof member) =>
      ((await (await call('getCurrentUser', { as })).json()) as { isAdmin: boolean }).isAdmin;
    expect(await isAdmin(admin)).toBe(true);
    expect(await isAdmin(member)).toBe(false);
  });

  it('is rejected with a 401 after the member was deleted', async () => {
    const member = await createMember();
    await auth.deleteUser(member.uid);
    await db.doc(`users/${member.uid}`).delete();
    expect((await call('getCurrentUser', { as: member })).status).toBe(401);
  });
});

describe('sign-out', () => {
  it('ends only the session whose cookie is in the request', async () => {
    const phone = await createMember();
    const laptop = { cookie: await openSession(await signIn(phone.email)) };
    expect((await sessionsOf(phone.uid).get()).size).toBe(2);
    const statuses = () =>
      Promise.all([phone, laptop].map(async (as) => (await call('getCurrentUser', { as })).status));
    // Makes a call with each session, so that the server has both sessions in its memory.
    expect(await statuses()).toEqual([200, 200]);
    await call('logout', { as: phone });
    expect((await sessionsOf(phone.uid).get()).size).toBe(1);
    expect(await statuses()).toEqual([401, 200]);
  });

  it('clears the cookie when nobody is signed in', async () => {
    const response = await call('logout');
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__session=; Path=\/; Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^boloboard_session=; Path=\/; Expires=Thu, 01 Jan 1970/),
    ]);
  });

  it('redirects to the home page and makes the app forget the member when a page of this site links to the sign-out', async () => {
    const response = await call('logoutPage', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(response.headers.get('set-cookie')).toMatch(/^__session=;/);
    expect(response.headers.get('set-cookie')).toContain('boloboard_signed_out=1');
  });

  it('redirects to the home page without signing out when a page of another site links to the sign-out', async () => {
    const response = await call('logoutPage', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('the sign-in link', () => {
  it.each([
    ['', '/sign-in'],
    ['?next=/dashboard', '/sign-in?next=%2Fdashboard'],
    ['?next=//evil.test', '/sign-in'],
    ['?next=%2F%5Cevil.test', '/sign-in'],
  ])('redirects /api/login%s to %s', async (query, location) => {
    const response = await send('GET', `/api/login${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });
});
