import { createStarterCategoriesGateway } from '../gateways/categories/starter-categories';
import type { Config } from '../lib/config';
import { lazily } from '../lib/lazily';
import { createAccountMailQueue } from '../services/accounts/account-mail-queue';
import { createRequestedMailLimiter } from '../services/accounts/requested-mail-limiter';
import { createCurrentUserReader } from '../services/accounts/current-user-reader';
import { createSessionCheck } from '../services/accounts/session-check';
import { createPremiumCheck } from '../services/billing/premium-check';
import { createCategoryLookup } from '../services/categories/category-lookup';
import { createCurrentCategoriesCache } from '../services/categories/current-categories';
import { createItemLookup } from '../services/items/item-lookup';
import { createSuspensionCheck } from '../services/accounts/suspension-check';
import { createBlockedMembersCache } from '../services/blocking/blocked-members';
import { createMentionFinder } from '../services/comments/mention-finder';
import { createSubmissionQuota } from '../services/sharing/submission-quota';
import {
  createMemoryCallCounters,
  createFirestoreCallCounters,
} from '../services/site/call-counters';
import { createRateLimits } from '../services/site/rate-limits';
import type { Backend } from './backend';

/** For each value of the setting `rateLimits`, the factor by which all rate limits are multiplied. */
const LIMIT_FACTORS = { strict: 1, generous: 100, off: Infinity } as const;

export const rateLimitFactor = ({ rateLimits }: Pick<Config, 'rateLimits'>): number =>
  LIMIT_FACTORS[rateLimits];

/** Creates the services that check every request, and the services that several functions use. */
export function createSharedServices({ config, gateways, repos, log, now }: Backend) {
  const services = lazily({
    accountMailQueue: () => createAccountMailQueue(repos),
    blockedMembers: () => createBlockedMembersCache({ blocks: repos.blocks, now }),
    callCounters: () => createFirestoreCallCounters({ rateLimits: repos.rateLimits, now }),
    categoryLookup: () =>
      createCategoryLookup(
        createCurrentCategoriesCache({
          store: gateways.categoryTree,
          starter: createStarterCategoriesGateway(),
          log,
          now,
        }),
      ),
    countAskedMail: () =>
      createRequestedMailLimiter({
        counters: services.callCounters,
        factor: rateLimitFactor(config),
      }),
    currentUserReader: () =>
      createCurrentUserReader({ users: repos.users, blockedMembers: services.blockedMembers, now }),
    isPremium: () => createPremiumCheck({ users: repos.users, now }),
    itemLookup: () => createItemLookup({ items: repos.items, now }),
    demandNoSuspension: () => createSuspensionCheck({ users: repos.users, now }),
    mentionFinder: () => createMentionFinder(repos),
    quota: () => createSubmissionQuota(repos),
    rateLimits: () =>
      createRateLimits({
        counters: { memory: createMemoryCallCounters({ now }), firestore: services.callCounters },
        isPremium: services.isPremium,
        factor: rateLimitFactor(config),
      }),
    sessionCheck: () =>
      createSessionCheck({
        identity: gateways.identity,
        sessions: repos.sessions,
        users: repos.users,
        checkMs: config.sessionCheckMs,
        now,
      }),
  });
  return services;
}

export type SharedServices = ReturnType<typeof createSharedServices>;

/**
 * Creates the gate, which checks the requests of a function: sessions, rights, limits and idempotency keys. Throws if
 * the deployment has no secret for idempotency keys.
 */
export function createRequestGate({ config, log }: Backend, services: SharedServices) {
  const { idempotencySecret, projectId } = config;
  if (idempotencySecret === null) throw new Error('IDEMPOTENCY_SECRET is missing.');
  return {
    projectId,
    log,
    isPremium: services.isPremium,
    demandNoSuspension: services.demandNoSuspension,
    limitsOf: services.rateLimits,
    verifySession: (cookie: string, isFresh: boolean) =>
      services.sessionCheck.verify(cookie, isFresh),
    idempotencySecret,
  };
}
