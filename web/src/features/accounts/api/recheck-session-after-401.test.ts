import type { CurrentUser } from '@contract/schemas/user';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSessionMark } from '@/lib/likely-session';
import { runSignIn } from '@/lib/session-lock';
import { ApiError } from '@/services/api-error';
import { forgetFormerMembers } from '@/services/forget-members';
import { announceSessionChange } from '@/services/session-channel';
import { requestCurrentUser } from './request-current-user';
import { recheckSessionAfter401 } from './recheck-session-after-401';

vi.mock('./request-current-user');
vi.mock('@/lib/likely-session');
vi.mock('@/services/forget-members');
vi.mock('@/services/saved/persist-queries');
vi.mock('@/services/session-channel');

let respond: (user: CurrentUser | undefined) => void;
let isHeld = false;

/**
 * A fake of `navigator.locks`. If the lock is held, a request rejects immediately, as a real request does after its
 * timeout.
 */
const lateLocks = {
  request: async (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
    if (isHeld) throw new DOMException('Too late.', 'TimeoutError');
    isHeld = true;
    try {
      return await work();
    } finally {
      isHeld = false;
    }
  },
};

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: lateLocks });
  vi.mocked(requestCurrentUser).mockReturnValue(new Promise((resolve) => (respond = resolve)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const confirm = () => recheckSessionAfter401(new AbortController().signal);

test("deletes the member's data in this browser and notifies the other tabs when the server confirms that the session is over", async () => {
  const confirmed = confirm();
  respond(undefined);
  expect(await confirmed).toBeNull();
  expect(forgetSessionMark).toHaveBeenCalledOnce();
  expect(forgetFormerMembers).toHaveBeenCalledWith(null);
  expect(announceSessionChange).toHaveBeenCalledExactlyOnceWith('signed-out');
});

test('returns the member and deletes nothing when the server confirms that a member is signed in', async () => {
  const confirmed = confirm();
  const member = { id: 'ann' } as CurrentUser;
  respond(member);
  expect(await confirmed).toBe(member);
  expect(forgetSessionMark).not.toHaveBeenCalled();
  expect(forgetFormerMembers).not.toHaveBeenCalled();
});

test('rejects and deletes nothing when a sign-in in another tab begins before the server has responded', async () => {
  const confirmed = confirm();
  expect(await runSignIn(() => Promise.resolve('signed in'))).toBe('signed in');
  respond(undefined);
  await expect(confirmed).rejects.toThrow(ApiError);
  expect(forgetSessionMark).not.toHaveBeenCalled();
  expect(forgetFormerMembers).not.toHaveBeenCalled();
});

test('rejects and deletes nothing while a sign-in in another tab is running', async () => {
  const confirmed = confirm();
  void runSignIn(() => new Promise(() => undefined));
  respond(undefined);
  await expect(confirmed).rejects.toThrow(ApiError);
  expect(forgetFormerMembers).not.toHaveBeenCalled();
});
