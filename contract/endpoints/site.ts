import * as z from 'zod/mini';
import { pageViewSchema } from '../schemas/page-view';
import { SITE_SETTINGS_CACHE_SECONDS, siteSettingsSchema } from '../schemas/site-settings';
import { webVitalsSchema } from '../schemas/web-vitals';
import { defineEndpoint } from './define-endpoint';
import { PAGE_VIEW_LIMITS, WEB_VITALS_LIMITS } from './rate-limits';

/**
 * The time for which shared caches keep the version. After a deployment, an app may still get the old version for this
 * long.
 */
const VERSION_SHARED_SECONDS = 60;

/** The version of the product that the server runs, from package.json. */
const versionSchema = z.object({ version: z.string() });

export const siteEndpoints = {
  getOpenapi: defineEndpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'The API description as an OpenAPI 3.1 document',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: {
      status: 200,
      schema: z.looseObject({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.any()) }),
    },
    errors: [],
  }),
  getSiteSettings: defineEndpoint({
    method: 'GET',
    path: '/api/site-settings',
    summary: 'Settings of the deployment that the app shows',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: siteSettingsSchema },
    errors: [],
    sharedForSeconds: SITE_SETTINGS_CACHE_SECONDS,
    reads: [],
  }),
  getVersion: defineEndpoint({
    method: 'GET',
    path: '/api/version',
    summary: 'The version of the product that the server runs',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: versionSchema },
    errors: [],
    sharedForSeconds: VERSION_SHARED_SECONDS,
  }),
  countPageView: defineEndpoint({
    method: 'POST',
    path: '/api/analytics/page-view',
    summary: 'Count one view of a page by its pattern, without account or address',
    auth: 'none',
    anonymous: true,
    servedBy: 'api',
    input: { body: pageViewSchema, maxBodyBytes: 1024 },
    output: { status: 204 },
    errors: [],
    rateLimits: PAGE_VIEW_LIMITS,
  }),
  reportWebVitals: defineEndpoint({
    method: 'POST',
    path: '/api/analytics/web-vitals',
    summary: 'Count the web vitals of one page load, without account or address',
    auth: 'none',
    anonymous: true,
    servedBy: 'api',
    input: { body: webVitalsSchema, maxBodyBytes: 1024 },
    output: { status: 204 },
    errors: [],
    rateLimits: WEB_VITALS_LIMITS,
  }),
} as const;
