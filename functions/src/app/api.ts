import { api } from '@contract/endpoints/api';
import type { Express } from 'express';
import { createApiApp } from '../http/api-app';
import type { Handlers, EndpointNameServedBy } from '../http/handler';
import { createAccountsHandlers } from '../http/handlers/accounts-handlers';
import { createAchievementsHandlers } from '../http/handlers/achievements-handlers';
import { createAppealsHandlers } from '../http/handlers/appeals-handlers';
import { createBillingHandlers } from '../http/handlers/billing-handlers';
import { createBlockingHandlers } from '../http/handlers/blocking-handlers';
import { createCategoriesHandlers } from '../http/handlers/categories-handlers';
import { createChampionsHandlers } from '../http/handlers/champions-handlers';
import { createCommentsHandlers } from '../http/handlers/comments-handlers';
import { createCredentialsHandlers } from '../http/handlers/credentials-handlers';
import { createFavoritesHandlers } from '../http/handlers/favorites-handlers';
import { createItemsHandlers } from '../http/handlers/items-handlers';
import { createLikesHandlers } from '../http/handlers/likes-handlers';
import { createLinksHandlers } from '../http/handlers/links-handlers';
import {
  createMembersForAdminsHandlers,
  createSanctionsHandlers,
} from '../http/handlers/members-for-admins-handlers';
import { createFiguresHandlers } from '../http/handlers/figures-handlers';
import { createModerationHandlers } from '../http/handlers/moderation-handlers';
import { createNotificationsHandlers } from '../http/handlers/notifications-handlers';
import { createOwnAccountHandlers } from '../http/handlers/own-account-handlers';
import {
  createProfilePageHandlers,
  createProfilesHandlers,
} from '../http/handlers/profiles-handlers';
import { createReportsHandlers } from '../http/handlers/reports-handlers';
import { createSalesHandlers, createSalesSummaryHandlers } from '../http/handlers/sales-handlers';
import {
  createOwnItemListHandlers,
  createOwnItemsHandlers,
  createSamePictureHandlers,
} from '../http/handlers/sharing-handlers';
import { createSiteHandlers } from '../http/handlers/site-handlers';
import { createPageViewCounter } from '../services/site/page-view-counter';
import { createWebVitalsCounter } from '../services/site/web-vitals-counter';
import { createAccountServices } from './account-services';
import type { Backend } from './backend';
import { createBillingServices } from './billing-services';
import { createItemServices } from './item-services';
import { createMemberServices } from './member-services';
import { createSanctionServices } from './sanction-services';
import { createModerationServices } from './moderation-services';
import { createRequestGate, createSharedServices } from './shared-services';

/** Composes the Cloud Function `api`, which serves all endpoints except those of `uploads`. */
export function createApi(backend: Backend): Express {
  const { config, repos, now } = backend;
  const shared = createSharedServices(backend);
  const accounts = createAccountServices(backend, shared);
  const items = createItemServices(backend, shared);
  const members = createMemberServices(backend, shared);
  const billing = createBillingServices(backend, shared);
  const media = () => backend.gateways.media;
  const moderation = createModerationServices({ ...backend, media });
  const handlers: Handlers<EndpointNameServedBy<'api'>> = {
    ...createAccountsHandlers(accounts),
    ...createCredentialsHandlers(accounts),
    ...createOwnAccountHandlers(accounts),
    ...createItemsHandlers(items),
    ...createChampionsHandlers(items),
    ...createCommentsHandlers(items),
    ...createLikesHandlers(items),
    ...createLinksHandlers(items),
    ...createReportsHandlers(items),
    ...createModerationHandlers(moderation),
    ...createFiguresHandlers(moderation),
    ...createAppealsHandlers(moderation),
    ...createMembersForAdminsHandlers(moderation),
    ...createSanctionsHandlers(createSanctionServices({ backend, shared, accounts, moderation })),
    ...createOwnItemsHandlers(items),
    ...createOwnItemListHandlers(items),
    ...createSamePictureHandlers(items),
    ...createSalesSummaryHandlers(items),
    ...createProfilePageHandlers(items),
    ...createProfilesHandlers(members),
    ...createBlockingHandlers(members),
    ...createFavoritesHandlers(members),
    ...createNotificationsHandlers(members),
    ...createAchievementsHandlers(members),
    ...createBillingHandlers(billing),
    ...createSalesHandlers(members),
    ...createCategoriesHandlers(shared),
    ...createSiteHandlers({
      siteSettings: {
        supportEmail: config.supportEmail,
        usesAnalytics: config.analytics,
        ads: config.ads,
        push: config.push,
      },
      pageViews: createPageViewCounter({ counters: repos.counters, now }),
      webVitals: createWebVitalsCounter({ counters: repos.counters, now }),
    }),
  };
  return createApiApp({ ...createRequestGate(backend, shared), endpoints: api, handlers });
}
