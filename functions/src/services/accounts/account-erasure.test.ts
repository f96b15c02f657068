import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountDeletionRecord } from '../../repos/account-deletions-repo';
import { collectionRows } from '../../repos/collections/collections';
import {
  type AccountErasureDeps,
  createAccountErasure,
  LAST_ERASURE_RUN_DELAY_MS,
  erasureSteps,
} from './account-erasure';

const START = new Date('2026-11-22T12:00:00Z');
const NEW: AccountDeletionRecord = {
  by: 'member',
  requestedAt: START,
  erasedAt: null,
  doneAt: null,
  email: 'ann@example.com',
  names: ['ann_sells'],
};

let now: Date;
let deletion: AccountDeletionRecord;
let called: string[];
let failAt: number;
let queued: unknown[];
const logError = vi.fn();

/** Records the name of a step. Throws if the test wants this step to fail. */
const act = async (name: string): Promise<void> => {
  called.push(name);
  if (called.length === failAt) throw new Error(`Interrupted at ${name}`);
};
const acts = <Names extends string>(...names: Names[]) =>
  Object.fromEntries(names.map((name) => [name, () => act(name)])) as Record<
    Names,
    () => Promise<void>
  >;

const deps: AccountErasureDeps = {
  deletions: {
    get: async () => deletion,
    unfinished: async () => ['ann'],
    markErased: async (_uid, at) => {
      await act('markErased');
      deletion = { ...deletion, erasedAt: at, email: null };
    },
    markDone: async (_uid, at) => {
      await act('markDone');
      deletion = { ...deletion, doneAt: at };
    },
  },
  billing: acts('close'),
  items: acts('removeEach', 'eraseEach'),
  ownItems: { remove: async () => 0 },
  removedItems: { erase: async () => {} },
  traces: acts(...(['removeLikes', 'unnameComments', 'removeMentions', 'removeBlocks'] as const)),
  copies: {
    ...acts(
      'unnameNotifications',
      'anonymizeReports',
      'removeRulings',
      'anonymizeAuditLog',
      'removeMemberNotes',
      'removeTitles',
    ),
    reportedItems: async () => {
      await act('reportedItems');
      return ['owl'];
    },
  },
  account: { ...acts('removeParts', 'removeMails'), remove: (step) => act(`remove ${step}`) },
  media: async () => ({
    removeFolder: (folder) => act(`remove ${folder.slice(0, folder.indexOf('/'))}`),
  }),
  identity: { remove: () => act('removeSignIn') },
  mails: {
    queue: async (mail) => {
      await act('queueMail');
      queued.push(mail);
    },
  },
  log: { error: logError },
  now: () => now,
};
const erasure = createAccountErasure(deps);

beforeEach(() => {
  now = START;
  deletion = NEW;
  called = [];
  failAt = 0;
  queued = [];
});

const FIRST_RUN = [
  'close',
  'remove profile',
  'removeEach',
  'removeLikes',
  'unnameComments',
  'removeMentions',
  'remove favorites',
  'removeBlocks',
  'unnameNotifications',
  'reportedItems',
  'remove reports',
  'anonymizeReports',
  'removeRulings',
  'anonymizeAuditLog',
  'removeMemberNotes',
  'removeTitles',
  'remove tokens',
  'removeMails',
  'removeParts',
  'remove profiles',
  'remove names',
  'removeSignIn',
  'remove member',
  'queueMail',
  'markErased',
];
const LAST_RUN = [...FIRST_RUN.slice(0, -2), 'eraseEach', 'markDone'];

describe('the erasure of an account', () => {
  it('has the steps that the table of collections names, a step for the pictures and a step for the sign-in', () => {
    const named = collectionRows.flatMap(([, { erased }]) => ('kept' in erased ? [] : erased));
    const steps = named.map((it) => (typeof it === 'string' ? it : it.step));
    expect([...new Set([...steps, 'pictures', 'signIn'])].sort()).toEqual(
      Object.keys(erasureSteps(deps)).sort(),
    );
  });

  it("runs all steps in order, removes the member's document in the last one, and then queues the mail", async () => {
    await erasure.run('ann');
    expect(called).toEqual(FIRST_RUN);
    expect(Object.keys(erasureSteps(deps))).toHaveLength(FIRST_RUN.length - 4);
    expect(queued).toEqual([
      { id: 'account_deleted_ann', kind: 'account_deleted', to: 'ann@example.com' },
    ]);
  });

  it.each(FIRST_RUN.map((name, place) => [name, place + 1] as const))(
    'starts again from the first step when it was interrupted at %s',
    async (_name, at) => {
      failAt = at;
      await expect(erasure.run('ann')).rejects.toThrow('Interrupted');
      expect(deletion.erasedAt).toBeNull();
      expect(await erasure.due()).toEqual(['ann']);
      failAt = 0;
      called = [];
      await erasure.run('ann');
      expect(called).toEqual(FIRST_RUN);
      expect(deletion.erasedAt).toEqual(START);
    },
  );

  it('is logged when it fails, and the run erases the other accounts and throws at the end', async () => {
    const unfinished = vi.spyOn(deps.deletions, 'unfinished').mockResolvedValue(['ann', 'ben']);
    failAt = 1;
    await expect(erasure.resume()).rejects.toThrow('1 account deletions failed');
    expect(called).toEqual([FIRST_RUN[0], ...FIRST_RUN]);
    expect(logError.mock.calls).toEqual([
      ['account_erasure_failed', { uid: 'ann', error: expect.any(Error) as Error }],
    ]);
    unfinished.mockRestore();
  });

  it('is repeated once after 15 minutes, and does not queue the mail a second time', async () => {
    await erasure.run('ann');
    called = [];
    now = new Date(START.getTime() + LAST_ERASURE_RUN_DELAY_MS - 1);
    expect(await erasure.due()).toEqual([]);
    await erasure.run('ann');
    expect(called).toEqual([]);
    now = new Date(START.getTime() + LAST_ERASURE_RUN_DELAY_MS);
    expect(await erasure.due()).toEqual(['ann']);
    await erasure.run('ann');
    expect(called).toEqual(LAST_RUN);
    expect(queued).toHaveLength(1);
    called = [];
    await erasure.run('ann');
    expect(called).toEqual([]);
  });

  it.each(LAST_RUN.map((name, place) => [name, place + 1] as const))(
    'repeats the last run when that run was interrupted at %s',
    async (_name, at) => {
      deletion = { ...NEW, email: null, erasedAt: START };
      now = new Date(START.getTime() + LAST_ERASURE_RUN_DELAY_MS);
      failAt = at;
      await expect(erasure.run('ann')).rejects.toThrow('Interrupted');
      expect(deletion.doneAt).toBeNull();
      failAt = 0;
      await erasure.run('ann');
      expect(deletion.doneAt).toEqual(now);
    },
  );

  it('queues no mail for a member without an email address', async () => {
    deletion = { ...NEW, email: null };
    await erasure.run('ann');
    expect(queued).toEqual([]);
    expect(deletion.erasedAt).toEqual(START);
  });
});
