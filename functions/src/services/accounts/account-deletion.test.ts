import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../lib/app-error';
import { actorFor, systemWorkFor } from '../../lib/authority.test-support';
import type { Logger } from '../../lib/logger';
import type { AccountDeletionsRepo } from '../../repos/account-deletions-repo';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { createAccountDeletion, createFirebaseDeletionHandler } from './account-deletion';

const NOW = new Date('2026-11-22T12:00:00Z');
const request = vi.fn<AccountDeletionsRepo['request']>();

beforeEach(() => {
  request.mockReset();
});

describe("a request to delete one's own account", () => {
  const forget = vi.fn<(sessionId: string) => void>();
  const warn = vi.fn();
  let confirm: () => void;
  let revoke: () => void;
  const deletion = createAccountDeletion({
    identity: { revokeSignIns: async () => revoke() },
    reauthenticationCheck: {
      require: async (_idToken, uid) => {
        confirm();
        return {
          uid,
          email: 'ann@example.com',
          isEmailVerified: true,
          hasPassword: true,
          provingProviders: [],
          otherProviders: [],
          identityId: null,
          name: null,
          picture: null,
          provider: 'password',
          signedInAt: NOW,
        };
      },
    },
    deletions: { request },
    sessionCheck: { forget },
    log: { warn } as unknown as Logger,
    now: () => NOW,
  });
  beforeEach(() => {
    confirm = () => {};
    revoke = () => {};
    vi.clearAllMocks();
    request.mockResolvedValue(['s1', 's2']);
  });

  it('stores the deletion, and makes this instance forget the ended sessions immediately', async () => {
    await deletion.request(actorFor('ann'), 'token');
    expect(request).toHaveBeenCalledWith(actorFor('ann'), {
      by: 'member',
      isAdmin: false,
      at: NOW,
    });
    expect(forget.mock.calls).toEqual([['s1'], ['s2']]);
  });

  it('throws forbidden and stores no deletion when the ID token is of another account', async () => {
    confirm = () => {
      throw new AppError('forbidden', 'Another account');
    };
    await expect(deletion.request(actorFor('ann'), 'token')).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(request).not.toHaveBeenCalled();
  });

  it('succeeds and logs a warning when Firebase cannot revoke the sign-ins', async () => {
    revoke = () => {
      throw new AppError('unavailable', 'Later');
    };
    await deletion.request(actorFor('ann'), 'token');
    expect(warn).toHaveBeenCalledWith('deletion_revocation_failed', expect.anything());
  });
});

describe('the deletion of an account in the Firebase console', () => {
  let member: UserRecord | null;
  let hasAccount: boolean;
  const account = {
    email: null,
    isEmailVerified: false,
    isAdmin: false,
    planVersion: 0,
    isDisabled: false,
    providers: [],
    provingProviders: [],
    otherProviders: [],
    identityIds: {},
    signInsValidFrom: NOW,
  };
  const deletedSignIns = createFirebaseDeletionHandler({
    identity: { accountOf: async () => (hasAccount ? account : null) },
    users: { get: async () => member },
    deletions: { request },
    now: () => NOW,
  });
  beforeEach(() => {
    member = newMember({ email: 'ann@example.com' }, NOW);
    hasAccount = false;
    request.mockResolvedValue([]);
  });

  it("starts the deletion of the member's data", async () => {
    await deletedSignIns.requestDeletion(systemWorkFor('ann'));
    expect(request).toHaveBeenCalledWith(systemWorkFor('ann'), { by: 'console', at: NOW });
  });

  it("does not start the deletion of the member's data when a repeated registration has created the account again", async () => {
    hasAccount = true;
    await deletedSignIns.requestDeletion(systemWorkFor('ann'));
    expect(request).not.toHaveBeenCalled();
  });

  it('does not start a deletion of data when there is no such member, or when the member is already being deleted', async () => {
    member = null;
    await deletedSignIns.requestDeletion(systemWorkFor('ann'));
    expect(request).not.toHaveBeenCalled();
  });
});
