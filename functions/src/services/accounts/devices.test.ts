import { beforeEach, expect, it, vi } from 'vitest';
import { actorFor } from '../../lib/authority.test-support';
import type { StoredSession } from '../../repos/sessions-repo';
import { createDevicesService } from './devices';
import { sessionIdOf } from './session-id';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date('2026-11-22T12:00:00Z');
const COOKIE = 'this cookie';

const sessionLike = (id: string, hoursAgo: number): StoredSession => ({
  id,
  record: {
    createdAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
    lastSeenOn: '2026-11-22',
    suspendedUntil: null,
    deviceName: 'Chrome on Android',
    expiresAt: new Date(NOW.getTime() + HOUR_MS),
  },
});

let stored: StoredSession[];
let signInsValidFrom: Date;
const forget = vi.fn<(sessionId: string) => void>();
const devices = createDevicesService({
  identity: {
    accountOf: async () => ({
      email: null,
      isEmailVerified: true,
      isAdmin: false,
      planVersion: 0,
      isDisabled: false,
      providers: [],
      provingProviders: [],
      otherProviders: [],
      identityIds: {},
      signInsValidFrom,
    }),
  },
  sessions: { list: async () => stored, end: async () => undefined },
  signInEnder: { end: async () => undefined },
  sessionCheck: { forget },
});

beforeEach(() => {
  stored = [sessionLike('other', 1), sessionLike(sessionIdOf(COOKIE), 5)];
  signInsValidFrom = new Date(0);
  forget.mockClear();
});

it('Devices.list lists the device of the request first', async () => {
  const listed = await devices.list({ actor: actorFor('ann'), cookie: COOKIE });
  expect(listed.map(({ id, isThisDevice }) => [id, isThisDevice])).toEqual([
    [sessionIdOf(COOKIE), true],
    ['other', false],
  ]);
  expect(listed[1]).toMatchObject({
    name: 'Chrome on Android',
    signedInAt: '2026-11-22T11:00:00.000Z',
    lastSeenOn: '2026-11-22',
  });
});

it('Devices.list does not list a device whose sign-in was revoked, for example by a new password', async () => {
  signInsValidFrom = new Date(NOW.getTime() - 2 * HOUR_MS);
  const listed = await devices.list({ actor: actorFor('ann'), cookie: COOKIE });
  expect(listed.map(({ id }) => id)).toEqual(['other']);
});

it("Devices.end returns whether the session that a call ends is the caller's own", async () => {
  const own = { actor: actorFor('ann'), sessionId: sessionIdOf(COOKIE), cookie: COOKIE };
  expect(await devices.end(own)).toBe(true);
  expect(await devices.end({ ...own, sessionId: 'other' })).toBe(false);
  expect(forget.mock.calls).toEqual([[sessionIdOf(COOKIE)], ['other']]);
});
