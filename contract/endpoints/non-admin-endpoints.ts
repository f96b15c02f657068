import { accountsEndpoints } from './accounts';
import { achievementsEndpoints } from './achievements';
import { appealsEndpoints } from './appeals';
import { billingEndpoints } from './billing';
import { blockingEndpoints } from './blocking';
import { categoriesEndpoints } from './categories';
import { commentsEndpoints } from './comments';
import { credentialsEndpoints } from './credentials';
import { favoritesEndpoints } from './favorites';
import { firstScreenEndpoints } from './first-screen-endpoints';
import { likesEndpoints } from './likes';
import { linksEndpoints } from './links';
import { newestItemEndpoints } from './newest-item';
import { notificationsEndpoints } from './notifications';
import { ownAccountEndpoints } from './own-account';
import { profilesEndpoints } from './profiles';
import { reportsEndpoints } from './reports';
import { salesEndpoints } from './sales';
import { screenshotsEndpoints } from './screenshots';
import { sharingEndpoints } from './sharing';
import { siteEndpoints } from './site';

/**
 * All endpoints except those for admins. The app loads the endpoints of the first screen (`firstScreenEndpoints`)
 * before all other endpoints.
 */
export const nonAdminEndpoints = {
  ...firstScreenEndpoints,
  ...newestItemEndpoints,
  ...accountsEndpoints,
  ...ownAccountEndpoints,
  ...credentialsEndpoints,
  ...sharingEndpoints,
  ...likesEndpoints,
  ...commentsEndpoints,
  ...linksEndpoints,
  ...reportsEndpoints,
  ...profilesEndpoints,
  ...favoritesEndpoints,
  ...blockingEndpoints,
  ...notificationsEndpoints,
  ...appealsEndpoints,
  ...achievementsEndpoints,
  ...salesEndpoints,
  ...screenshotsEndpoints,
  ...categoriesEndpoints,
  ...billingEndpoints,
  ...siteEndpoints,
} as const;
