import type { Firestore } from 'firebase-admin/firestore';
import type { FigureCounts } from '../domain/moderation/figure-counts';
import { utcDay } from '../domain/utc-day';
import { addCounts, type CountWriter } from './counters-repo';

/**
 * Adds to the owner's figures of a day, in the commit with what is counted: so each thing counts once, and nothing that was not stored. 1 write,
 * or none if nothing is to be added.
 */
export function countFigures(
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
