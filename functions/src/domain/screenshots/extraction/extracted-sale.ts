import type { AutoExtract } from '@contract/schemas/extraction';

/** The result of an extraction. `title` and `price` are '' if they were not found. A price is text such as '34.99'. */
export interface ExtractedSale extends Pick<AutoExtract, 'platform' | 'soldDate'> {
  readonly title: string;
  readonly price: string;
  /**
   * The probability that title and price are both right, 0 to 1. docs/product.md#reading-a-screenshot describes its
   * levels.
   */
  readonly confidence: number;
}
