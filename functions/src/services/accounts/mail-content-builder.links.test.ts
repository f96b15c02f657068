import { describe, expect, it, vi } from 'vitest';
import type { MailBeingSent } from '../../repos/mails-repo';
import { createMailContentBuilder } from './mail-content-builder';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const ACCOUNT = {
  uid: 'ann',
  email: 'ann@example.com',
  isEmailVerified: false,
  isAdmin: false,
  planVersion: 0,
  isDisabled: false,
  signInsValidFrom: new Date(0),
};

function contentOf(
  mail: Pick<MailBeingSent, 'kind' | 'to'>,
  providers: string[],
  proving: string[],
  hasNewerLink = false,
) {
  const account = {
    ...ACCOUNT,
    providers,
    provingProviders: proving,
    otherProviders: [],
    identityIds: {},
  };
  const tokens = { replace: vi.fn(async () => !hasNewerLink) };
  const contents = createMailContentBuilder({
    identity: { accountOf: async () => account },
    credentials: { accountByEmail: async () => account },
    passwordResets: tokens,
    emailTokens: tokens,
    mayGetLink: async () => true,
    origin: 'https://boloboard.test',
    now: () => NOW,
  });
  return contents.of({
    ...mail,
    id: 'm1',
    uid: 'ann',
    createdAt: NOW,
    heldUntil: null,
    isCounted: false,
  });
}

describe('a mail to reset the password', () => {
  const reset = { kind: 'reset_password', to: 'ann@example.com' } as const;
  const RESET = {
    kind: 'reset_password',
    link: expect.stringMatching(/reset-password\?token=[\w-]+$/) as string,
  };
  it.each([
    ['explains that the member signs in with Google', ['google.com'], ['google.com'], 'google'],
    ['has a link when Google knows another address', ['google.com'], [], 'link'],
    ['has a link when there is a password', ['google.com', 'password'], ['google.com'], 'link'],
  ])('%s, so that the member can sign in again', async (_case, providers, proving, expected) => {
    const google = { kind: 'google_sign_in', link: 'https://boloboard.test/sign-in' };
    const content = await contentOf(reset, providers, proving);
    expect(content).toEqual(expected === 'google' ? google : RESET);
  });
});

describe('a link that proves who owns an email address', () => {
  it.each([
    ['verify_address', 'ann@example.com', 'verify'],
    ['confirm_new_address', 'new@example.com', 'change'],
  ] as const)("in the mail '%s' to %s has the purpose '%s'", async (kind, to, purpose) => {
    const content = await contentOf({ kind, to }, ['password'], []);
    const link = new RegExp(`/verify-email\\?token=[\\w-]+&purpose=${purpose}$`);
    expect(content).toEqual({ kind, link: expect.stringMatching(link) as string });
  });
});

it.each([
  ['reset_password', 'ann@example.com'],
  ['verify_address', 'ann@example.com'],
  ['confirm_new_address', 'new@example.com'],
] as const)(
  "MailContentBuilder.of returns null for the mail '%s' when a newer link exists, so that the mail is not sent",
  async (kind, to) => {
    expect(await contentOf({ kind, to }, ['password'], [], true)).toBeNull();
  },
);
