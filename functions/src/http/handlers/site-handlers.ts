import { api } from '@contract/endpoints/api';
import type { SiteSettings } from '@contract/schemas/site-settings';
import type { Handlers } from '../handler';
import { describeApi } from '../openapi';

export function createSiteHandlers({
  siteSettings,
}: {
  readonly siteSettings: SiteSettings;
}): Handlers<'getOpenapi' | 'getSiteSettings'> {
  return {
    getOpenapi: () => Promise.resolve(describeApi(api)),
    getSiteSettings: () => Promise.resolve(siteSettings),
  };
}
