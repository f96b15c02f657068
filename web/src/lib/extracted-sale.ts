import type { Platform } from '@contract/schemas/platform';

/** The extraction that a member confirmed for the share form. Absent fields were not found. */
export interface ExtractedSale {
  readonly title: string;
  /** Like '34.99'. */
  readonly soldPrice: string;
  readonly platform?: Platform;
  /** Like '2026-02-19'. */
  readonly soldDate?: string;
}

/** What the reading of a screenshot found. Title and price are '' if they were not found. */
export interface SaleReading {
  readonly title: string;
  /** Like '34.99'. */
  readonly soldPrice: string;
  readonly platform: Platform | undefined;
  readonly soldDate: string | undefined;
}
