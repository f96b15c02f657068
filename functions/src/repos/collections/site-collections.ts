import { timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { collection } from './collection';
import { NO_MEMBERS_DATA, NOBODY } from './row-rules';

/** What was counted on a UTC day, by key. Several documents, because Firestore writes one about once a second. */
const DAYS_COUNTS = {
  schema: () => z.object({ counts: z.record(z.string(), z.int()), expiresAt: timestampField }),
  ...NO_MEMBERS_DATA,
  ttl: 'expiresAt',
  readableBy: NOBODY,
} as const;

/** Of members, items and so on. As changes they can be negative. */
const totals = () =>
  z.object({
    members: z.int(),
    items: z.int(),
    premium: z.int(),
    reports: z.int(),
    decidedReports: z.int(),
  });

export const siteCollections = {
  /** `webVitals-{yyyy-mm-dd}-{shard}` */
  counters: collection('counters/{counterId}', DAYS_COUNTS),
  /** `{yyyy-mm-dd}-{shard}` */
  pageViews: collection('pageViews/{counterId}', DAYS_COUNTS),
  /** `{yyyy-mm-dd}-{shard}`: what the owner's figures count, in the commit with what is counted. */
  figureShards: collection('figureShards/{counterId}', DAYS_COUNTS),

  /** The figures of an ended UTC day. The job `foldFigures` writes them, and those of the last three days again. */
  figures: collection('figures/{day}', {
    schema: () =>
      z.object({
        day: z.iso.date(),
        /** Null for a day before the counting began. */
        counts: z.nullable(z.record(z.string(), z.int())),
        /** How the totals changed from the beginning of the counting to the end of the day. Null before it began. */
        changes: z.nullable(totals()),
        pageViews: z.int(),
      }),
    ...NO_MEMBERS_DATA,
    ttl: null,
    readableBy: NOBODY,
  }),

  /** `all`: what there was before the counting began. Totals are this and what was counted since. */
  figureStart: collection('figureStart/{startId}', {
    schema: () => z.object({ firstDay: z.iso.date(), ...totals().shape }),
    ...NO_MEMBERS_DATA,
    ttl: null,
    readableBy: NOBODY,
  }),

  /** Calls in a window, until its end. `salt-{yyyy-mm-dd}`: a random text that all instances share. */
  rateLimits: collection('rateLimits/{limitId}', {
    schema: () =>
      z.union([
        z.object({ count: z.int(), expiresAt: timestampField }),
        z.strictObject({ salt: z.string(), expiresAt: timestampField }),
      ]),
    owner: null,
    exported: { leftOut: 'counts that end after a day, under hashes' },
    erased: { kept: 'counts that end after a day, under hashes' },
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  /** How far a scheduled job has come, by its name. */
  jobs: collection('jobs/{job}', {
    schema: () =>
      z.object({
        doneTo: timestampField,
        /** The last document that a run in several parts has done. Missing after the run. */
        doneUpTo: z.optional(z.string()),
      }),
    ...NO_MEMBERS_DATA,
    ttl: null,
    readableBy: NOBODY,
  }),
};
