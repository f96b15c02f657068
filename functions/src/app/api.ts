import { api } from '@contract/endpoints/api';
import type { Express } from 'express';
import { createApiApp } from '../http/api-app';
import type { Handlers, ServedName } from '../http/handler';
import { createAchievementsHandlers } from '../http/handlers/achievements-handlers';
import { createCategoriesHandlers } from '../http/handlers/categories-handlers';
import { createSiteHandlers } from '../http/handlers/site-handlers';
import { createBillingHandlers } from '../http/handlers/billing-handlers';
import type { Config } from '../lib/config';
import { createAchievementsRepo } from '../repos/achievements-repo';
import { createCountersRepo } from '../repos/counters-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createAchievements } from '../services/achievements/achievements';
import { createSubmissionQuota } from '../services/sharing/submission-quota';
import { createSubscriptions } from '../services/billing/subscriptions';
import { createPageViews } from '../services/site/page-views';
import { createWebVitals } from '../services/site/web-vitals';
import { createAccountHandlers } from './account-handlers';
import { createBackend } from './backend';
import { createCategories } from './categories';
import { createFeesAndExportHandlers } from './fees-and-export-handlers';
import { createItemHandlers } from './item-handlers';
import { createItemIndexHandlers } from './item-index-handlers';
import { createProfileHandlers } from './profile-handlers';

/** Composes the `api` function: every endpoint that takes no picture. */
export function createApi(config: Config): Express {
  const backend = createBackend(config);
  const { db, users, now, gate } = backend;
  const categories = createCategories(backend, config.media);
  const counters = createCountersRepo(db);
  const handlers: Handlers<ServedName<'api'>> = {
    ...createAccountHandlers(backend),
    ...createItemIndexHandlers(backend),
    ...createItemHandlers(backend, categories),
    ...createProfileHandlers(backend),
    ...createFeesAndExportHandlers(backend, config),
    ...createAchievementsHandlers({
      achievements: createAchievements({ users, achievements: createAchievementsRepo(db), now }),
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
      siteSettings: { supportEmail: config.supportEmail, usesAnalytics: config.analytics },
      pageViews: createPageViews({ counters, now }),
      webVitals: createWebVitals({ counters, now }),
    }),
  };
  return createApiApp({ ...gate, endpoints: api, handlers });
}
