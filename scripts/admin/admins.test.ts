import type { UserRecord } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { type AdminsAuth, grantAdmin, listAdmins, revokeAdmin } from './admins';

const ANN = {
  uid: 'u1',
  email: 'ann@boloboard.test',
  emailVerified: true,
  customClaims: { premiumUntil: 1_800_000_000 },
};
const userRecord = (user: Partial<typeof ANN> & { uid: string }) => user as unknown as UserRecord;
const ann = { email: 'ann@boloboard.test' };

function fakeAuth(changes: object = {}) {
  const user = userRecord({ ...ANN, ...changes });
  return {
    getUser: vi.fn<AdminsAuth['getUser']>(() => Promise.resolve(user)),
    getUserByEmail: vi.fn<AdminsAuth['getUserByEmail']>(() => Promise.resolve(user)),
    listUsers: vi.fn<AdminsAuth['listUsers']>(),
    setCustomUserClaims: vi.fn<AdminsAuth['setCustomUserClaims']>(() => Promise.resolve()),
  };
}

function failingAuth(code: string) {
  const fail = () => Promise.reject(Object.assign(new Error(code), { code }));
  return { ...fakeAuth(), getUserByEmail: fail, getUser: fail };
}

describe('grantAdmin', () => {
  it('adds admin, keeps the other claims and returns the account', async () => {
    const auth = fakeAuth();
    const account = { uid: 'u1', email: 'ann@boloboard.test' };
    expect(await grantAdmin(auth, ann)).toEqual(account);
    const claims = { premiumUntil: 1_800_000_000, admin: true };
    expect(auth.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('u1', claims);
  });

  it('refuses an email address that nobody verified, and names the uid', async () => {
    const auth = fakeAuth({ emailVerified: false });
    await expect(grantAdmin(auth, ann)).rejects.toThrow(/^Nobody has verified .*--uid u1/);
    expect(auth.setCustomUserClaims).not.toHaveBeenCalled();
  });

  it('accepts an unverified account by its uid', async () => {
    const auth = fakeAuth({ emailVerified: false });
    await grantAdmin(auth, { uid: 'u1' });
    expect(auth.setCustomUserClaims).toHaveBeenCalledOnce();
  });

  it.each([
    ['auth/user-not-found', /^There is no account ann@boloboard\.test\./],
    ['auth/invalid-email', /^ann@boloboard\.test is not an email address\.$/],
    ['app/invalid-credential', /^Firebase Auth cannot be reached\. Run "gcloud auth/],
  ])(
    'throws an explanation and grants nothing when Firebase Auth fails with %s',
    async (code, sentence) => {
      const auth = failingAuth(code);
      await expect(grantAdmin(auth, ann)).rejects.toThrow(sentence);
      expect(auth.setCustomUserClaims).not.toHaveBeenCalled();
    },
  );
});

it('revokeAdmin removes admin and keeps the other claims', async () => {
  const auth = fakeAuth({ customClaims: { premiumUntil: 1, admin: true } });
  await revokeAdmin(auth, { uid: 'u1' });
  expect(auth.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('u1', { premiumUntil: 1 });
});

it('listAdmins returns the admins of all pages', async () => {
  const auth = fakeAuth();
  const bob = { uid: 'u2', customClaims: { admin: true } } as unknown as UserRecord;
  auth.listUsers
    .mockResolvedValueOnce({ users: [userRecord(ANN)], pageToken: 'more' })
    .mockResolvedValueOnce({ users: [bob] });
  expect(await listAdmins(auth)).toEqual([{ uid: 'u2', email: null }]);
  expect(auth.listUsers).toHaveBeenLastCalledWith(1000, 'more');
});
