import { FRESH_SIGN_IN_MS, SESSION_LIFETIME_MS, SESSION_MESSAGES } from '@contract/schemas/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Authority } from '../../lib/authority';
import { systemWorkFor } from '../../lib/authority.test-support';
import { sessionIdOf } from './session-id';
import type { IdentityAccount, IdTokenIdentity } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import type { AdmitNewSession, NewSession } from '../../repos/sessions-repo';
import type { UserRecord } from '../../repos/users-repo';
import { newMember } from '../../repos/new-member';
import { createSessionsService } from './sessions';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
const ann: IdTokenIdentity = {
  uid: 'ann',
  email: 'ann@example.com',
  isEmailVerified: true,
  name: 'Ann van Lee',
  picture: 'https://lh3.googleusercontent.com/ann.png',
  provider: 'google.com',
  identityId: 'g1',
  signedInAt: NOW,
};
const byPassword: IdTokenIdentity = {
  ...ann,
  isEmailVerified: false,
  provider: 'password',
  identityId: null,
};
const ACCOUNT: IdentityAccount = {
  email: 'ann@example.com',
  isEmailVerified: false,
  isAdmin: false,
  planVersion: 0,
  isDisabled: false,
  providers: ['password', 'google.com'],
  provingProviders: ['google.com'],
  otherProviders: [],
  identityIds: { password: 'ann@example.com', 'google.com': 'g1' },
  signInsValidFrom: new Date(0),
};
const COOKIE = 'cookie for token';

let members: Map<string, UserRecord>;
let stored: Map<string, NewSession>;
let signedIn: IdTokenIdentity | null;
let account: IdentityAccount | null;
let isDeleted: boolean;

const identity = {
  verifyIdToken: async () => signedIn,
  accountOf: async () => account,
  removePasswordAndProviders: vi.fn(async () => {}),
  createSessionCookie: vi.fn(async (idToken: string) => `cookie for ${idToken}`),
  verifySessionCookie: async (cookie: string) =>
    cookie === COOKIE ? { uid: 'ann', signedInAt: NOW } : null,
};
const repo = {
  open: vi.fn(async (session: NewSession, admit: AdmitNewSession) => {
    const member = members.get(session.by.uid) ?? null;
    const change = admit(member, isDeleted);
    const ended = change ? [...stored.keys()] : [];
    for (const id of ended) stored.delete(id);
    if (change) members.set(session.by.uid, { ...member, ...change } as UserRecord);
    stored.set(session.id, session);
    return ended;
  }),
  end: async (_by: Authority, id: string) => void stored.delete(id),
};
const forget = vi.fn<(sessionId: string) => void>();
const countAccount = vi.fn(async () => {});
const countNewMember = vi.fn(async (_email: string) => {});
const limits = { countAccount, countNewMember };
const sessions = createSessionsService({
  identity,
  users: { get: async (uid) => members.get(uid) ?? null },
  sessions: repo,
  sessionCheck: { forget },
  now: () => NOW,
});

beforeEach(() => {
  members = new Map();
  stored = new Map();
  signedIn = ann;
  account = ACCOUNT;
  isDeleted = false;
  vi.clearAllMocks();
});

const earlier = (ms: number) => new Date(NOW.getTime() - ms);
const unauthorized = { code: 'unauthorized' };
const expired = {
  ...unauthorized,
  message: 'Your sign-in has expired. Please sign in again.',
};

/** Creates a member who has registered with a password and has a session on another device. */
function registered(change: Partial<UserRecord> = {}) {
  members.set('ann', { ...newMember({ email: 'ann@example.com' }, NOW), ...change });
  const session = { by: systemWorkFor('ann'), id: 'other-device' } as NewSession;
  stored.set(session.id, session);
}

