import { expect, it, vi } from 'vitest';
import { systemWorkFor } from '../../lib/authority.test-support';
import { newMember } from '../../repos/new-member';
import type { AccountMailQueue } from './account-mail-queue';
import { createEmailVerification } from './email-verification';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const ACCOUNT = {
  email: 'old@example.com',
  isEmailVerified: true,
  isAdmin: false,
  planVersion: 0,
  isDisabled: false,
  provingProviders: [],
  otherProviders: [],
  identityIds: {},
  signInsValidFrom: new Date(0),
};
const TOKEN = {
  ...({ uid: 'ann', purpose: 'change', email: 'new@example.com', usedBy: null } as const),
  previousEmail: 'old@example.com',
  requestedAt: NOW,
  expiresAt: new Date(NOW.getTime() + 1),
};

const revokeSignIns = vi.fn(async () => undefined);
const setEmailVerified = vi.fn(async () => undefined);

it.each([
  ['revokes the sign-ins again', 'were ended during the change', NOW, [['ann']]],
  ['keeps the sign-ins', 'were ended before the link was requested', new Date(0), []],
])(
  "EmailVerification.verify changes the email address, and %s when the member's sessions %s",
  async (_result, _when, endedBefore, revoked) => {
    revokeSignIns.mockClear();
    let member = newMember({ email: 'old@example.com' }, NOW);
    const verification = createEmailVerification({
      mails: { queue: async () => undefined },
      emailTokens: { get: async () => TOKEN },
      identity: { accountOf: async () => ({ ...ACCOUNT, providers: [] }), revokeSignIns },
      credentials: {
        markEmailVerified: async () => undefined,
        changeEmail: async () => {
          member = { ...member, endedBefore };
          return true;
        },
      },
      users: { get: async () => member, setEmail: async () => undefined, setEmailVerified },
      now: () => NOW,
    });
    await verification.verify('token');
    expect(revokeSignIns.mock.calls).toEqual(revoked);
  },
);

it.each([
  [
    'still signs in with Google when the member has no password',
    ['google.com'],
    'address_changed_google_kept',
    'Your email address has been changed. You still sign in with the same Google account.',
  ],
  [
    'signs in with the new address when the member has a password',
    ['password', 'google.com'],
    'address_changed',
    'Your email address has been changed. Use it the next time you sign in.',
  ],
])(
  'EmailVerification.verify queues a mail to the previous email address after a change, which states that the member %s',
  async (_case, providers, kind, message) => {
    const queue = vi.fn<AccountMailQueue['queue']>(async () => undefined);
    const verification = createEmailVerification({
      mails: { queue },
      emailTokens: { get: async () => TOKEN },
      identity: { accountOf: async () => ({ ...ACCOUNT, providers }), revokeSignIns },
      credentials: { markEmailVerified: async () => undefined, changeEmail: async () => true },
      users: { get: async () => null, setEmail: async () => undefined, setEmailVerified },
      now: () => NOW,
    });
    expect(await verification.verify('token')).toBe(message);
    expect(queue.mock.lastCall).toMatchObject([{ kind, to: 'old@example.com' }]);
    expect(setEmailVerified).toHaveBeenLastCalledWith(
      systemWorkFor('ann', 'link in a mail'),
      true,
      NOW,
    );
  },
);
