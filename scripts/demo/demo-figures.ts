import type { FigureCounts } from '../../functions/src/domain/moderation/figure-counts';
import { createRandom, type Random } from './random';

/** A free item expires after so many days. */
const LIVE_DAYS = 30;
/** After so many days, some members delete their accounts. */
const STAYED_DAYS = 20;

/** What was counted on a day of the demo data. */
export interface DemoDay {
  readonly counts: FigureCounts;
  readonly pageViews: Readonly<Record<string, number>>;
}

const ROUTES = ['/', '/about', '/dashboard', '/user/:username', '/subscribe', 'other'] as const;

/**
 * Invents what was counted so many days ago. Who joins leaves again before today, and what is shared is removed, so that nothing is missing now. Always the same for one
 * day ago.
 */
export function demoDay(ago: number): DemoDay {
  const random = createRandom(ago * 7919 + 17);
  // More in the last weeks, and less every seventh day.
  const busy = (1.6 - ago / 100) * (ago % 7 === 0 ? 0.6 : 1);
  const counts = {
    newMembers: joinedOn(ago),
    deletedMembers: joinedOn(ago + STAYED_DAYS),
    activeSessions: Math.round(busy * random.between(7, 12)),
    submissions: sharedOn(ago),
    removedItems: sharedOn(ago + LIVE_DAYS),
    ...reportsOf(random),
  };
  const pageViews = Object.fromEntries(
    ROUTES.map((route, place) => [
      route,
      Math.round((busy * random.between(40, 90)) / (place + 1)),
    ]),
  );
  return { counts, pageViews };
}

/** Nothing in the last days, which have the real demo sales. */
const sharedOn = (ago: number): number =>
  ago <= LIVE_DAYS ? 0 : createRandom(ago * 104729 + 5).between(1, 5);

/** Members who have left again. The demo members are counted besides them. */
const joinedOn = (ago: number): number =>
  ago > STAYED_DAYS && createRandom(ago * 15_485_863 + 3).chance(0.15) ? 1 : 0;

/** Minutes to a decision, as the buckets of the histogram. */
function reportsOf(random: Random): FigureCounts {
  if (!random.chance(0.4)) return { reports: 0, decidedReports: 0 };
  const reports = random.between(1, 3);
  return { reports, decidedReports: reports, [`decided after ${random.between(60, 88)}`]: reports };
}
