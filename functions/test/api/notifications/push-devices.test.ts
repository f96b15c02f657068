import { DAY_MS } from '@contract/rules/durations';
import { PUSH_DEVICE_LIFETIME_DAYS } from '@contract/schemas/push';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionIdOf } from '../../../src/services/accounts/session-id';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createAccountDeletionsRepo } from '../../../src/repos/account-deletions-repo';
import { createAllSessionsRepo } from '../../../src/repos/all-sessions-repo';
import { createPushDevicesRepo } from '../../../src/repos/push-devices-repo';
import { createSessionsRepo } from '../../../src/repos/sessions-repo';
import { PASSWORD, signIn } from '../../support/auth-emulator';
import { createOwnDatabase } from '../../support/own-database';
import { storeMember } from '../../support/notified';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member, openSession, uniqueName } from '../support/member';
import { waitForNextSecond } from '../support/next-second';
import { addPushDevice, pushTokensOf } from '../support/notifications';
import { endPremium } from '../support/profiles';

let member: Member;
let token: string;
beforeEach(async () => {
  member = await createMember({ premium: true });
  token = `sample-${uniqueName()}`;
});

/**
 * Signs the member in on another device. Waits for the next second, because two sign-ins in one second get the same
 * cookie.
 */
async function signInAgain(as: Member): Promise<Member> {
  await waitForNextSecond();
  return { ...as, cookie: await openSession(await signIn(as.email)) };
}

