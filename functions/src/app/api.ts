import { api } from '@contract/endpoints/api';
import type { Express } from 'express';
import { createApiApp } from '../http/api-app';
import type { Handlers, ServedName } from '../http/handler';
import { createAccountsHandlers } from '../http/handlers/accounts-handlers';
import { createCategoriesHandlers } from '../http/handlers/categories-handlers';
import { createCommentsHandlers } from '../http/handlers/comments-handlers';
import { createSiteHandlers } from '../http/handlers/site-handlers';
import { createBillingHandlers } from '../http/handlers/billing-handlers';
import { createLikesHandlers } from '../http/handlers/likes-handlers';
import { createLinksHandlers } from '../http/handlers/links-handlers';
import { createReportsHandlers } from '../http/handlers/reports-handlers';
import { createOwnItemsHandlers } from '../http/handlers/sharing-handlers';
import type { Config } from '../lib/config';
import { createCommentsRepo } from '../repos/comments-repo';
import { createCountersRepo } from '../repos/counters-repo';
import { createItemsRepo } from '../repos/items-repo';
import { createLikesRepo } from '../repos/likes-repo';
import { createReportsRepo } from '../repos/reports-repo';
import { createSharedLinksRepo } from '../repos/shared-links-repo';
import { createOwnItemsRepo } from '../repos/own-items-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createUsernamesRepo } from '../repos/usernames-repo';
import { createAccounts } from '../services/accounts/accounts';
import { createCurrentUsers } from '../services/accounts/current-users';
import { createSessions } from '../services/accounts/sessions';
import { createComments } from '../services/comments/comments';
import { createItemDetails } from '../services/items/item-details';
import { createLikes } from '../services/likes/likes';
import { createSharedLinks } from '../services/links/shared-links';
import { createReports } from '../services/reports/reports';
import { createOwnItems } from '../services/sharing/own-items';
import { createSubmissionQuota } from '../services/sharing/submission-quota';
import { createSubscriptions } from '../services/billing/subscriptions';
import { createWebVitals } from '../services/site/web-vitals';
import { createUsernames } from '../services/accounts/usernames';
import { createBackend } from './backend';
import { createCategories } from './categories';
import { createItemIndexHandlers } from './item-index-handlers';

/** Composes the `api` function: every endpoint that takes no picture. */
export function createApi(config: Config): Express {
  const backend = createBackend(config);
  const { db, identity, users, sessions, sessionCheck, now, gate } = backend;
  const { log } = gate;
  const usernames = createUsernames({
    users,
    usernames: createUsernamesRepo(db),
    now,
  });
  const currentUsers = createCurrentUsers(users);
  const itemDetails = createItemDetails({ items: createItemsRepo(db), now });
  const categories = createCategories(backend, config.media);
  const handlers: Handlers<ServedName<'api'>> = {
    ...createAccountsHandlers({
      accounts: createAccounts({ identity, users, usernames, currentUsers, log, now }),
      sessions: createSessions({ identity, users, sessions, sessionCheck, now }),
      usernames,
      currentUsers,
    }),
    ...createItemIndexHandlers(backend),
    ...createLikesHandlers({
      likes: createLikes({ likes: createLikesRepo(db), itemDetails }),
    }),
    ...createLinksHandlers({
      sharedLinks: createSharedLinks({
        sharedLinks: createSharedLinksRepo(db),
        itemDetails,
        now,
      }),
    }),
    ...createReportsHandlers({
      reports: createReports({ reports: createReportsRepo(db), itemDetails }),
    }),
    ...createOwnItemsHandlers({
      ownItems: createOwnItems({
        items: createItemsRepo(db),
        ownItems: createOwnItemsRepo(db),
        categories,
        now,
      }),
    }),
    ...createCommentsHandlers({
      comments: createComments({ comments: createCommentsRepo(db), itemDetails, now }),
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