describe('opening a session', () => {
  it("returns a cookie that is valid for 14 days, and stores the cookie's hash, the current day and the device", async () => {
    expect(await sessions.open('token', PHONE, limits)).toBe(COOKIE);
    const days = SESSION_LIFETIME_MS / 24 / 60 / 60 / 1000;
    expect(days).toBe(14);
    expect(identity.createSessionCookie).toHaveBeenCalledWith('token', SESSION_LIFETIME_MS);
    expect([...stored.values()]).toEqual([
      {
        by: systemWorkFor('ann', 'sign-in'),
        id: sessionIdOf(COOKIE),
        record: {
          createdAt: NOW,
          lastSeenOn: '2026-11-21',
          deviceName: 'Chrome on Android',
          expiresAt: new Date(NOW.getTime() + SESSION_LIFETIME_MS),
        },
      },
    ]);
  });

  it.each<[string, Partial<IdTokenIdentity> | null, Partial<IdentityAccount> | null, object]>([
    ['the token is invalid', null, {}, { message: 'Unauthorized' }],
    ['the sign-in is too old', { signedInAt: earlier(FRESH_SIGN_IN_MS + 1) }, {}, expired],
    ['the account has no email', { email: null }, {}, { message: SESSION_MESSAGES.emailMissing }],
    ['the account is gone', {}, null, { message: 'Unauthorized' }],
    ['the account is disabled', {}, { isDisabled: true }, { message: 'Unauthorized' }],
    [
      'the sign-in is revoked',
      { signedInAt: earlier(1000) },
      { signInsValidFrom: NOW },
      { message: 'Unauthorized' },
    ],
    [
      'the password of the sign-in is removed',
      { provider: 'password' },
      { providers: ['google.com'] },
      expired,
    ],
  ])('throws unauthorized and stores nothing when %s', async (_case, token, changed, error) => {
    signedIn = token && { ...ann, ...token };
    account = changed && { ...ACCOUNT, ...changed };
    await expect(sessions.open('token', '', limits)).rejects.toMatchObject({
      ...unauthorized,
      ...error,
    });
    expect(identity.createSessionCookie).not.toHaveBeenCalled();
    expect([members.size, stored.size]).toEqual([0, 0]);
  });

  it("counts the sign-in toward the limit of the token's account, and stores nothing when the limit is reached", async () => {
    countAccount.mockRejectedValueOnce(new Error('limited'));
    await expect(sessions.open('token', '', limits)).rejects.toThrow('limited');
    expect(countAccount).toHaveBeenCalledWith('ann');
    expect([members.size, stored.size]).toEqual([0, 0]);
  });

  it('accepts a sign-in that is five minutes old', async () => {
    signedIn = { ...ann, signedInAt: earlier(5 * 60 * 1000) };
    expect(await sessions.open('token', '', limits)).toBe(COOKIE);
  });
});

describe('when a member signs in for the first time', () => {
  it('stores the member once, with the names from Google and without a username', async () => {
    await sessions.open('token', '', limits);
    expect(members.get('ann')).toMatchObject({
      email: 'ann@example.com',
      username: null,
      firstName: 'Ann',
      lastName: 'van Lee',
      profileImageUrl: 'https://lh3.googleusercontent.com/ann.png',
      endedBefore: NOW,
      provenEmail: 'ann@example.com',
      createdAt: NOW,
    });
    const first = members.get('ann');
    signedIn = { ...ann, name: 'Somebody Else' };
    await sessions.open('another', '', limits);
    expect(members.get('ann')).toBe(first);
    expect(stored.size).toBe(2);
  });

  it.each<[string, Partial<IdTokenIdentity>]>([
    [
      'its URL starts with http instead of https',
      { picture: 'http://lh3.googleusercontent.com/ann.png' },
    ],
    ["its URL has another host than Google's", { picture: 'https://pictures.test/ann.png' }],
    [
      "its URL has a host that ends like Google's",
      { picture: 'https://evil-lh3.googleusercontent.com/a.png' },
    ],
    ['its URL has another port', { picture: 'https://lh3.googleusercontent.com:444/ann.png' }],
    ['its URL has no scheme', { picture: 'lh3.googleusercontent.com' }],
    ['the sign-in is by password', { provider: 'password', identityId: null }],
  ])('does not store the profile picture when %s', async (_case, change) => {
    signedIn = { ...ann, ...change };
    await sessions.open('token', '', limits);
    expect(members.get('ann')?.profileImageUrl).toBeNull();
  });
});

