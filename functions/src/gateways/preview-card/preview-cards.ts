import type { ItemPreview } from '../../domain/items/link-preview/item-preview';

export interface PreviewCards {
  /** The version of the design. It is part of a card's URL, so that cards get a new URL when the design changes. */
  readonly designVersion: string;
  /** Draws a preview card and returns a PNG of CARD_WIDTH × CARD_HEIGHT pixels. */
  draw(preview: ItemPreview): Promise<Buffer>;
}
