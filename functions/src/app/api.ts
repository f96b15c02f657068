import type { Express } from 'express';
import { createStarterCategories } from '../gateways/starter-categories';
import { createApiApp } from '../http/api-app';
import type { Handlers, ServedName } from '../http/handler';
import { createAuthHandlers } from '../http/handlers/auth-handlers';
import { createCategoryHandlers } from '../http/handlers/category-handlers';
import { createOpenapiHandlers } from '../http/handlers/openapi-handlers';
import { createSubscriptionHandlers } from '../http/handlers/subscription-handlers';
import type { Config } from '../lib/config';
import { createShownUsernamesRepo } from '../repos/shown-usernames-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createUsernamesRepo } from '../repos/usernames-repo';
import { createAccounts } from '../services/accounts';
import { createCategoryLookup } from '../services/category-lookup';
import { createCurrentUsers } from '../services/current-users';
import { createSessions } from '../services/sessions';
import { createSubmissionQuota } from '../services/submission-quota';
import { createSubscriptions } from '../services/subscriptions';
import { createUsernames } from '../services/usernames';
import { createBackend } from './backend';
import { createBoardHandlers } from './board-handlers';

/** Composes the function that answers all that needs no picture; it starts fast. */
export function createApi(config: Config): Express {
  const backend = createBackend(config);
  const { db, identity, users, now, gate } = backend;
  const usernames = createUsernames({
    users,
    usernames: createUsernamesRepo(db),
    shownUsernames: createShownUsernamesRepo(db),
    now,
  });
  const currentUsers = createCurrentUsers(users);
  const handlers: Handlers<ServedName<'api'>> = {
    ...createAuthHandlers({
      accounts: createAccounts({ identity, users, usernames, currentUsers, now }),
      sessions: createSessions({ identity, users, now }),
      usernames,
      currentUsers,
    }),
    ...createBoardHandlers(backend),
    ...createSubscriptionHandlers({
      subscriptions: createSubscriptions({
        users,
        quota: createSubmissionQuota({ usage: createUsageRepo(db) }),
      }),
    }),
    ...createCategoryHandlers({ categoryLookup: createCategoryLookup(createStarterCategories()) }),
    ...createOpenapiHandlers(),
  };
  return createApiApp({ ...gate, handlers });
}
