import { api } from '@contract/endpoints/api';
import type { Express } from 'express';
import { createApiApp } from '../http/api-app';
import type { Handlers, ServedName } from '../http/handler';
import { createAchievementsHandlers } from '../http/handlers/achievements-handlers';
import { createAccountsHandlers } from '../http/handlers/accounts-handlers';
import { createBlockingHandlers } from '../http/handlers/blocking-handlers';
import { createCategoriesHandlers } from '../http/handlers/categories-handlers';
import { createProfilesHandlers } from '../http/handlers/profiles-handlers';
import { createSiteHandlers } from '../http/handlers/site-handlers';
import { createBillingHandlers } from '../http/handlers/billing-handlers';
import type { Config } from '../lib/config';
import { createAchievementsRepo } from '../repos/achievements-repo';
import { createCountersRepo } from '../repos/counters-repo';
import { createMemberNamesRepo } from '../repos/member-names-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createUsernamesRepo } from '../repos/usernames-repo';
import { createAchievements } from '../services/achievements/achievements';
import { createAccounts } from '../services/accounts/accounts';
import { createCurrentUsers } from '../services/accounts/current-users';
import { createSessions } from '../services/accounts/sessions';
import { createBlocking } from '../services/profiles/blocking';
import { createMemberSearch } from '../services/profiles/member-search';
import { createSubmissionQuota } from '../services/sharing/submission-quota';
import { createSubscriptions } from '../services/billing/subscriptions';
import { createWebVitals } from '../services/site/web-vitals';
import { createUsernames } from '../services/accounts/usernames';
import { createBackend } from './backend';
import { createCategories } from './categories';
import { createItemHandlers } from './item-handlers';
import { createItemIndexHandlers } from './item-index-handlers';

/** Composes the `api` function: every endpoint that takes no picture. */
export function createApi(config: Config): Express {
  const backend = createBackend(config);
  const { db, identity, users, sessions, sessionCheck, blocks, blockedMembers, now, gate } =
    backend;
  const { log } = gate;
  const usernamesRepo = createUsernamesRepo(db);
  const usernames = createUsernames({ users, usernames: usernamesRepo, now });
  const currentUsers = createCurrentUsers({ users, blockedMembers });
  const categories = createCategories(backend, config.media);
  const handlers: Handlers<ServedName<'api'>> = {
    ...createAccountsHandlers({
      accounts: createAccounts({ identity, users, usernames, currentUsers, log, now }),
      sessions: createSessions({ identity, users, sessions, sessionCheck, now }),
      usernames,
      currentUsers,
    }),
    ...createBlockingHandlers({
      blocking: createBlocking({ blocks, usernames: usernamesRepo, blockedMembers }),
    }),
    ...createItemIndexHandlers(backend),
    ...createItemHandlers(backend, categories),
    ...createProfilesHandlers({
      memberSearch: createMemberSearch({ memberNames: createMemberNamesRepo(db), blockedMembers }),
    }),
    ...createAchievementsHandlers({
      achievements: createAchievements({
        users,
        achievements: createAchievementsRepo(db),
        now,
      }),
    }),
    ...createBillingHandlers({
      subscriptions: createSubscriptions({
        users,
        quota: createSubmissionQuota({ usage: createUsageRepo(db) }),
        now,
      }),
    }),
    ...createCategoriesHandlers({ categoryLookup: categories }),
    ...createSiteHandlers({
      siteSettings: { supportEmail: config.supportEmail },
      webVitals: createWebVitals({ counters: createCountersRepo(db), now }),
    }),
  };
  return createApiApp({ ...gate, endpoints: api, handlers });
}
