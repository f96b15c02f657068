import type { AccountDeletionRecord } from '../../repos/account-deletions-repo';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../lib/app-error';
import type { Authority } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { UserRecord } from '../../repos/users-repo';
import type { AccountMailQueue } from './account-mail-queue';
import { createRegistrationService } from './registration-service';
import { nobodyBlocks } from '../blocking/nobody-blocks.test-support';
import { createCurrentUserReader } from './current-user-reader';
import { usernameTakenError } from './usernames';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const ann = {
  email: 'Ann@Example.com',
  password: 'correct horse',
  username: 'ann_lee',
  firstName: 'Ann',
  lastName: undefined,
};
const ACCOUNT = {
  isEmailVerified: false,
  isAdmin: false,
  planVersion: 0,
  isDisabled: false,
  providers: ['password'],
  provingProviders: [],
  otherProviders: [],
  identityIds: {},
  signInsValidFrom: new Date(0),
};

let identities: Map<string, string>;
let records: Map<string, UserRecord>;
let owners: Map<string, string>;
/** Called right before a username is claimed, so that a test can simulate a race. */
let beforeClaim: () => void;
let beforeStoring: () => void;
const logged = vi.fn<Logger['error']>();
const queue = vi.fn<AccountMailQueue['queue']>();

const users = {
  get: async (uid: string) => records.get(uid) ?? null,
  createIfAbsent: async ({ uid }: Authority, record: UserRecord) => {
    beforeStoring();
    if (!records.has(uid)) records.set(uid, record);
  },
  removeWithoutUsername: async ({ uid }: Authority) => {
    if (records.get(uid)?.username) return false;
    records.delete(uid);
    return true;
  },
};
const identity = {
  create: async ({ uid, email }: { uid: string; email: string }) => {
    if (identities.has(uid) || [...identities.values()].includes(email)) return false;
    identities.set(uid, email);
    return true;
  },
  accountOf: async (uid: string) => {
    const email = identities.get(uid);
    return email === undefined ? null : { ...ACCOUNT, email };
  },
  remove: async (uid: string) => void identities.delete(uid),
};
const usernames = {
  isTaken: async (username: string, uid: string) =>
    owners.has(username) && owners.get(username) !== uid,
  set: async ({ uid }: Authority, username: string) => {
    beforeClaim();
    const record = records.get(uid);
    if (!record || (owners.get(username) ?? uid) !== uid) throw usernameTakenError();
    owners.set(username, uid);
    records.set(uid, { ...record, username });
  },
};
const accounts = createRegistrationService({
  identity,
  users,
  usernames,
  currentUserReader: createCurrentUserReader({
    users,
    blockedMembers: nobodyBlocks,
    now: () => new Date(),
  }),
  mails: { queue },
  deletions: { get: async (uid) => deletions.get(uid) ?? null },
  log: { error: logged } as unknown as Logger,
  now: () => NOW,
});

let deletions = new Map<string, AccountDeletionRecord>();

beforeEach(() => {
  deletions = new Map();
  identities = new Map();
  records = new Map();
  owners = new Map();
  beforeClaim = () => {};
  beforeStoring = () => {};
  logged.mockClear();
  queue.mockReset();
});

const sizes = () => [identities.size, records.size, owners.size];

describe('a registration that is repeated with the same key', () => {
  it('returns the account of the first request, although its email and username are now taken', async () => {
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
  ])('completes the account when the first request failed %s', async (_when, undo) => {
    const first = await accounts.register(ann, 'key');
    undo();
    expect(await accounts.register(ann, 'key')).toEqual(first);
    expect(sizes()).toEqual([1, 1, 1]);
  });
});

describe('registration', () => {
  it('queues a mail that verifies the email address, with the same id when the request is repeated', async () => {
    const { id } = await accounts.register(ann, 'key');
    await accounts.register(ann, 'key');
    const mail = { id: `verify_${id}`, kind: 'verify_address', to: 'ann@example.com', uid: id };
    expect(queue.mock.calls).toEqual([[mail], [mail]]);
  });

  it('succeeds and logs when the mail cannot be queued', async () => {
    queue.mockRejectedValueOnce(new Error('No database'));
    expect(await accounts.register(ann, 'key')).toMatchObject({ username: 'ann_lee' });
    expect(logged).toHaveBeenCalledWith('verification_mail_failed', expect.anything());
    expect(sizes()).toEqual([1, 1, 1]);
  });

  it('throws email_taken and changes nothing when another account has the email address, ignoring case', async () => {
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

  const fail = () => {
    throw new AppError('unavailable', 'The database is down');
  };

  it.each([
    ['storing the member', () => (beforeStoring = fail)],
    ['claiming the username', () => (beforeClaim = fail)],
  ])(
    'removes the account when %s fails, so that a repeated request can create it again',
    async (_step, breakIt) => {
      breakIt();
      await expect(accounts.register(ann, 'key')).rejects.toMatchObject({ code: 'unavailable' });
      expect(sizes()).toEqual([0, 0, 0]);
      beforeStoring = beforeClaim = () => {};
      expect(await accounts.register(ann, 'key')).toMatchObject({ username: 'ann_lee' });
      expect(sizes()).toEqual([1, 1, 1]);
    },
  );

  it('keeps the account of an earlier request when the repeated request fails', async () => {
    await accounts.register(ann, 'key');
    beforeStoring = fail;
    await expect(accounts.register(ann, 'key')).rejects.toMatchObject({ code: 'unavailable' });
    expect(sizes()).toEqual([1, 1, 1]);
  });

  it('logs the error when removing the account fails too, and throws the first error', async () => {
    beforeStoring = fail;
    vi.spyOn(identity, 'remove').mockRejectedValueOnce(new Error('Auth is down'));
    await expect(accounts.register(ann, 'key')).rejects.toMatchObject({ code: 'unavailable' });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'registration_cleanup_failed',
      expect.objectContaining({ error: new Error('Auth is down') }),
    );
  });
});
