import type { ItemPreview } from '../../domain/items/link-preview/item-preview';

export interface PreviewCards {
  /** Changes with the design, so that cards get a new URL. */
  readonly designVersion: string;
  /** Returns a PNG of CARD_WIDTH × CARD_HEIGHT pixels. */
  draw(preview: ItemPreview): Promise<Buffer>;
}
