import { areaText } from '@contract/rules/area-text';
import type { PictureParts } from '@contract/rules/shown-square';
import { pictureAreaSchema } from '@contract/schemas/picture-area';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import * as z from 'zod/mini';

const area = z.nullable(pictureAreaSchema);

/** Cover and focus of a screenshot. Null before it was read. */
export const picturePartsSchema = z._default(
  z.nullable(z.object({ cover: area, focus: area })),
  null,
);

/** Returns a sale with the parts of its screenshot. */
export function withParts(sale: SaleSubmission, parts: PictureParts | null): SaleSubmission {
  const { cover = null, focus = null } = parts ?? {};
  return {
    ...sale,
    ...(cover && { cover: areaText(cover) }),
    ...(focus && { focus: areaText(focus) }),
  };
}
