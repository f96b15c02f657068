import type { Auth } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentityGateway } from './firebase-identity';

function fakeAuth(response: () => Promise<unknown>) {
  const calls = {
    verifyIdToken: vi.fn(response),
    verifySessionCookie: vi.fn(response),
    getUser: vi.fn(response),
  };
  return {
    ...calls,
    identity: createFirebaseIdentityGateway(() => Promise.resolve(calls as unknown as Auth)),
  };
}

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const TOKEN = {
  uid: 'ann',
  email: 'Ann@Example.com',
  email_verified: true,
  auth_time: 60,
  firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['g1'] } },
};
const valid = () => Promise.resolve(TOKEN);

describe('Firebase identity', () => {
  it('verifies a session cookie without a request to Firebase Auth', async () => {
    const { identity, verifySessionCookie, getUser } = fakeAuth(valid);
    expect(await identity.verifySessionCookie('cookie')).toEqual({
      uid: 'ann',
      signedInAt: new Date(60_000),
    });
    expect(verifySessionCookie).toHaveBeenCalledExactlyOnceWith('cookie');
    expect(getUser).not.toHaveBeenCalled();
  });

  it('returns the identity in an ID token', async () => {
    expect(await fakeAuth(valid).identity.verifyIdToken('token')).toEqual({
      uid: 'ann',
      email: 'ann@example.com',
      isEmailVerified: true,
      name: null,
      picture: null,
      provider: 'google.com',
      identityId: 'g1',
      signedInAt: new Date(60_000),
    });
  });

  it('returns null as email when the account is anonymous', async () => {
    const anonymous = { ...TOKEN, email: undefined, email_verified: undefined };
    const { identity } = fakeAuth(() => Promise.resolve(anonymous));
    expect(await identity.verifyIdToken('token')).toMatchObject({
      email: null,
      isEmailVerified: false,
    });
  });

  it('returns the current state of an account', async () => {
    const user = {
      email: 'Ann@Example.com',
      emailVerified: true,
      disabled: true,
      customClaims: { admin: true },
      providerData: [
        { providerId: 'password', uid: 'ann@example.com', email: 'ann@example.com' },
        { providerId: 'google.com', uid: 'g1', email: 'ANN@example.com' },
        { providerId: 'apple.com', uid: 'a1', email: 'eve@example.com' },
        { providerId: 'phone', uid: '+1555' },
      ],
      tokensValidAfterTime: 'Sat, 21 Nov 2026 12:00:00 GMT',
    };
    expect(await fakeAuth(() => Promise.resolve(user)).identity.accountOf('ann')).toEqual({
      email: 'ann@example.com',
      isEmailVerified: true,
      isAdmin: true,
      planVersion: 0,
      isDisabled: true,
      providers: ['password', 'google.com', 'apple.com', 'phone'],
      provingProviders: ['google.com'],
      otherProviders: ['apple.com', 'phone'],
      identityIds: {
        password: 'ann@example.com',
        'google.com': 'g1',
        'apple.com': 'a1',
        phone: '+1555',
      },
      signInsValidFrom: new Date('2026-11-21T12:00:00Z'),
    });
  });

  it.each(['auth/session-cookie-expired', 'auth/argument-error'])(
    'returns null when the verification fails with %s',
    async (code) => {
      expect(await fakeAuth(failing(code)).identity.verifySessionCookie('cookie')).toBeNull();
    },
  );

  it('returns null from accountOf when there is no account', async () => {
    const { identity } = fakeAuth(failing('auth/user-not-found'));
    expect(await identity.accountOf('ann')).toBeNull();
  });

  it("throws 'unavailable' when Firebase Auth fails", async () => {
    const { identity } = fakeAuth(failing('auth/internal-error'));
    const unavailable = { code: 'unavailable' };
    await expect(identity.verifySessionCookie('cookie')).rejects.toMatchObject(unavailable);
    await expect(identity.verifyIdToken('token')).rejects.toMatchObject(unavailable);
    await expect(identity.accountOf('ann')).rejects.toMatchObject(unavailable);
  });
});

describe('Firebase identity (claims about the plan)', () => {
  function accountWith(customClaims: Readonly<Record<string, unknown>> | undefined) {
    const setCustomUserClaims = vi.fn(() => Promise.resolve());
    const getUser = () => Promise.resolve({ customClaims, providerData: [], metadata: {} });
    const auth = { getUser, setCustomUserClaims } as unknown as Auth;
    return {
      identity: createFirebaseIdentityGateway(() => Promise.resolve(auth)),
      setCustomUserClaims,
    };
  }

  it('keeps all other claims when it sets the claims about the plan', async () => {
    const { identity, setCustomUserClaims } = accountWith({ admin: true, planVersion: 1 });
    await identity.setPlanClaims('ann', { premiumUntil: 60, planVersion: 2 });
    expect(setCustomUserClaims.mock.calls).toEqual([
      ['ann', { admin: true, premiumUntil: 60, planVersion: 2 }],
    ]);
  });

  it('removes the claim `premiumUntil` when the member has no premium', async () => {
    const { identity, setCustomUserClaims } = accountWith({ premiumUntil: 60 });
    await identity.setPlanClaims('ann', { premiumUntil: null, planVersion: 3 });
    expect(setCustomUserClaims.mock.calls).toEqual([['ann', { planVersion: 3 }]]);
  });

  it('does nothing when there is no account', async () => {
    const { identity } = fakeAuth(failing('auth/user-not-found'));
    await identity.setPlanClaims('ann', { premiumUntil: null, planVersion: 3 });
  });

  it.each([
    [{ planVersion: 7 }, 7],
    [{ planVersion: 'seven' }, 0],
    [undefined, 0],
  ])('for the claims %o, returns the plan version %i', async (claims, planVersion) => {
    const { identity } = accountWith(claims);
    expect(await identity.accountOf('ann')).toMatchObject({ planVersion });
  });
});
