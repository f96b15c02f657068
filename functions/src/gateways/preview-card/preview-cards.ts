import type { ItemPreview } from '../../domain/items/link-preview/item-preview';

/** Draws the picture that is shown beside a link to an item. */
export interface PreviewCards {
  /** Changes whenever cards are drawn in another way, so that they get another address. */
  readonly designVersion: string;
  /** A PNG of CARD_WIDTH × CARD_HEIGHT pixels. */
  draw(preview: ItemPreview): Promise<Buffer>;
}
