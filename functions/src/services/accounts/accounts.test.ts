import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../lib/app-error';
import type { UserRecord } from '../../repos/users-repo';
import { createAccounts } from './accounts';
import { createCurrentUsers } from './current-users';
import { usernameTaken } from './usernames';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const ann = {
  email: 'Ann@Example.com',
  password: 'correct horse',
  username: 'ann_lee',
  firstName: 'Ann',
  lastName: undefined,
};

let identities: Map<string, string>;
let records: Map<string, UserRecord>;
let owners: Map<string, string>;
/** Runs right before a username is claimed, to simulate a race. */
let beforeClaim: () => void;

const users = {
  get: async (uid: string) => records.get(uid) ?? null,
  createIfAbsent: async (uid: string, record: UserRecord) => {
    if (!records.has(uid)) records.set(uid, record);
  },
  remove: async (uid: string) => void records.delete(uid),
};
const identity = {
  create: async ({ uid, email }: { uid: string; email: string }) => {
    if (identities.has(uid) || [...identities.values()].includes(email)) return false;
    identities.set(uid, email);
    return true;
  },
  emailOf: async (uid: string) => identities.get(uid) ?? null,
  remove: async (uid: string) => void identities.delete(uid),
};
const usernames = {
  isTaken: async (username: string, uid: string) =>
    owners.has(username) && owners.get(username) !== uid,
  set: async (uid: string, username: string) => {
    beforeClaim();
    const record = records.get(uid);
    if (!record || (owners.get(username) ?? uid) !== uid) throw usernameTaken();
    owners.set(username, uid);
    records.set(uid, { ...record, username });
  },
};
const accounts = createAccounts({
  identity,
  users,
  usernames,
  currentUsers: createCurrentUsers(users),
  now: () => NOW,
});

beforeEach(() => {
  identities = new Map();
  records = new Map();
  owners = new Map();
  beforeClaim = () => {};
});

const sizes = () => [identities.size, records.size, owners.size];

describe('when a registration is repeated with the same key', () => {
  it('returns the first account, although its email and username are taken', async () => {
    const first = await accounts.register(ann, 'key');
    expect(first).toMatchObject({ email: 'ann@example.com', username: 'ann_lee' });
    expect(await accounts.register(ann, 'key')).toEqual(first);
    expect(sizes()).toEqual([1, 1, 1]);
  });

  it.each([
    ['before the member was stored', () => records.clear()],
    [
      'before the username was claimed',
      () => {
        for (const [uid, record] of records) records.set(uid, { ...record, username: null });
        owners.clear();
      },
    ],
  ])('completes an attempt that stopped %s', async (_when, undo) => {
    const first = await accounts.register(ann, 'key');
    undo();
    expect(await accounts.register(ann, 'key')).toEqual(first);
    expect(sizes()).toEqual([1, 1, 1]);
  });
});

describe('registration', () => {
  it('throws email_taken and changes nothing when the email has an account', async () => {
    await accounts.register(ann, 'key');
    const other = { ...ann, email: 'ANN@example.com', username: 'other_ann' };
    await expect(accounts.register(other, 'another')).rejects.toMatchObject({
      code: 'email_taken',
    });
    expect(sizes()).toEqual([1, 1, 1]);
  });

  it('throws username_taken and stores nothing when the username is taken', async () => {
    owners.set('ann_lee', 'somebody');
    await expect(accounts.register(ann, 'key')).rejects.toMatchObject({ code: 'username_taken' });
    expect(sizes()).toEqual([0, 0, 1]);
  });

  it('throws bad_request and stores nothing when the username is a staff name', async () => {
    const staff = { ...ann, username: 'Support_24' };
    await expect(accounts.register(staff, 'key')).rejects.toMatchObject({
      code: 'bad_request',
      message: 'Invalid username',
      issues: [{ path: ['body', 'username'], message: 'Invalid username' }],
    });
    expect(sizes()).toEqual([0, 0, 0]);
  });

  it('removes the account when another member claims the username first', async () => {
    beforeClaim = () => owners.set('ann_lee', 'somebody');
    await expect(accounts.register(ann, 'key')).rejects.toMatchObject({ code: 'username_taken' });
    expect(sizes()).toEqual([0, 0, 1]);
  });

  it('keeps the account when the claim fails for another reason, so that a retry can complete it', async () => {
    beforeClaim = () => {
      throw new AppError('unavailable', 'The database is down');
    };
    await expect(accounts.register(ann, 'key')).rejects.toMatchObject({ code: 'unavailable' });
    beforeClaim = () => {};
    expect(await accounts.register(ann, 'key')).toMatchObject({ username: 'ann_lee' });
    expect(sizes()).toEqual([1, 1, 1]);
  });
});
