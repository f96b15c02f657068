import { api } from '@contract/endpoints/api';
import type { SiteSettings } from '@contract/schemas/site-settings';
import type { Handlers } from '../handler';

export function createSiteHandlers({
  siteSettings,
}: {
  readonly siteSettings: SiteSettings;
}): Handlers<'getOpenapi' | 'getSiteSettings'> {
  return {
    getOpenapi: async () => {
      const { describeApi } = await import('../openapi');
      return describeApi(api);
    },
    getSiteSettings: () => Promise.resolve(siteSettings),
  };
}
