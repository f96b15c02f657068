import { timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { collection } from './collection';
import { NO_MEMBER_DATA_RULES, READABLE_BY_NOBODY } from './row-rules';

/**
 * Counts of a UTC day by key. A day has several documents (shards), because Firestore writes one document only about
 * once a second.
 */
const DAYS_COUNTS = {
  schema: () => z.object({ counts: z.record(z.string(), z.int()), expiresAt: timestampField }),
  ...NO_MEMBER_DATA_RULES,
  ttl: 'expiresAt',
  readableBy: READABLE_BY_NOBODY,
} as const;

/** A number for each total, such as members and items. Also used for changes of the totals, which can be negative. */
const totals = () =>
  z.object({
    members: z.int(),
    items: z.int(),
    premium: z.int(),
    reports: z.int(),
    decidedReports: z.int(),
  });

export const siteCollections = {
  /** Counts of web vitals on a UTC day. The id is `webVitals-{yyyy-mm-dd}-{shard}`. */
  counters: collection('counters/{counterId}', DAYS_COUNTS),
  /** Counts of page views on a UTC day. The id is `{yyyy-mm-dd}-{shard}`. */
  pageViews: collection('pageViews/{counterId}', DAYS_COUNTS),
  /**
   * The counts of the figures on a day. The id is `{yyyy-mm-dd}-{shard}`. A count changes in the same commit as what
   * it counts.
   */
  figureShards: collection('figureShards/{counterId}', DAYS_COUNTS),

  /** The figures of an ended UTC day. The job `foldFigures` stores them. Each run stores the last three days again. */
  figures: collection('figures/{day}', {
    schema: () =>
      z.object({
        day: z.iso.date(),
        /** The counts of the day. Null for a day before counting began. */
        counts: z.nullable(z.record(z.string(), z.int())),
        /** How the totals changed from the beginning of counting to the end of the day. Null before counting began. */
        changes: z.nullable(totals()),
        pageViews: z.int(),
      }),
    ...NO_MEMBER_DATA_RULES,
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * The document `all` contains the totals when counting began. The current totals are these totals plus all changes
   * that have been counted since then.
   */
  figureStart: collection('figureStart/{startId}', {
    schema: () => z.object({ firstDay: z.iso.date(), ...totals().shape }),
    ...NO_MEMBER_DATA_RULES,
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * Numbers of calls in rate-limit windows. A document exists until the end of its window. The document
   * `salt-{yyyy-mm-dd}` contains a random text that all instances share.
   */
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
    readableBy: READABLE_BY_NOBODY,
  }),

  /** The progress of scheduled jobs, by the name of the job. */
  jobs: collection('jobs/{job}', {
    schema: () =>
      z.object({
        doneTo: timestampField,
        /**
         * The id of the last document that an unfinished pass has processed, if a pass takes several runs. Missing
         * after the pass has ended.
         */
        doneUpTo: z.optional(z.string()),
      }),
    ...NO_MEMBER_DATA_RULES,
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),
};
