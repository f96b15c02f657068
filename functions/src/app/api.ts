import { api } from '@contract/endpoints/api';
import type { Express } from 'express';
import { createStarterCategories } from '../gateways/categories/starter-categories';
import { createApiApp } from '../http/api-app';
import type { Handlers, ServedName } from '../http/handler';
import { createAccountsHandlers } from '../http/handlers/accounts-handlers';
import { createCategoriesHandlers } from '../http/handlers/categories-handlers';
import { createSiteHandlers } from '../http/handlers/site-handlers';
import { createBillingHandlers } from '../http/handlers/billing-handlers';
import type { Config } from '../lib/config';
import { createUsageRepo } from '../repos/usage-repo';
import { createUsernamesRepo } from '../repos/usernames-repo';
import { createAccounts } from '../services/accounts/accounts';
import { createCategoryLookup } from '../services/categories/category-lookup';
import { createCurrentUsers } from '../services/accounts/current-users';
import { createSessions } from '../services/accounts/sessions';
import { createSubmissionQuota } from '../services/sharing/submission-quota';
import { createSubscriptions } from '../services/billing/subscriptions';
import { createUsernames } from '../services/accounts/usernames';
import { createBackend } from './backend';
import { createItemIndexHandlers } from './item-index-handlers';

/** Composes the `api` function: every endpoint that takes no picture. */
export function createApi(config: Config): Express {
  const backend = createBackend(config);
  const { db, identity, users, now, gate } = backend;
  const usernames = createUsernames({
    users,
    usernames: createUsernamesRepo(db),
    now,
  });
  const currentUsers = createCurrentUsers(users);
  const handlers: Handlers<ServedName<'api'>> = {
    ...createAccountsHandlers({
      accounts: createAccounts({ identity, users, usernames, currentUsers, now }),
      sessions: createSessions({ identity, users, now }),
      usernames,
      currentUsers,
    }),
    ...createItemIndexHandlers(backend),
    ...createBillingHandlers({
      subscriptions: createSubscriptions({
        users,
        quota: createSubmissionQuota({ usage: createUsageRepo(db) }),
        now,
      }),
    }),
    ...createCategoriesHandlers({
      categoryLookup: createCategoryLookup(createStarterCategories()),
    }),
    ...createSiteHandlers({ siteSettings: { supportEmail: config.supportEmail } }),
  };
  return createApiApp({ ...gate, endpoints: api, handlers });
}
