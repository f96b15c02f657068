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

export const siteCollections = {
  /** `webVitals-{yyyy-mm-dd}-{shard}` */
  counters: collection('counters/{counterId}', DAYS_COUNTS),
  /** `{yyyy-mm-dd}-{shard}` */
  pageViews: collection('pageViews/{counterId}', DAYS_COUNTS),

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
