import type { UserRecord } from 'firebase-admin/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../functions/src/lib/app-error';
import { type AdminsAuth, type AdminsDeps, grantAdmin, listAdmins, revokeAdmin } from './admins';

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

const { list, add, remove, forget } = {
  list: vi.fn<AdminsDeps['admins']['list']>(() => Promise.resolve([])),
  add: vi.fn<AdminsDeps['admins']['add']>(() => Promise.resolve(true)),
  remove: vi.fn<AdminsDeps['admins']['remove']>(() => Promise.resolve()),
  forget: vi.fn<AdminsDeps['admins']['forget']>(() => Promise.resolve()),
};
const admins = { list, add, remove, forget };
const uidsOf = (method: typeof add | typeof forget) => method.mock.calls.map(([{ uid }]) => uid);

beforeEach(() => {
  vi.clearAllMocks();
});

describe('grantAdmin', () => {
  it('adds the claim `admin`, keeps the other claims, and adds the account to the registry', async () => {
    const auth = fakeAuth();
    const account = { uid: 'u1', email: 'ann@boloboard.test' };
    expect(await grantAdmin({ auth, admins }, ann)).toEqual(account);
    const claims = { premiumUntil: 1_800_000_000, admin: true };
    expect(auth.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('u1', claims);
    expect(uidsOf(add)).toEqual(['u1']);
  });

  it('refuses an account that is being deleted', async () => {
    add.mockResolvedValueOnce(false);
    const granting = grantAdmin({ auth: fakeAuth(), admins }, ann);
    await expect(granting).rejects.toThrow('The account u1 is being deleted.');
  });

  it('refuses an account with an unverified email address, and names the uid of the account in the error', async () => {
    const auth = fakeAuth({ emailVerified: false });
    await expect(grantAdmin({ auth, admins }, ann)).rejects.toThrow(
      /^Nobody has verified .*--uid u1/,
    );
    expect(auth.setCustomUserClaims).not.toHaveBeenCalled();
  });

  it('accepts an account with an unverified email address when the command names it by its uid', async () => {
    const auth = fakeAuth({ emailVerified: false });
    await grantAdmin({ auth, admins }, { uid: 'u1' });
    expect(auth.setCustomUserClaims).toHaveBeenCalledOnce();
  });

  it.each([
    ['auth/user-not-found', /^There is no account ann@boloboard\.test\./],
    ['auth/invalid-email', /^ann@boloboard\.test is not an email address\.$/],
    ['app/invalid-credential', /^Firebase Auth cannot be reached\. Run "gcloud auth/],
  ])(
    'throws an error that explains the cause, and grants nothing, when Firebase Auth fails with %s',
    async (code, sentence) => {
      const auth = failingAuth(code);
      await expect(grantAdmin({ auth, admins }, ann)).rejects.toThrow(sentence);
      expect(auth.setCustomUserClaims).not.toHaveBeenCalled();
    },
  );
});

describe('revokeAdmin', () => {
  const ADMIN = { premiumUntil: 1, admin: true };

  it('removes the account from the registry, then the claim `admin`, and then ends all sign-ins', async () => {
    const auth = fakeAuth({ customClaims: ADMIN });
    const steps: string[] = [];
    remove.mockImplementation(async () => void steps.push('registry'));
    auth.setCustomUserClaims.mockImplementation(async () => void steps.push('claims'));
    const end = async ({ uid }: { uid: string }) => void steps.push(`end ${uid}`);
    const account = { uid: 'u1', email: 'ann@boloboard.test', wasAdmin: true };
    expect(await revokeAdmin({ auth, admins, signInEnder: { end } }, { uid: 'u1' })).toEqual(
      account,
    );
    expect(auth.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('u1', { premiumUntil: 1 });
    expect(steps).toEqual(['registry', 'claims', 'end u1']);
  });

  it('ends all sign-ins even if the account no longer has the claim `admin`', async () => {
    const end = vi.fn(async () => {});
    const parts = { auth: fakeAuth(), admins, signInEnder: { end } };
    expect(await revokeAdmin(parts, ann)).toMatchObject({ wasAdmin: false });
    expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uid: 'u1' }));
  });

  it('throws an error that says that the account is still signed in, when its sign-ins could not be ended', async () => {
    const auth = fakeAuth({ customClaims: ADMIN });
    const end = () => Promise.reject(new Error('Firestore is down'));
    const revoking = revokeAdmin({ auth, admins, signInEnder: { end } }, { uid: 'u1' });
    await expect(revoking).rejects.toThrow(/not signed out everywhere\..* Run this again\.$/);
    expect(auth.setCustomUserClaims).toHaveBeenCalledOnce();
  });

  it('refuses to revoke the last admin, and keeps the claim and the sign-ins', async () => {
    const auth = fakeAuth({ customClaims: ADMIN });
    const end = vi.fn(async () => {});
    remove.mockRejectedValueOnce(new AppError('conflict', 'This is the only admin.'));
    const revoking = revokeAdmin({ auth, admins, signInEnder: { end } }, { uid: 'u1' });
    await expect(revoking).rejects.toThrow('This is the only admin.');
    expect(auth.setCustomUserClaims).not.toHaveBeenCalled();
    expect(end).not.toHaveBeenCalled();
  });
});

