import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityAccount } from '../../gateways/identity/identity';
import type { MailBeingSent } from '../../repos/mails-repo';
import { createMemoryCallCounters } from '../site/call-counters';
import { createLinkMailLimiter } from './link-mail-limiter';
import { createMailContentBuilder, type MailContentBuilder } from './mail-content-builder';

const NOW = new Date('2026-11-22T12:00:00Z');
const ANN = 'ann@example.com';
const ACCOUNT: IdentityAccount = {
  email: ANN,
  isEmailVerified: false,
  isAdmin: false,
  planVersion: 0,
  isDisabled: false,
  providers: ['password'],
  provingProviders: [],
  otherProviders: [],
  identityIds: {},
  signInsValidFrom: NOW,
};
const RESET: Omit<MailBeingSent, 'id'> = {
  kind: 'reset_password',
  to: ANN,
  uid: null,
  createdAt: NOW,
  heldUntil: null,
  isCounted: false,
};
const VERIFY = { ...RESET, kind: 'verify_address', uid: 'ann' } as const;
const CHANGE = { ...VERIFY, kind: 'confirm_new_address', to: 'new@example.com' } as const;

let hasAccount: boolean;
let counted: Set<string>;
let contents: MailContentBuilder;

beforeEach(() => {
  hasAccount = true;
  counted = new Set();
  const tokens = { replace: () => Promise.resolve(true) };
  contents = createMailContentBuilder({
    identity: { accountOf: async () => ACCOUNT },
    credentials: { accountByEmail: async () => (hasAccount ? { uid: 'ann', ...ACCOUNT } : null) },
    passwordResets: tokens,
    emailTokens: tokens,
    mayGetLink: createLinkMailLimiter({
      counters: createMemoryCallCounters({ now: () => NOW }),
      mails: {
        markCounted: async (id) => {
          counted.add(id);
        },
      },
      factor: 1,
    }),
    origin: 'https://boloboard.example',
    now: () => NOW,
  });
});

/**
 * Builds the content of the mail for each of the ids. Returns how often there was content to send. An id that occurs
 * several times stands for several runs for one mail.
 */
async function sentOf(mail: Omit<MailBeingSent, 'id'>, ids: readonly string[]): Promise<number> {
  let sent = 0;
  for (const id of ids)
    if (await contents.of({ ...mail, id, isCounted: counted.has(id) })) sent += 1;
  return sent;
}
const mails = (count: number, name = 'm') =>
  Array.from({ length: count }, (_, n) => `${name}${String(n)}`);

describe('mails with links', () => {
  it('can be sent even after many failed runs, and count only once toward the limit', async () => {
    const runs = Array.from({ length: 20 }, () => 'm1');
    expect(await sentOf(RESET, runs)).toBe(20);
    expect(await sentOf(RESET, mails(5, 'later'))).toBe(4);
  });

  it('that reset a password are limited to 5 per email address and hour', async () => {
    expect(await sentOf(RESET, mails(8))).toBe(5);
  });

  it.each([
    ['verify the address', VERIFY],
    ['confirm a new address', CHANGE],
  ])(
    'that %s are sent although too many resets were requested for the same email address',
    async (_, mail) => {
      await sentOf({ ...RESET, to: mail.to }, mails(8));
      expect(await sentOf(mail, ['asked'])).toBe(1);
    },
  );

  it('that members request are limited to 6 per email address and hour, over all members and kinds of mail', async () => {
    expect(await sentOf({ ...CHANGE, uid: 'eve' }, mails(4, 'eve'))).toBe(4);
    expect(await sentOf({ ...CHANGE, to: CHANGE.to.toUpperCase() }, mails(1, 'bob'))).toBe(1);
    expect(await sentOf(CHANGE, mails(8))).toBe(1);
    expect(await sentOf({ ...VERIFY, to: 'other@example.com' }, mails(1, 'x'))).toBe(0);
    expect(await sentOf(VERIFY, mails(1, 'own'))).toBe(1);
  });

  it('do not count toward the limit when no account has the email address', async () => {
    hasAccount = false;
    expect(await sentOf(RESET, mails(8, 'early'))).toBe(0);
    hasAccount = true;
    expect(await sentOf(RESET, mails(8))).toBe(5);
  });
});
