import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInIdentity } from '../../gateways/identity/identity';
import type { UserRecord } from '../../repos/users-repo';
import { createSessions, SESSION_LIFETIME_MS } from './sessions';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const MINUTE_MS = 60 * 1000;
const ann: SignedInIdentity = {
  uid: 'ann',
  email: 'ann@example.com',
  name: 'Ann van Lee',
  picture: 'https://pictures.test/ann.png',
  signedInAt: NOW,
};

let stored: Map<string, UserRecord>;
let signedIn: SignedInIdentity | null;
const createSessionCookie = vi.fn(async (idToken: string) => `cookie for ${idToken}`);
const createIfAbsent = vi.fn(async (uid: string, record: UserRecord) => {
  if (!stored.has(uid)) stored.set(uid, record);
});

const countAccount = vi.fn(async () => {});

const sessions = createSessions({
  identity: { verifyIdToken: async () => signedIn, createSessionCookie },
  users: { get: async (uid) => stored.get(uid) ?? null, createIfAbsent },
  now: () => NOW,
});

beforeEach(() => {
  stored = new Map();
  signedIn = ann;
  createSessionCookie.mockClear();
  createIfAbsent.mockClear();
  countAccount.mockClear();
});

const unauthorized = { code: 'unauthorized' };

describe('opening a session', () => {
  it('returns a cookie that is valid for 14 days', async () => {
    expect(await sessions.open('token', countAccount)).toBe('cookie for token');
    expect(SESSION_LIFETIME_MS / MINUTE_MS / 60 / 24).toBe(14);
    expect(createSessionCookie).toHaveBeenCalledWith('token', SESSION_LIFETIME_MS);
  });

  it('throws unauthorized and stores no member when the token is invalid', async () => {
    signedIn = null;
    await expect(sessions.open('token', countAccount)).rejects.toMatchObject({
      ...unauthorized,
      message: 'Unauthorized',
    });
    expect(createSessionCookie).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
    expect(countAccount).not.toHaveBeenCalled();
  });

  it('counts the account of the token, and stores nothing when its limit is reached', async () => {
    countAccount.mockRejectedValueOnce(new Error('limited'));
    await expect(sessions.open('token', countAccount)).rejects.toThrow('limited');
    expect(countAccount).toHaveBeenCalledWith('ann');
    expect(stored.size).toBe(0);
  });

  it('accepts a sign-in that is five minutes old and refuses an older one', async () => {
    signedIn = { ...ann, signedInAt: new Date(NOW.getTime() - 5 * MINUTE_MS) };
    expect(await sessions.open('token', countAccount)).toBe('cookie for token');
    signedIn = { ...ann, signedInAt: new Date(NOW.getTime() - 5 * MINUTE_MS - 1) };
    await expect(sessions.open('token', countAccount)).rejects.toMatchObject({
      ...unauthorized,
      message: 'Your sign-in has expired. Please sign in again.',
    });
    expect(createSessionCookie).toHaveBeenCalledTimes(1);
  });
});

describe('when a member signs in for the first time', () => {
  it('stores the member once, with the names from Google and without a username', async () => {
    await sessions.open('token', countAccount);
    expect(stored.get('ann')).toMatchObject({
      email: 'ann@example.com',
      username: null,
      firstName: 'Ann',
      lastName: 'van Lee',
      profileImageUrl: 'https://pictures.test/ann.png',
      createdAt: NOW,
    });
    const first = stored.get('ann');
    signedIn = { ...ann, name: 'Somebody Else' };
    await sessions.open('another', countAccount);
    expect(createIfAbsent).toHaveBeenCalledTimes(1);
    expect(stored.get('ann')).toBe(first);
  });

  it('does not store a profile picture with an http address', async () => {
    signedIn = { ...ann, picture: 'http://pictures.test/ann.png' };
    await sessions.open('token', countAccount);
    expect(stored.get('ann')?.profileImageUrl).toBeNull();
  });

  it('creates no session when the member cannot be stored', async () => {
    createIfAbsent.mockRejectedValueOnce(new Error('The database is down'));
    await expect(sessions.open('token', countAccount)).rejects.toThrow('The database is down');
    expect(createSessionCookie).not.toHaveBeenCalled();
  });
});
