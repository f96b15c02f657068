import { api } from '@contract/endpoints/api';
import type { siteEndpoints } from '@contract/endpoints/site';
import type { SiteSettings } from '@contract/schemas/site-settings';
import type { WebVitals } from '../../services/site/web-vitals';
import type { Handlers } from '../handler';

interface SiteParts {
  readonly siteSettings: SiteSettings;
  readonly webVitals: WebVitals;
}

export function createSiteHandlers({
  siteSettings,
  webVitals,
}: SiteParts): Handlers<keyof typeof siteEndpoints> {
  return {
    getOpenapi: async () => {
      const { describeApi } = await import('../openapi');
      return describeApi(api);
    },
    getSiteSettings: () => Promise.resolve(siteSettings),
    reportWebVitals: async ({ body }) => {
      await webVitals.count(body);
      return undefined;
    },
  };
}
