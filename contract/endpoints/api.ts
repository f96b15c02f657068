import { accountsEndpoints } from './accounts';
import { billingEndpoints } from './billing';
import { categoriesEndpoints } from './categories';
import { championsEndpoints } from './champions';
import { commentsEndpoints } from './comments';
import { itemsEndpoints } from './items';
import { likesEndpoints } from './likes';
import { screenshotsEndpoints } from './screenshots';
import { sharingEndpoints } from './sharing';
import { siteEndpoints } from './site';

export const api = {
  ...accountsEndpoints,
  ...itemsEndpoints,
  ...sharingEndpoints,
  ...likesEndpoints,
  ...commentsEndpoints,
  ...championsEndpoints,
  ...screenshotsEndpoints,
  ...categoriesEndpoints,
  ...billingEndpoints,
  ...siteEndpoints,
} as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
