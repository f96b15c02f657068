import { deviceSchema } from '@contract/schemas/device';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callAuthEmulator, PASSWORD, refreshIdToken } from '../../support/auth-emulator';
import { call } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member, openSession } from '../support/member';
import { waitForNextSecond } from '../support/next-second';

type As = Pick<Member, 'cookie'>;

const sessionsOf = async (uid: string) => (await db.collection(`users/${uid}/sessions`).get()).size;
const statusOf = async (as: As) => (await call('getCurrentUser', { as })).status;

async function devicesOf(as: As) {
  const response = await call('listSessions', { as });
  return z.object({ devices: z.array(deviceSchema) }).parse(await response.json()).devices;
}

const signedInSchema = z.object({ idToken: z.string(), refreshToken: z.string() });

/** Signs the member in once more. Waits for the next second, because two sign-ins in one second get the same cookie. */
async function signInAgain({ email }: Member) {
  await waitForNextSecond();
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  const signedIn = signedInSchema.parse(await callAuthEmulator('signInWithPassword', credentials));
  return { ...signedIn, cookie: await openSession(signedIn.idToken) };
}

describe('GET /api/user/sessions', () => {
  it('lists the device of the request first, and does not reveal the session cookie', async () => {
    const phone = await createMember();
    const laptop = await signInAgain(phone);
    const devices = await devicesOf(phone);
    expect(devices.map(({ isThisDevice }) => isThisDevice)).toEqual([true, false]);
    const today = new Date().toISOString().slice(0, 10);
    expect(devices[0]).toMatchObject({ lastSeenOn: today });
    const cookie = laptop.cookie.replace('__session=', '');
    expect(JSON.stringify(devices)).not.toContain(cookie);
  });
});

describe('DELETE /api/user/sessions/:sessionId', () => {
  const end = (as: As, sessionId: string) => call('endSession', { as, params: { sessionId } });

  it('signs out another device of the member, and succeeds when the request is repeated', async () => {
    const phone = await createMember();
    const laptop = await signInAgain(phone);
    const [, other] = await devicesOf(phone);
    for (const response of [await end(phone, other?.id ?? ''), await end(phone, other?.id ?? '')]) {
      expect(response.status).toBe(204);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([200, 401]);
  });

  it('signs out the device that sends the request, and clears its cookies', async () => {
    const phone = await createMember();
    const [own] = await devicesOf(phone);
    const response = await end(phone, own?.id ?? '');
    expect(response.headers.getSetCookie().join()).toMatch(/^__session=; .*boloboard_session=;/);
    expect(await statusOf(phone)).toBe(401);
  });

  it("returns the same response for another member's session as for an own session, but does not end the other member's session", async () => {
    const [attacker, victim] = await Promise.all([createMember(), createMember()]);
    const [device] = await devicesOf(victim);
    expect((await end(attacker, device?.id ?? '')).status).toBe(204);
    expect(await sessionsOf(victim.uid)).toBe(1);
    expect(await statusOf(victim)).toBe(200);
  });

  it('returns 400 when the id does not have the form of a session id', async () => {
    const member = await createMember();
    expect((await end(member, 'not-an-id')).status).toBe(400);
  });
});

describe('DELETE /api/user/sessions', () => {
  it('signs out all devices of the member, clears the cookies, and ends the sign-ins with Firebase', async () => {
    const phone = await createMember();
    const laptop = await signInAgain(phone);
    // Waits for the next second, because Firebase stores the time of a revocation in whole seconds.
    await waitForNextSecond();
    const response = await call('endAllSessions', { as: phone });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie().join()).toMatch(/^__session=; .*boloboard_session=;/);
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 401]);
    expect(await sessionsOf(phone.uid)).toBe(0);
    const old = await call('createSession', { json: { idToken: laptop.idToken } });
    expect(old.status).toBe(401);
    // The Auth emulator still renews an ID token after all sign-ins were revoked. A deployed Firebase project would
    // reject the renewal.
    const idToken = await refreshIdToken(laptop.refreshToken);
    expect((await call('createSession', { json: { idToken } })).status).toBe(401);
  });

  it('leaves other members signed in', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    await call('endAllSessions', { as: member });
    expect(await statusOf(other)).toBe(200);
  });
});
