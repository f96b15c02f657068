import * as z from 'zod/mini';

/** The most days in a range of figures. */
export const FIGURES_DAYS_MAX = 366;

const count = z.int().check(z.nonnegative());
/** A count, or null for a day before counting began. */
const counted = z.nullable(count);

const dayFiguresSchema = z.object({
  /** The UTC day of these figures. */
  day: z.iso.date(),
  /** The number of members at the end of the day, or now if the day is today. */
  members: counted,
  newMembers: counted,
  deletedMembers: counted,
  /** The number of sessions that were used on the day. A member with two devices counts twice. */
  activeSessions: counted,
  /** The number of live and hidden items at the end of the day. */
  items: counted,
  submissions: counted,
  /** The number of premium members at the end of the day. */
  premium: counted,
  premiumStarted: counted,
  premiumEnded: counted,
  reports: counted,
  decidedReports: counted,
  /**
   * The median time, in minutes, from a report to an admin's first decision about it, with an error of up to 15%. Null
   * if there was no decision.
   */
  medianDecisionMinutes: z.nullable(z.number()),
  pageViews: counted,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

export const siteFiguresSchema = z.object({
  /** The days of the range, the oldest first. */
  days: z.array(dayFiguresSchema),
  now: z.object({
    members: count,
    items: count,
    premium: count,
    pendingReports: count,
    /** When the oldest pending report was made. Null if no report is pending. */
    oldestPendingAt: z.nullable(z.iso.datetime()),
    pendingAppeals: count,
  }),
  /**
   * The median time, in minutes, from a report to an admin's first decision about it, over the whole range. Null if
   * there was no decision.
   */
  medianDecisionMinutes: z.nullable(z.number()),
});
export type SiteFigures = z.infer<typeof siteFiguresSchema>;

export const figuresQuerySchema = z.strictObject({
  /** The number of days in the range, including today. */
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(FIGURES_DAYS_MAX)), 30),
});
