import { testEndpoints } from '@contract/endpoints/test-endpoints.test-support';
import { LIST_LIMITS } from '@contract/endpoints/rate-limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { actorFor } from '../../lib/authority.test-support';
import type { Caller, RateLimits } from './rate-limits';
import { createRateLimitsInMemory } from './rate-limits.test-support';

const MINUTE_MS = 60 * 1000;
const ADDRESS = '203.0.113.9';
const visitor: Caller = { actor: null, address: ADDRESS };
const member = (uid: string): Caller => ({ actor: actorFor(uid), address: ADDRESS });

const { getNote, editNote, inviteByEmail } = testEndpoints;
const list = { ...getNote, rateLimits: LIST_LIMITS };
const search = { ...getNote, path: '/api/test/search', rateLimits: LIST_LIMITS } as const;

let time: number;
let premium: Set<string>;
const isPremium = vi.fn(async (uid: string) => premium.has(uid));
const createLimits = (factor = 1) =>
  createRateLimitsInMemory({ now: () => new Date(time), isPremium, factor });
let limitsOf: RateLimits;

beforeEach(() => {
  time = Date.UTC(2026, 10, 22, 12);
  premium = new Set();
  isPremium.mockClear();
  limitsOf = createLimits();
});

async function times(count: number, call: () => Promise<void>): Promise<void> {
  for (let n = 0; n < count; n += 1) await call();
}

const refused = { code: 'too_many_requests' };

describe('limits of lists and searches', () => {
  it('count lists and searches of a visitor together', async () => {
    await times(300, () => limitsOf(list).countCall(visitor));
    await times(300, () => limitsOf(search).countCall(visitor));
    await expect(limitsOf(list).countCall(visitor)).rejects.toMatchObject(refused);
    await limitsOf(list).countCall({ ...visitor, address: '203.0.113.10' });
  });

  it('do not count a member by IP address, so that a stranger with the same address cannot lock the member out', async () => {
    await times(600, () => limitsOf(list).countCall(visitor));
    await limitsOf(list).countCall(member('ann'));
  });

  it('allow a free member 300 calls in 10 minutes', async () => {
    await times(300, () => limitsOf(list).countCall(member('ann')));
    await expect(limitsOf(list).countCall(member('ann'))).rejects.toMatchObject({
      ...refused,
      retryAfterSeconds: 600,
    });
    await limitsOf(list).countCall(member('bob'));
    time += 10 * MINUTE_MS;
    await limitsOf(list).countCall(member('ann'));
  });

  it('allow a premium member 3,000 calls, and read the plan once a minute, but only above 300 calls', async () => {
    premium.add('ann');
    const limits = limitsOf(list);
    await times(300, () => limits.countCall(member('ann')));
    expect(isPremium).not.toHaveBeenCalled();
    await times(2700, () => limits.countCall(member('ann')));
    await expect(limits.countCall(member('ann'))).rejects.toMatchObject(refused);
    expect(isPremium).toHaveBeenCalledTimes(1);
  });
});

describe('EndpointRateLimiter', () => {
  it('counts calls without a session against the limit of the account that a handler names', async () => {
    await times(5, () => limitsOf(editNote).countAccount('ann'));
    await expect(limitsOf(editNote).countAccount('ann')).rejects.toMatchObject(refused);
    await limitsOf(editNote).countAccount('bob');
  });

  it('counts an email address separately for each IP address', async () => {
    const limits = limitsOf(inviteByEmail);
    await times(3, () => limits.countEmail('ann@example.com', ADDRESS));
    await expect(limits.countEmail('ann@example.com', ADDRESS)).rejects.toMatchObject(refused);
    await limits.countEmail('ann@example.com', '203.0.113.10');
  });

  it('does not count a failed call in limits that count only successes', async () => {
    const limits = limitsOf(editNote);
    await times(100, async () => {
      await limits.countCall(member('ann'));
      await limits.uncountFailure(member('ann'));
    });
    await expect(limits.countCall(member('bob'))).rejects.toMatchObject(refused);
  });

  it.each([
    [0, '1 minute'],
    [30_000, '30 seconds'],
    [59_000, '1 second'],
  ])(
    'states %i ms after the start of the window that the caller must wait %s',
    async (passed, wait) => {
      const limits = limitsOf(editNote);
      await times(5, () => limits.countCall(member('ann')));
      time += passed;
      expect(await appErrorOf(limits.countCall(member('ann')))).toEqual({
        ...refused,
        message: `You've made too many requests. Please try again in ${wait}.`,
      });
    },
  );

  it('multiplies every limit by the given factor', async () => {
    limitsOf = createLimits(100);
    await times(500, () => limitsOf(editNote).countAccount('ann'));
    await expect(limitsOf(editNote).countAccount('ann')).rejects.toMatchObject(refused);
  });

  it('allows any number of calls when the given factor is infinite', async () => {
    limitsOf = createLimits(Infinity);
    await times(1000, () => limitsOf(list).countCall(visitor));
  });
});
