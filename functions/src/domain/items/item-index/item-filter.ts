import type { ItemType } from '@contract/schemas/item-list';
import type { Platform } from '@contract/schemas/platform';

/** What is looked for; null where anything will do. All of it has to fit. */
export interface ItemFilter {
  /** Words that all stand, as any part of a word, in title, username or category; '' for any. */
  readonly search: string;
  readonly platform: Platform | null;
  readonly type: ItemType | null;
  /** A category's whole name, whatever its case and accents. */
  readonly category: string | null;
  /** What it went for, in cents, both ends included. */
  readonly minCents: number | null;
  readonly maxCents: number | null;
  /** The calendar day of the sale, '2026-11-21', both ends included; what has none does not fit. */
  readonly soldFrom: string | null;
  readonly soldTo: string | null;
}
