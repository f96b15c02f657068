import { sharedRectangle } from '@contract/rules/picture-area';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';

/** Returns the areas that are at least partly inside the item's part, or all if there is no part yet. */
export const shownAreas = <Area extends PictureArea>(
  areas: readonly Area[],
  itemPart: ItemPart | null,
): readonly Area[] =>
  itemPart === null
    ? areas
    : areas.filter((area) => itemPart.some((partArea) => sharedRectangle(area, partArea) !== null));
