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

describe('revokeAdmin', () => {
  const ADMIN = { premiumUntil: 1, admin: true };

  it('removes admin, keeps the other claims, and then ends all sign-ins', async () => {
    const auth = fakeAuth({ customClaims: ADMIN });
    const steps: string[] = [];
    auth.setCustomUserClaims.mockImplementation(async () => void steps.push('claims'));
    const end = async ({ uid }: { uid: string }) => void steps.push(`end ${uid}`);
    const account = { uid: 'u1', email: 'ann@boloboard.test', wasAdmin: true };
    expect(await revokeAdmin(auth, { end }, { uid: 'u1' })).toEqual(account);
    expect(auth.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('u1', { premiumUntil: 1 });
    expect(steps).toEqual(['claims', 'end u1']);
  });

  it('ends all sign-ins of an account that has lost the claim already', async () => {
    const end = vi.fn(async () => {});
    expect(await revokeAdmin(fakeAuth(), { end }, ann)).toMatchObject({ wasAdmin: false });
    expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uid: 'u1' }));
  });

  it('says what is missing when the sign-ins cannot be ended', async () => {
    const auth = fakeAuth({ customClaims: ADMIN });
    const end = () => Promise.reject(new Error('Firestore is down'));
    const revoking = revokeAdmin(auth, { end }, { uid: 'u1' });
    await expect(revoking).rejects.toThrow(/not signed out everywhere\..* Run this again\.$/);
    expect(auth.setCustomUserClaims).toHaveBeenCalledOnce();
  });
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
