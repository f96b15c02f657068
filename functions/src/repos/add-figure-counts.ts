import type { Firestore } from 'firebase-admin/firestore';
import type { FigureCounts } from '../domain/moderation/figure-counts';
import { utcDay } from '../domain/utc-day';
import { addCounts, type CountWriter } from './counters-repo';

/**
 * Adds `counts` to the figures for admins, on the UTC day of `at`. The write is part of the commit that also stores the
 * counted event, so that each event counts exactly once. Costs 1 write, or none if there is nothing to add.
 */
export function addFigureCounts(
  writer: CountWriter,
  db: Firestore,
  at: Date,
  counts: FigureCounts,
): void {
  const added = Object.entries(counts).filter(([, by]) => by !== 0);
  if (added.length === 0) return;
  const day = utcDay(at);
  addCounts(writer, db, { series: 'figures', day, counts: Object.fromEntries(added) });
}
