import { byReadingOrder } from '@contract/rules/part-layout';
import { pictureArea } from '@contract/rules/picture-area';
import type { Cover } from '@contract/schemas/cover';
import { CONFIDENCE_MEDIUM } from '@contract/schemas/extraction';
import type { ItemPart } from '@contract/schemas/item-part';
import type { ReadSale } from '../extraction/extract-sale';
import { enclosing } from '../layout/geometry';
import { median } from '../layout/letter-size';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { boxOf, distance, edgesOf } from './edges';
import { type Grouping, groupingsOf, groupingsWith } from './groupings';
import { otherTexts } from './other-text';
import { type PartOption, partOptions } from './part-options';

/** A wrong cover would show something other than the item. Of 199 covers with at least this confidence, 193 were right. */
const SURE_COVER = 0.7;
/** The sold date is near the item if it is at most this many lines away. */
const NEAR = 4;
/** How many texts that are not the item's may be shown for the sold date. */
const SOLD_DATE_WORTH = 2;

/**
 * Returns the areas around title, price, photograph and a sold date near them, in reading order, with a margin of one line that
 * holds as little other text as possible. Null if title or price is missing, or if the confidence is below Medium.
 * See docs/redaction.md.
 */
export function findItemPart(
  page: RecognizedPage,
  { sale, places: { title, price, soldDate } }: ReadSale,
  cover: Cover | null,
): ItemPart | null {
  if (title.length === 0 || !price || sale.confidence < CONFIDENCE_MEDIUM) return null;
  const photo = cover && cover.confidence >= SURE_COVER ? photoOf(cover, page) : null;
  const margin = median(title.map(({ height }) => height));
  const item = [...title, price, ...(photo ? [photo] : [])];
  const options = (groupings: readonly Grouping[], own: readonly Box[]): PartOption[] =>
    partOptions(groupings, { margin, picture: page, texts: otherTexts(page, own) });
  const groupings = groupingsOf(enclosing(title), price, photo);
  const dated =
    soldDate && isNear(soldDate, item, margin)
      ? options(groupingsWith(soldDate, groupings), [...item, soldDate])
      : [];
  const best = [
    ...options(groupings, item),
    ...dated.map(({ areas, cost }) => ({ areas, cost: cost - SOLD_DATE_WORTH })),
  ].toSorted((one, other) => one.cost - other.cost)[0];
  return (
    best?.areas
      .map(boxOf)
      .toSorted(byReadingOrder)
      .map((area) => pictureArea(area, page)) ?? null
  );
}

const isNear = (date: Box, item: readonly Box[], line: number): boolean =>
  item.some((box) => distance(edgesOf(box), edgesOf(date)) <= NEAR * line);

const photoOf = ({ area }: Cover, page: RecognizedPage): Box => ({
  x: area.x * page.width,
  y: area.y * page.height,
  width: area.width * page.width,
  height: area.height * page.height,
});
