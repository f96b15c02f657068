import type { AutoExtract } from '@contract/schemas/extraction';

/** Result of an extraction. Empty strings mean not found; the price is like '34.99'. */
export interface ExtractedSale extends Pick<AutoExtract, 'platform' | 'soldDate'> {
  readonly title: string;
  readonly price: string;
  /** 0 to 1. For the levels see docs/product.md#reading-a-screenshot. */
  readonly confidence: number;
}
