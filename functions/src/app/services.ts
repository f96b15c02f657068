import { createStarterCategoriesGateway } from '../gateways/categories/starter-categories';
import type { Config } from '../lib/config';
import { lazily } from '../lib/lazily';
import { createAccountMails } from '../services/accounts/account-mails';
import { createAskedMailLimit } from '../services/accounts/asked-mail-limit';
import { createCurrentUsers } from '../services/accounts/current-users';
import { createSessionCheck } from '../services/accounts/session-check';
import { createPremiumCheck } from '../services/billing/premium-check';
import { createCategoryLookup } from '../services/categories/category-lookup';
import { createCurrentCategoriesCache } from '../services/categories/current-categories';
import { createItemLookup } from '../services/items/item-lookup';
import { createDemandNoSuspension } from '../services/accounts/current-suspension';
import { createBlockedMembersCache } from '../services/blocking/blocked-members';
import { createMentionedMembers } from '../services/comments/mentioned-members';
import { createSubmissionQuota } from '../services/sharing/submission-quota';
import { createMemoryCallCounters, createStoredCallCounters } from '../services/site/call-counters';
import { createRateLimits } from '../services/site/rate-limits';
import type { Backend } from './backend';

/** The factor by which each mode multiplies the rate limits. */
const LIMIT_FACTORS = { strict: 1, generous: 100, off: Infinity } as const;

export const limitFactor = ({ rateLimits }: Pick<Config, 'rateLimits'>): number =>
  LIMIT_FACTORS[rateLimits];

/** Creates the services that check every request, and the services that several functions use. */
export function createServices({ config, gateways, repos, log, now }: Backend) {
  const services = lazily({
    accountMails: () => createAccountMails(repos),
    blockedMembers: () => createBlockedMembersCache({ blocks: repos.blocks, now }),
    callCounters: () => createStoredCallCounters({ rateLimits: repos.rateLimits, now }),
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
      createAskedMailLimit({ counters: services.callCounters, factor: limitFactor(config) }),
    currentUsers: () =>
      createCurrentUsers({ users: repos.users, blockedMembers: services.blockedMembers, now }),
    isPremium: () => createPremiumCheck({ users: repos.users, now }),
    itemLookup: () => createItemLookup({ items: repos.items, now }),
    demandNoSuspension: () => createDemandNoSuspension({ users: repos.users, now }),
    mentionedMembers: () => createMentionedMembers(repos),
    quota: () => createSubmissionQuota(repos),
    rateLimits: () =>
      createRateLimits({
        counters: { memory: createMemoryCallCounters({ now }), firestore: services.callCounters },
        isPremium: services.isPremium,
        factor: limitFactor(config),
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

export type Services = ReturnType<typeof createServices>;

/**
 * Creates the gate, which checks the requests of a function: sessions, rights, limits and idempotency keys. Throws if
 * the deployment has no secret for idempotency keys.
 */
export function createGate({ config, log }: Backend, services: Services) {
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
