import type { Auth } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from './firebase-identity';

/** A fake, because the Auth emulator checks revocation even if the caller does not request it. */
function fakeAuth(verify: () => Promise<unknown>) {
  const checks = { verifyIdToken: vi.fn(verify), verifySessionCookie: vi.fn(verify) };
  return { ...checks, identity: createFirebaseIdentity(checks as unknown as Auth) };
}

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const valid = () => Promise.resolve({ uid: 'ann', email: 'Ann@Example.com', auth_time: 60 });

describe('Firebase identity', () => {
  it('checks a session cookie for revocation', async () => {
    const { identity, verifySessionCookie } = fakeAuth(valid);
    expect(await identity.verifySessionCookie('cookie')).toEqual({ uid: 'ann', isAdmin: false });
    expect(verifySessionCookie).toHaveBeenCalledExactlyOnceWith('cookie', true);
  });

  it('checks an ID token for revocation', async () => {
    const { identity, verifyIdToken } = fakeAuth(valid);
    expect(await identity.verifyIdToken('token')).toEqual({
      uid: 'ann',
      email: 'ann@example.com',
      name: null,
      picture: null,
      signedInAt: new Date(60_000),
    });
    expect(verifyIdToken).toHaveBeenCalledExactlyOnceWith('token', true);
  });

  it.each(['auth/session-cookie-revoked', 'auth/session-cookie-expired', 'auth/user-disabled'])(
    'returns null when verification fails with %s',
    async (code) => {
      expect(await fakeAuth(failing(code)).identity.verifySessionCookie('cookie')).toBeNull();
    },
  );

  it('throws unavailable when Firebase Auth fails', async () => {
    const { identity } = fakeAuth(failing('auth/internal-error'));
    await expect(identity.verifySessionCookie('cookie')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(identity.verifyIdToken('token')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
