import { accountsEndpoints } from './accounts';
import { achievementsEndpoints } from './achievements';
import { billingEndpoints } from './billing';
import { blockingEndpoints } from './blocking';
import { categoriesEndpoints } from './categories';
import { commentsEndpoints } from './comments';
import { firstCalls } from './first-calls';
import { likesEndpoints } from './likes';
import { linksEndpoints } from './links';
import { profilesEndpoints } from './profiles';
import { reportsEndpoints } from './reports';
import { screenshotsEndpoints } from './screenshots';
import { sharingEndpoints } from './sharing';
import { siteEndpoints } from './site';

export const api = {
  ...firstCalls,
  ...accountsEndpoints,
  ...sharingEndpoints,
  ...likesEndpoints,
  ...commentsEndpoints,
  ...linksEndpoints,
  ...reportsEndpoints,
  ...profilesEndpoints,
  ...blockingEndpoints,
  ...achievementsEndpoints,
  ...screenshotsEndpoints,
  ...categoriesEndpoints,
  ...billingEndpoints,
  ...siteEndpoints,
} as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
