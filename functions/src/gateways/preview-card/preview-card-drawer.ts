import type { ItemPreview } from '../../domain/items/link-preview/item-preview';

export interface PreviewCardDrawer {
  /** The version of the design. It is part of the URL of each card, so that the URL changes when the design changes. */
  readonly designVersion: string;
  /** Draws the preview card of an item. Returns a PNG of PREVIEW_CARD_WIDTH × PREVIEW_CARD_HEIGHT pixels. */
  draw(preview: ItemPreview): Promise<Buffer>;
}
