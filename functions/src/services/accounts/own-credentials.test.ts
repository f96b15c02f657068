import { expect, it, vi } from 'vitest';
import { actorFor } from '../../lib/authority.test-support';
import { createMemoryCallCounters } from '../site/call-counters';
import type { AccountMailQueue } from './account-mail-queue';
import { createOwnCredentialsService } from './own-credentials';
import { createRequestedMailLimiter } from './requested-mail-limiter';
import type { SignIn } from './sign-in-verifier';

const NOW = new Date('2026-11-22T12:00:00Z');

it('changeEmail throws too_many_requests after 6 mails to the new address within an hour, but accepts another address or another member', async () => {
  const queue = vi.fn<AccountMailQueue['queue']>(async () => undefined);
  const counters = createMemoryCallCounters({ now: () => NOW });
  const credentials = createOwnCredentialsService({
    identity: { accountOf: async () => null },
    credentials: { accountByEmail: async () => null, setPassword: async () => undefined },
    reauthenticationCheck: { require: async () => ({}) as SignIn },
    signInEnder: { end: async () => undefined },
    mails: { queue },
    countAskedMail: createRequestedMailLimiter({ counters, factor: 1 }),
  });
  const change = (email: string, uid = 'ann') =>
    credentials.changeEmail(actorFor(uid), { idToken: 'token', email });
  for (let time = 0; time < 6; time += 1) await change('new@example.com');
  await expect(change('New@example.com')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 3600,
    message: "You've asked for too many links to this address. Please try again in 1 hour.",
  });
  expect(queue).toHaveBeenCalledTimes(6);
  await change('other@example.com');
  await change('new@example.com', 'bob');
  const mail = { kind: 'confirm_new_address', to: 'new@example.com', uid: 'bob' };
  expect(queue.mock.lastCall).toMatchObject([mail]);
});
