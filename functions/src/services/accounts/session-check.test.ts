import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionIdOf } from './session-id';
import type { IdentityAccount } from '../../gateways/identity/identity';
import { systemWorkFor } from '../../lib/authority.test-support';
import type { SessionRecord } from '../../repos/sessions-repo';
import { createSessionCheck } from './session-check';

const MINUTE_MS = 60 * 1000;
const SIGNED_IN = new Date('2026-11-21T12:00:00Z');
const ACCOUNT: IdentityAccount = {
  email: 'ann@example.com',
  isEmailVerified: false,
  isAdmin: false,
  planVersion: 0,
  isDisabled: false,
  providers: ['password'],
  provingProviders: [],
  otherProviders: [],
  identityIds: {},
  signInsValidFrom: new Date(0),
};
const SESSION: SessionRecord = {
  createdAt: SIGNED_IN,
  lastSeenOn: '2026-11-21',
  isEmailVerified: false,
  suspendedUntil: null,
  deviceName: 'Chrome on Android',
  expiresAt: new Date('2026-12-05T12:00:00Z'),
};

let time: number;
let account: IdentityAccount | null;
let stored: Map<string, SessionRecord>;
const cookies: Record<string, string> = { phone: 'ann', laptop: 'ann' };

const identity = {
  verifySessionCookie: vi.fn(async (cookie: string) => {
    const uid = cookies[cookie];
    return uid ? { uid, signedInAt: SIGNED_IN } : null;
  }),
  accountOf: vi.fn(async () => account),
};
const sessions = {
  get: vi.fn(async (_uid: string, id: string) => stored.get(id) ?? null),
  markSeen: vi.fn(async () => {}),
};
const users = { setEmailVerified: vi.fn(async () => {}) };
const createInstance = () =>
  createSessionCheck({
    identity,
    sessions,
    users,
    checkMs: MINUTE_MS,
    now: () => new Date(time),
  });
const ann = { uid: 'ann', isAdmin: false, planVersion: 0, suspendedUntil: null };
const work = systemWorkFor('ann', 'account in Firebase');

beforeEach(() => {
  time = SIGNED_IN.getTime();
  account = ACCOUNT;
  stored = new Map(Object.keys(cookies).map((cookie) => [sessionIdOf(cookie), SESSION]));
  vi.clearAllMocks();
});

describe('session check', () => {
  it('reads the session and the account once a minute, also for concurrent requests', async () => {
    const { verify } = createInstance();
    expect(await Promise.all([verify('phone'), verify('phone')])).toEqual([ann, ann]);
    time += MINUTE_MS - 1;
    await verify('phone');
    expect([sessions.get, identity.accountOf].map((it) => it.mock.calls.length)).toEqual([1, 1]);
    time += 1;
    await verify('phone');
    expect([sessions.get, identity.accountOf].map((it) => it.mock.calls.length)).toEqual([2, 2]);
  });

  it('returns null within a minute after another instance ended the session, but still accepts the cookie of another session', async () => {
    const { verify } = createInstance();
    await Promise.all([verify('phone'), verify('laptop')]);
    stored.delete(sessionIdOf('phone'));
    expect(await verify('phone')).toEqual(ann);
    time += MINUTE_MS;
    expect([await verify('phone'), await verify('laptop')]).toEqual([null, ann]);
  });

  it('returns null immediately after the session was ended and `forget` was called', async () => {
    const { verify, forget } = createInstance();
    await verify('phone');
    stored.delete(sessionIdOf('phone'));
    forget(sessionIdOf('phone'));
    expect(await verify('phone')).toBeNull();
  });

  it('reads an ended session at most once a minute', async () => {
    stored.clear();
    const { verify } = createInstance();
    expect([await verify('phone'), await verify('phone')]).toEqual([null, null]);
    expect(sessions.get).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<IdentityAccount> | null]>([
    ['is deleted', null],
    ['is disabled', { isDisabled: true }],
    ['has its sign-ins revoked', { signInsValidFrom: new Date(SIGNED_IN.getTime() + 1000) }],
  ])('returns null within a minute when the account %s', async (_case, change) => {
    const { verify } = createInstance();
    await verify('phone');
    account = change && { ...ACCOUNT, ...change };
    time += MINUTE_MS;
    expect(await verify('phone')).toBeNull();
  });

  it("notices a change of the account's admin right within a minute", async () => {
    const { verify } = createInstance();
    await verify('phone');
    account = { ...ACCOUNT, isAdmin: true, planVersion: 7 };
    time += MINUTE_MS;
    expect(await verify('phone')).toEqual({ ...ann, isAdmin: true, planVersion: 7 });
  });

  it('notices the end of a session within 5 seconds when a fresh result is requested', async () => {
    const { verify } = createInstance();
    await verify('phone', true);
    stored.delete(sessionIdOf('phone'));
    time += 4999;
    expect(await verify('phone', true)).toEqual(ann);
    time += 1;
    expect(await verify('phone')).toEqual(ann);
    expect(await verify('phone', true)).toBeNull();
    expect(await verify('phone')).toBeNull();
  });

  it('returns no admin rights during a suspension, and returns them again after its end', async () => {
    const suspendedUntil = new Date(SIGNED_IN.getTime() + MINUTE_MS);
    stored.set(sessionIdOf('phone'), { ...SESSION, suspendedUntil });
    account = { ...ACCOUNT, isAdmin: true };
    const { verify } = createInstance();
    expect(await verify('phone')).toEqual({ ...ann, suspendedUntil });
    time += MINUTE_MS;
    expect(await verify('phone')).toEqual({ ...ann, isAdmin: true, suspendedUntil });
  });

  it('reads no session when the cookie is forged', async () => {
    expect(await createInstance().verify('forged')).toBeNull();
    expect(sessions.get).not.toHaveBeenCalled();
    expect(identity.accountOf).not.toHaveBeenCalled();
  });

  it('reads the session again when the last read failed', async () => {
    const { verify } = createInstance();
    sessions.get.mockRejectedValueOnce(new Error('The database is down'));
    await expect(verify('phone')).rejects.toThrow('The database is down');
    expect(await verify('phone')).toEqual(ann);
  });

  it('stores once a day that the session was used on this day', async () => {
    const { verify } = createInstance();
    await verify('phone');
    expect(sessions.markSeen).not.toHaveBeenCalled();
    time += 24 * 60 * MINUTE_MS;
    await verify('phone');
    await verify('phone');
    const seen = { lastSeenOn: '2026-11-22', isEmailVerified: false };
    expect(sessions.markSeen).toHaveBeenCalledExactlyOnceWith(work, sessionIdOf('phone'), seen);
    expect(users.setEmailVerified).not.toHaveBeenCalled();
  });

  it.each([
    ['verified', false, true],
    ['changed to one that is not verified', true, false],
    ['verified, even in a session that an earlier version of the product stored', undefined, true],
  ])('stores that the email address was %s', async (_case, known, isEmailVerified) => {
    const id = sessionIdOf('phone');
    stored.set(id, { ...SESSION, isEmailVerified: known });
    account = { ...ACCOUNT, isEmailVerified };
    await createInstance().verify('phone');
    const noticed = [work, isEmailVerified, SIGNED_IN];
    expect(users.setEmailVerified).toHaveBeenCalledExactlyOnceWith(...noticed);
    const seen = { lastSeenOn: '2026-11-21', isEmailVerified };
    expect(sessions.markSeen).toHaveBeenCalledExactlyOnceWith(work, id, seen);
  });
});