describe('a push device', () => {
  it('is registered with its session for 60 days, and only once when the request is repeated', async () => {
    for (let times = 0; times < 2; times += 1)
      expect((await addPushDevice(member, token)).status).toBe(204);
    const { docs } = await db.collection(`users/${member.uid}/pushTokens`).get();
    const cookie = member.cookie.replace('__session=', '');
    expect(docs.map(({ id }) => id)).toEqual([sessionIdOf(cookie)]);
    const expiresAt = docs[0]?.get('expiresAt') as { toMillis(): number };
    const days = (expiresAt.toMillis() - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(PUSH_DEVICE_LIFETIME_DAYS);
  });

  it('gets a new token when its session registers a new token', async () => {
    await addPushDevice(member, token);
    await addPushDevice(member, `${token}-2`);
    expect(await pushTokensOf(member)).toEqual([`${token}-2`]);
  });

  it("is removed without the member's other devices, and the call succeeds when it is repeated", async () => {
    const laptop = await signInAgain(member);
    await addPushDevice(member, token);
    await addPushDevice(laptop, `${token}-2`);
    for (let times = 0; times < 2; times += 1)
      expect((await call('removePushDevice', { as: member })).status).toBe(204);
    expect(await pushTokensOf(member)).toEqual([`${token}-2`]);
  });

  it('can be added by premium members only, but removed by every member', async () => {
    const free = await createMember();
    expect(await readError(await addPushDevice(free, token))).toMatchObject({ status: 403 });
    expect((await call('removePushDevice', { as: free })).status).toBe(204);
    await addPushDevice(member, token);
    await endPremium(member);
    expect((await call('removePushDevice', { as: member })).status).toBe(204);
    expect(await pushTokensOf(member)).toEqual([]);
  });

  it.each(['', 'short', 'with spaces in it', 'x'.repeat(1025)])(
    'is rejected with the token %j',
    async (wrong) => {
      expect((await addPushDevice(member, wrong)).status).toBe(400);
    },
  );

  it('belongs to the session that registered its token last, even when this is a session of another member', async () => {
    const [laptop, other] = await Promise.all([
      signInAgain(member),
      createMember({ premium: true }),
    ]);
    await addPushDevice(member, token);
    await addPushDevice(laptop, token);
    expect(await pushTokensOf(member)).toEqual([token]);
    await addPushDevice(other, token);
    expect([await pushTokensOf(member), await pushTokensOf(other)]).toEqual([[], [token]]);
  });

  it('belongs to only one of two members who register its token at the same time', async () => {
    const other = await createMember({ premium: true });
    await Promise.all([addPushDevice(member, token), addPushDevice(other, token)]);
    expect([...(await pushTokensOf(member)), ...(await pushTokensOf(other))]).toEqual([token]);
  });
});

describe('the end of a session', () => {
  const endSession = ({ cookie }: Member) =>
    call('endSession', {
      as: member,
      params: { sessionId: sessionIdOf(cookie.replace('__session=', '')) },
    });

  it.each([
    ['the member signs out', (as: Member) => call('logout', { as })],
    ['the member signs out this device in the settings', endSession],
  ])('removes only the push device of the ended session when %s', async (_how, end) => {
    const laptop = await signInAgain(member);
    await addPushDevice(member, token);
    await addPushDevice(laptop, `${token}-2`);
    expect((await end(member)).ok).toBe(true);
    expect(await pushTokensOf(member)).toEqual([`${token}-2`]);
  });

  it.each([
    ['the member signs out everywhere', 'endAllSessions', {}],
    ['the member sets a new password', 'changePassword', { password: `new ${PASSWORD}` }],
  ] as const)('removes all push devices of the member when %s', async (_how, name, json) => {
    const laptop = await signInAgain(member);
    await addPushDevice(member, token);
    await addPushDevice(laptop, `${token}-2`);
    const idToken = name === 'changePassword' ? { idToken: await signIn(member.email) } : {};
    const sent = name === 'changePassword' ? { json: { ...json, ...idToken } } : {};
    expect((await call(name, { as: member, ...sent })).ok).toBe(true);
    expect(await pushTokensOf(member)).toEqual([]);
  });
});

// Uses a database without the product's triggers, because a trigger would remove the devices as well.
describe('the transaction that ends sessions', () => {
  const own = createOwnDatabase();
  const devices = createPushDevicesRepo(own, { now: () => new Date() });
  const sessions = createSessionsRepo(own);
  const now = new Date();
  const record = {
    createdAt: now,
    lastSeenOn: '2026-11-21',
    deviceName: 'Chrome',
    expiresAt: new Date(now.getTime() + DAY_MS),
  };

  async function createDevice() {
    const by = systemWorkFor(await storeMember(own, uniqueName()));
    await sessions.open({ by, id: 's1', record }, () => null);
    await devices.add(by, 's1', token);
    // This device has no session document, as when its session has expired and Firestore has deleted it.
    await own.doc(`users/${by.uid}/pushTokens/s0`).set({
      token: `${token}-0`,
      seenAt: now,
      expiresAt: record.expiresAt,
    });
    expect(await devices.list(by.uid)).toHaveLength(2);
    return by;
  }

  it('removes all push devices of the member when the account is deleted', async () => {
    const by = await createDevice();
    await createAccountDeletionsRepo(own).request(by, { by: 'member', isAdmin: false, at: now });
    expect(await devices.list(by.uid)).toEqual([]);
  });

  it('removes all push devices of the member when all sessions are ended', async () => {
    const by = await createDevice();
    await createAllSessionsRepo(own).end(by, () => ({ endedBefore: now }));
    expect(await devices.list(by.uid)).toEqual([]);
  });

  it('removes the push devices of earlier sessions when a sign-in ends these sessions', async () => {
    const by = await createDevice();
    await sessions.open({ by, id: 's2', record }, () => ({ updatedAt: now }));
    expect(await devices.list(by.uid)).toEqual([]);
  });

  it('removes no push device when a sign-in ends no session', async () => {
    const by = await createDevice();
    await sessions.open({ by, id: 's2', record }, () => null);
    expect(await devices.list(by.uid)).toHaveLength(2);
  });

  it('prevents a push device from being added to the ended session later', async () => {
    const by = await createDevice();
    await sessions.end(by, 's1');
    await devices.add(by, 's1', token);
    expect((await devices.list(by.uid)).map((it) => it.token)).toEqual([`${token}-0`]);
  });
});
