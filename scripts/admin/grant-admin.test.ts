import { describe, expect, it, vi } from 'vitest';
import { grantAdmin, type MembersAuth } from './grant-admin';

function fakeAuth(customClaims: Record<string, unknown> | undefined) {
  const setCustomUserClaims = vi.fn(() => Promise.resolve());
  const getUserByEmail = vi.fn((email: string) =>
    Promise.resolve({ uid: 'u1', email, customClaims }),
  );
  return { setCustomUserClaims, getUserByEmail } as unknown as MembersAuth;
}

function failingAuth(code: string) {
  const error = Object.assign(new Error(code), { code });
  return { ...fakeAuth({}), getUserByEmail: () => Promise.reject(error) };
}

describe('grantAdmin', () => {
  it('adds admin and keeps the other claims', async () => {
    const auth = fakeAuth({ premiumUntil: 1_800_000_000 });
    await grantAdmin(auth, ['free@boloboard.test']);
    expect(auth.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('u1', {
      premiumUntil: 1_800_000_000,
      admin: true,
    });
  });

  it.each([[[]], [['not-an-email']], [['a@b.test', 'c@d.test']]])(
    'rejects the arguments %j',
    async (args) => {
      const auth = fakeAuth(undefined);
      await expect(grantAdmin(auth, args)).rejects.toThrow(/^Pass one email address/);
      expect(auth.setCustomUserClaims).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['auth/user-not-found', /^No account has the email a@b\.test\. Register first/],
    ['auth/invalid-email', /^a@b\.test is not an email address\.$/],
    ['app/invalid-credential', /^Could not reach Firebase Auth\. Run "gcloud auth/],
  ])('explains the error %s', async (code, message) => {
    const auth = failingAuth(code);
    await expect(grantAdmin(auth, ['a@b.test'])).rejects.toThrow(message);
    expect(auth.setCustomUserClaims).not.toHaveBeenCalled();
  });
});
