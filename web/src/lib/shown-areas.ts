import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';

const overlaps = (one: PictureArea, other: PictureArea): boolean =>
  Math.max(one.x, other.x) < Math.min(one.x + one.width, other.x + other.width) &&
  Math.max(one.y, other.y) < Math.min(one.y + one.height, other.y + other.height);

/** Returns the areas that are at least partly inside the item's part, or all if there is no part yet. */
export const shownAreas = <Area extends PictureArea>(
  areas: readonly Area[],
  itemPart: ItemPart | null,
): readonly Area[] =>
  itemPart === null
    ? areas
    : areas.filter((area) => itemPart.some((partArea) => overlaps(area, partArea)));
