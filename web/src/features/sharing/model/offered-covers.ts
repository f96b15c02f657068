import { overlapOf } from '@contract/rules/picture-area';
import { shownSquare } from '@contract/rules/shown-square';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { coverInside, isLargeInside } from './cover';
import type { Size } from './selection';

/** From this overlap, two frames look the same. The server offers only different ones, but the part can cut them. */
const SAME_OVERLAP = 0.7;
/** From this overlap, the member sees no difference. The dialog for the cover changes a frame by rounding errors. */
const EQUAL_OVERLAP = 0.99;

export interface OfferedCover {
  /** The cover that the member gets. */
  readonly cover: PictureArea;
  /** What of it is inside the part. */
  readonly inside: PictureArea;
  /** The square that cards show of it. */
  readonly square: PictureArea;
}

/** Returns the covers that the part shows enough of, without those that look like one before. */
export function offeredCovers(
  options: readonly PictureArea[],
  itemPart: ItemPart | null,
  picture: Size,
): readonly OfferedCover[] {
  const offered: OfferedCover[] = [];
  for (const cover of options) {
    const inside = coverInside(cover, itemPart);
    if (!inside || !isLargeInside(inside, itemPart, picture)) continue;
    const square = shownSquare(picture, { cover: inside, focus: null });
    const isNew = offered.every((other) => overlapOf(other.inside, inside) < SAME_OVERLAP);
    if (square && isNew) offered.push({ cover, inside, square });
  }
  return offered;
}

/** Returns the place of the chosen cover among the offered ones, 'none' without a cover, or null if it is another one. */
export function chosenOffer(
  offered: readonly OfferedCover[],
  cover: PictureArea | null,
): number | 'none' | null {
  if (cover === null) return 'none';
  const place = offered.findIndex(({ inside }) => overlapOf(inside, cover) >= EQUAL_OVERLAP);
  return place === -1 ? null : place;
}