describe('the first sign-in with a provider that verifies the email address', () => {
  it('removes the password and ends all earlier sessions', async () => {
    registered();
    await sessions.open('token', '', limits);
    expect(identity.removePasswordAndProviders).toHaveBeenCalledExactlyOnceWith('ann', []);
    expect([...stored.keys()]).toEqual([sessionIdOf(COOKIE)]);
    expect(forget).toHaveBeenCalledExactlyOnceWith('other-device');
    expect(members.get('ann')?.endedBefore).toEqual(NOW);
  });

  it('removes the providers with another email address, even when the account has no password', async () => {
    registered();
    account = { ...ACCOUNT, providers: ['google.com', 'apple.com'], otherProviders: ['apple.com'] };
    await sessions.open('token', '', limits);
    expect(identity.removePasswordAndProviders).toHaveBeenCalledExactlyOnceWith('ann', [
      'apple.com',
    ]);
  });

  it('keeps the provider that proved the email address, and rejects another account at that provider', async () => {
    registered();
    await sessions.open('token', '', limits);
    const kept = members.get('ann');
    expect(kept?.provenIdentity).toBe('google.com g1');
    // Simulates that another Google account, which was linked earlier, is still linked. This happens in the Auth
    // emulator.
    signedIn = { ...ann, identityId: 'g2' };
    account = { ...ACCOUNT, identityIds: { 'google.com': 'g2' }, provingProviders: [] };
    await expect(sessions.open('token', '', limits)).rejects.toMatchObject(expired);
    // Simulates a sign-in with the first Google account after its owner has changed its email address.
    signedIn = ann;
    account = { ...ACCOUNT, provingProviders: [], otherProviders: ['google.com'] };
    await sessions.open('token', '', limits);
    expect(members.get('ann')).toBe(kept);
    expect(identity.removePasswordAndProviders).toHaveBeenCalledOnce();
  });

  it('rejects a token when its provider account is no longer linked', async () => {
    registered();
    signedIn = { ...ann, identityId: 'g2' };
    await expect(sessions.open('token', '', limits)).rejects.toMatchObject(expired);
  });

  it('also removes the earlier sign-in methods when the member had verified another email address before', async () => {
    registered({ email: 'mallory@example.com', endedBefore: earlier(1000) });
    await sessions.open('token', '', limits);
    expect(identity.removePasswordAndProviders).toHaveBeenCalledOnce();
    expect(stored.size).toBe(1);
    expect(members.get('ann')?.email).toBe('ann@example.com');
  });

  it('also removes the earlier sign-in methods when the member has proven an earlier address but not yet this one', async () => {
    registered({ endedBefore: earlier(1000), provenEmail: null });
    await sessions.open('token', '', limits);
    expect(identity.removePasswordAndProviders).toHaveBeenCalledOnce();
    expect([...stored.keys()]).toEqual([sessionIdOf(COOKIE)]);
    expect(members.get('ann')).toMatchObject({ endedBefore: NOW, provenEmail: 'ann@example.com' });
  });

  it('opens no session when the password cannot be removed, and the next sign-in removes it', async () => {
    registered();
    identity.removePasswordAndProviders.mockRejectedValueOnce(new Error('Auth is down'));
    await expect(sessions.open('token', '', limits)).rejects.toThrow('Auth is down');
    expect([...stored.keys()]).toEqual(['other-device']);
    await sessions.open('token', '', limits);
    expect([...stored.keys()]).toEqual([sessionIdOf(COOKIE)]);
  });

  it('makes earlier sign-ins invalid, so that they can no longer open a session', async () => {
    registered({ endedBefore: NOW });
    signedIn = { ...byPassword, signedInAt: earlier(1000) };
    await expect(sessions.open('token', '', limits)).rejects.toMatchObject(expired);
    expect(stored.size).toBe(1);
  });
});

describe('a later sign-in', () => {
  const PROVEN = { endedBefore: earlier(1000), provenEmail: 'ann@example.com' };
  const BEFORE_PROOFS = { endedBefore: earlier(1000), provenEmail: undefined };
  it.each<[string, IdTokenIdentity, Partial<UserRecord>, Partial<IdentityAccount>]>([
    ['with the password', byPassword, {}, {}],
    [
      'with the password of an account with a verified email address',
      { ...byPassword, isEmailVerified: true },
      {},
      {},
    ],
    [
      'with Google, but without a verified email address',
      { ...ann, isEmailVerified: false },
      {},
      {},
    ],
    ['with Google, but not the first sign-in with Google', ann, PROVEN, {}],
    [
      'with Google, and an earlier version of the product stored only the time of the first sign-in with Google',
      ann,
      BEFORE_PROOFS,
      {},
    ],
    ['with a Google account that has another email address', ann, {}, { provingProviders: [] }],
    [
      'with a token that has the email address from before a change',
      ann,
      {},
      { email: 'lee@example.com' },
    ],
  ])(
    'keeps the password and the other sessions when it is %s',
    async (_case, token, change, changed) => {
      registered(change);
      const before = members.get('ann');
      signedIn = token;
      account = { ...ACCOUNT, ...changed };
      await sessions.open('token', '', limits);
      expect(identity.removePasswordAndProviders).not.toHaveBeenCalled();
      expect(stored.size).toBe(2);
      expect(members.get('ann')).toBe(before);
    },
  );
});

describe('the limit of registrations', () => {
  it("counts the first session of a member as a registration with the account's email address", async () => {
    await sessions.open('token', PHONE, limits);
    expect(countNewMember).toHaveBeenCalledExactlyOnceWith('ann@example.com');
  });

  it('rejects the first session of a member and stores nothing when the limit is reached', async () => {
    const refused = new AppError('too_many_requests', 'Too many');
    countNewMember.mockRejectedValueOnce(refused);
    await expect(sessions.open('token', PHONE, limits)).rejects.toBe(refused);
    expect(identity.removePasswordAndProviders).not.toHaveBeenCalled();
    expect([members.size, stored.size]).toEqual([0, 0]);
  });

  it('does not count a session of a member who exists already', async () => {
    registered();
    await sessions.open('token', PHONE, limits);
    expect(countNewMember).not.toHaveBeenCalled();
  });
});

describe('ending a session', () => {
  it('ends only the session that belongs to the cookie', async () => {
    registered();
    await sessions.open('token', '', limits);
    stored.set('other-device', { by: systemWorkFor('ann'), id: 'other-device' } as NewSession);
    forget.mockClear();
    await sessions.end(COOKIE);
    expect([...stored.keys()]).toEqual(['other-device']);
    expect(forget).toHaveBeenCalledExactlyOnceWith(sessionIdOf(COOKIE));
  });

  it('does nothing when the cookie is forged', async () => {
    registered();
    await sessions.end('forged');
    expect(stored.size).toBe(1);
  });
});
