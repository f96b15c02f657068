import { areaText } from '@contract/rules/area-text';
import type { PictureParts } from '@contract/rules/shown-square';
import type { ItemPart } from '@contract/schemas/item-part';
import { type PictureArea, pictureAreaSchema } from '@contract/schemas/picture-area';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import * as z from 'zod/mini';

/** Where a screenshot shows the item. */
export interface FoundParts extends PictureParts {
  /** What may be the photograph, the likeliest first. Empty if the cover is sure. */
  readonly coverOptions: readonly PictureArea[];
  /** Null if it was not found for sure. */
  readonly itemPart: ItemPart | null;
}

const area = z.nullable(pictureAreaSchema);

/** Cover and focus of a screenshot. */
export const picturePartsSchema = z.object({ cover: area, focus: area });

/** Returns a sale with the parts of its picture, and without those that it had. */
export function withParts(
  { cover: _cover, focus: _focus, ...sale }: SaleSubmission,
  parts: PictureParts | null,
): SaleSubmission {
  const { cover = null, focus = null } = parts ?? {};
  return {
    ...sale,
    ...(cover && { cover: areaText(cover) }),
    ...(focus && { focus: areaText(focus) }),
  };
}
