import { api } from '@contract/endpoints/api';
import type { siteEndpoints } from '@contract/endpoints/site';
import type { SiteSettings } from '@contract/schemas/site-settings';
import type { PageViews } from '../../services/site/page-views';
import type { WebVitals } from '../../services/site/web-vitals';
import { VERSION } from '../../lib/version';
import type { Handlers } from '../handler';

interface SiteParts {
  readonly siteSettings: SiteSettings;
  readonly pageViews: PageViews;
  readonly webVitals: WebVitals;
}

export function createSiteHandlers({
  siteSettings,
  pageViews,
  webVitals,
}: SiteParts): Handlers<keyof typeof siteEndpoints> {
  return {
    getOpenapi: async () => {
      const { describeApi } = await import('../openapi');
      return describeApi(api);
    },
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
