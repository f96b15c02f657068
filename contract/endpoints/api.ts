import { accountsEndpoints } from './accounts';
import { billingEndpoints } from './billing';
import { categoriesEndpoints } from './categories';
import { championsEndpoints } from './champions';
import { itemsEndpoints } from './items';
import { likesEndpoints } from './likes';
import { linksEndpoints } from './links';
import { reportsEndpoints } from './reports';
import { screenshotsEndpoints } from './screenshots';
import { sharingEndpoints } from './sharing';
import { siteEndpoints } from './site';

export const api = {
  ...accountsEndpoints,
  ...itemsEndpoints,
  ...sharingEndpoints,
  ...likesEndpoints,
  ...linksEndpoints,
  ...reportsEndpoints,
  ...championsEndpoints,
  ...screenshotsEndpoints,
  ...categoriesEndpoints,
  ...billingEndpoints,
  ...siteEndpoints,
} as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
