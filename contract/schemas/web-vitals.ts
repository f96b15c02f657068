import * as z from 'zod/mini';

/** The share of page loads whose web vitals are counted. Each counted page load costs one write to Firestore. */
export const WEB_VITALS_SAMPLE_RATE = 0.1;

/** The route patterns by which web vitals are counted. A pattern contains no id of an item and no search. */
export const WEB_VITALS_ROUTES = [
  '/',
  '/item/:itemId',
  '/sign-in',
  '/login',
  '/register',
  'other',
] as const;
export type WebVitalsRoute = (typeof WEB_VITALS_ROUTES)[number];

export const WEB_VITALS_DEVICES = ['phone', 'desktop'] as const;

/** For each web vital, the largest value that the server accepts, in milliseconds. CLS has no unit. */
export const WEB_VITAL_MAX_VALUES = {
  LCP: 60_000,
  INP: 60_000,
  CLS: 10,
  FCP: 60_000,
  TTFB: 60_000,
} as const;
export type WebVital = keyof typeof WEB_VITAL_MAX_VALUES;

const value = (vital: WebVital) =>
  z.optional(z.number().check(z.gte(0), z.lte(WEB_VITAL_MAX_VALUES[vital])));

const valuesSchema = z
  .strictObject({
    LCP: value('LCP'),
    INP: value('INP'),
    CLS: value('CLS'),
    FCP: value('FCP'),
    TTFB: value('TTFB'),
  })
  .check(z.refine((values) => Object.keys(values).length > 0, 'Send at least one value.'));

/** The web vitals of one page load, measured until the page is first hidden. */
export const webVitalsSchema = z.strictObject({
  /** The route pattern of the URL at which the page was loaded. */
  route: z.enum(WEB_VITALS_ROUTES),
  device: z.enum(WEB_VITALS_DEVICES),
  values: valuesSchema,
});
export type WebVitalsReport = z.infer<typeof webVitalsSchema>;
