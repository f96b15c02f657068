import type { Platform } from '@contract/schemas/platform';

/** What a member takes over from a screenshot into the share form. */
export interface ExtractedSale {
  readonly title: string;
  /** Digits and a dot. */
  readonly soldPrice: string;
  /** Absent if the screenshot does not show it. */
  readonly platform?: Platform;
  /** '2026-02-19'; absent if the screenshot does not show it. */
  readonly soldDate?: string;
}
