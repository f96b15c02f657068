import type { Auth } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from './firebase-identity';

/** Firebase Auth that answers each check alike. The emulator sees revocation even where nobody asks it to. */
function authThat(answer: () => Promise<unknown>) {
  const checks = { verifyIdToken: vi.fn(answer), verifySessionCookie: vi.fn(answer) };
  return { ...checks, identity: createFirebaseIdentity(checks as unknown as Auth) };
}

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const good = () => Promise.resolve({ uid: 'ann', email: 'Ann@Example.com', auth_time: 60 });

describe('a check', () => {
  it('of a session cookie asks whether it is revoked', async () => {
    const { identity, verifySessionCookie } = authThat(good);
    expect(await identity.verifySessionCookie('cookie')).toEqual({ uid: 'ann', isAdmin: false });
    expect(verifySessionCookie).toHaveBeenCalledExactlyOnceWith('cookie', true);
  });

  it('of an ID token asks whether it is revoked', async () => {
    const { identity, verifyIdToken } = authThat(good);
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
    'that ends in %s finds nobody',
    async (code) => {
      expect(await authThat(failing(code)).identity.verifySessionCookie('cookie')).toBeNull();
    },
  );

  it('that could not be made is no sign-out', async () => {
    const { identity } = authThat(failing('auth/internal-error'));
    await expect(identity.verifySessionCookie('cookie')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(identity.verifyIdToken('token')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