describe('revokeAdmin with other admins in the registry', () => {
  const others = new Map([
    ['claimless', userRecord({ uid: 'claimless' })],
    ['disabled', { uid: 'disabled', disabled: true, customClaims: { admin: true } } as never],
    ['active', { uid: 'active', disabled: false, customClaims: { admin: true } } as never],
  ]);
  it('also removes uids without an account or without the claim `admin` from the registry, and passes the uids of disabled admins to `remove`', async () => {
    const auth = fakeAuth({ customClaims: { admin: true } });
    const missing = Object.assign(new Error('gone'), { code: 'auth/user-not-found' });
    auth.getUser.mockImplementation(async (uid) => {
      const user = others.get(uid);
      if (!user) throw missing;
      return user;
    });
    list.mockResolvedValueOnce(['u1', ...others.keys(), 'gone']);
    await revokeAdmin({ auth, admins, signInEnder: { end: async () => {} } }, ann);
    expect(uidsOf(forget)).toEqual(['claimless', 'gone']);
    expect(remove).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ uid: 'u1' }),
      expect.objectContaining({ isAdmin: true, disabled: ['disabled'] }),
    );
  });
});

describe('listAdmins', () => {
  const BOB = { uid: 'u2', email: null };
  function authWithBob() {
    const auth = fakeAuth();
    const bob = { uid: 'u2', customClaims: { admin: true } } as unknown as UserRecord;
    auth.listUsers
      .mockResolvedValueOnce({ users: [userRecord(ANN)], pageToken: 'more' })
      .mockResolvedValueOnce({ users: [bob] });
    return auth;
  }

  it('returns the admins from all pages of accounts, and adds admins that the registry lacks', async () => {
    const auth = authWithBob();
    const listed = await listAdmins({ auth, admins });
    expect(listed).toEqual({ admins: [BOB], added: [BOB], removed: [] });
    expect(auth.listUsers).toHaveBeenLastCalledWith(1000, 'more');
    expect(uidsOf(add)).toEqual(['u2']);
  });

  it('removes accounts from the registry when they have lost the claim or no longer exist', async () => {
    const auth = authWithBob();
    list.mockResolvedValueOnce(['u1', 'u2', 'gone']);
    const missing = Object.assign(new Error('gone'), { code: 'auth/user-not-found' });
    auth.getUser.mockImplementation((uid) =>
      uid === 'gone' ? Promise.reject(missing) : Promise.resolve(userRecord(ANN)),
    );
    expect(await listAdmins({ auth, admins })).toEqual({
      admins: [BOB],
      added: [],
      removed: ['u1', 'gone'],
    });
    expect(uidsOf(forget)).toEqual(['u1', 'gone']);
  });

  it('keeps an admin in the registry when the claim was added after all accounts were read', async () => {
    const auth = authWithBob();
    list.mockResolvedValueOnce(['u2', 'u3']);
    auth.getUser.mockResolvedValue(
      userRecord({ uid: 'u3', customClaims: { admin: true } as never }),
    );
    expect(await listAdmins({ auth, admins })).toMatchObject({ removed: [] });
  });
});
