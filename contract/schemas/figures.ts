import * as z from 'zod/mini';

/** The days of the longest range. */
export const FIGURES_DAYS_MAX = 366;

const count = z.int().check(z.nonnegative());
/** Null for a day before it was counted. */
const counted = z.nullable(count);

const dayFiguresSchema = z.object({
  /** A UTC day. */
  day: z.iso.date(),
  /** At the end of the day, and today until now. */
  members: counted,
  newMembers: counted,
  deletedMembers: counted,
  /** Sessions that were used. A member with two devices counts twice. */
  activeSessions: counted,
  /** Live or hidden, at the end of the day. */
  items: counted,
  submissions: counted,
  /** Premium members at the end of the day. */
  premium: counted,
  premiumStarted: counted,
  premiumEnded: counted,
  reports: counted,
  decidedReports: counted,
  /** From the report to the first decision by an admin, in minutes. Null without decisions. At most 15% off. */
  medianDecisionMinutes: z.nullable(z.number()),
  pageViews: counted,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

export const figuresSchema = z.object({
  /** Each day of the range, the oldest first. */
  days: z.array(dayFiguresSchema),
  now: z.object({
    members: count,
    items: count,
    premium: count,
    pendingReports: count,
    /** When the oldest pending report was made. Null if none is pending. */
    oldestPendingAt: z.nullable(z.iso.datetime()),
    pendingAppeals: count,
  }),
  /** Over the whole range. */
  medianDecisionMinutes: z.nullable(z.number()),
});
export type Figures = z.infer<typeof figuresSchema>;

export const figuresQuerySchema = z.strictObject({
  /** How many days, including today. */
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(FIGURES_DAYS_MAX)), 30),
});
