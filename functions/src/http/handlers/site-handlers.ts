import { api } from '@contract/endpoints/api';
import type { siteEndpoints } from '@contract/endpoints/site';
import type { SiteSettings } from '@contract/schemas/site-settings';
import type { PageViewCounter } from '../../services/site/page-view-counter';
import type { WebVitalsCounter } from '../../services/site/web-vitals-counter';
import { VERSION } from '../../lib/version';
import type { Handlers } from '../handler';
import type { describeApi } from '../openapi';

interface SiteDeps {
  readonly siteSettings: SiteSettings;
  readonly pageViews: PageViewCounter;
  readonly webVitals: WebVitalsCounter;
}

type ApiDescription = ReturnType<typeof describeApi>;

/** The API description, or undefined before the first request. */
let description: Promise<ApiDescription> | undefined;

/** Returns the API description. All requests get the same object, so that it is checked and serialized only once. */
export function loadApiDescription(): Promise<ApiDescription> {
  description ??= import('../openapi').then((openapi) => openapi.describeApi(api));
  return description;
}

export function createSiteHandlers({
  siteSettings,
  pageViews,
  webVitals,
}: SiteDeps): Handlers<keyof typeof siteEndpoints> {
  return {
    getOpenapi: loadApiDescription,
    getSiteSettings: () => Promise.resolve(siteSettings),
    getVersion: () => Promise.resolve({ version: VERSION }),
    countPageView: async ({ body }, { wantsNoCount }) => {
      await pageViews.count({ route: body.route, isUnwanted: wantsNoCount });
      return undefined;
    },
    reportWebVitals: async ({ body }, { wantsNoCount }) => {
      await webVitals.count(body, wantsNoCount);
      return undefined;
    },
  };
}
