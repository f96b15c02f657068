import { compareReadingOrder } from '@contract/rules/part-layout';
import { pictureArea } from '@contract/rules/picture-area';
import type { Cover } from '@contract/schemas/cover';
import { CONFIDENCE_MEDIUM } from '@contract/schemas/extraction';
import type { ItemPart } from '@contract/schemas/item-part';
import type { SaleWithValueBoxes } from '../extraction/extract-sale';
import { enclosingBox } from '../layout/geometry';
import { median } from '../layout/letter-size';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { areaOfEdges, boxOf, edgeDistance, type Edges, edgesOf, doEdgesOverlap } from './edges';
import { type MarginOptions, withMargin } from './margins';
import { type OtherText, otherTexts } from './other-text';

/**
 * The minimum confidence of a photograph that the part includes. With a wrong photograph, the part would show something
 * that is not the item. Of 199 covers with at least this confidence, 193 were right.
 */
const SURE_COVER = 0.7;
/** The part includes the sold date only if the date is at most this many lines away from the item. */
const NEAR = 4;
/** The part includes the sold date only if including it adds at most this many pieces of other text. */
const SOLD_DATE_WORTH = 2;

/**
 * Returns the part of a screenshot to share: areas in reading order around title, price, photograph and a sold date
 * that is near them, with a margin of one line. The areas show as little other text as possible. Returns null if title
 * or price is missing, or if the confidence is below Medium. See docs/redaction.md.
 */
export function findItemPart(
  page: RecognizedPage,
  { sale, places: { title, price, soldDate } }: SaleWithValueBoxes,
  cover: Cover | null,
): ItemPart | null {
  if (title.length === 0 || !price || sale.confidence < CONFIDENCE_MEDIUM) return null;
  const photo = cover && cover.confidence >= SURE_COVER ? photoOf(cover, page) : null;
  const margin = median(title.map(({ height }) => height));
  const item = [...title, price, ...(photo ? [photo] : [])];
  const options = (groupings: readonly Grouping[], own: readonly Box[]): PartOption[] =>
    partOptions(groupings, { margin, picture: page, texts: otherTexts(page, own) });
  const groupings = groupingsOf(enclosingBox(title), price, photo);
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
      .toSorted(compareReadingOrder)
      .map((area) => pictureArea(area, page)) ?? null
  );
}

const isNear = (date: Box, item: readonly Box[], line: number): boolean =>
  item.some((box) => edgeDistance(edgesOf(box), edgesOf(date)) <= NEAR * line);

const photoOf = ({ area }: Cover, page: RecognizedPage): Box => ({
  x: area.x * page.width,
  y: area.y * page.height,
  width: area.width * page.width,
  height: area.height * page.height,
});

/** A possible part of the screenshot to share, with its cost. The part with the lowest cost is chosen. */
interface PartOption {
  /** The areas of the part, which do not overlap. */
  readonly areas: readonly Edges[];
  /**
   * The cost of the part: 1 for each piece of other text that it shows, plus the costs of further areas and of its
   * size.
   */
  readonly cost: number;
}

/** The cost of each area after the first one, in pieces of other text. */
const ANOTHER_AREA = 3;
/**
 * The cost of showing the whole page, in pieces of other text. Showing a tenth of the page costs as much as one piece.
 */
const WHOLE_PAGE = 10;

/** Returns a part for each grouping. Leaves out parts whose areas overlap. */
function partOptions(groupings: readonly Grouping[], room: MarginOptions): PartOption[] {
  return groupings
    .map((groups) => groups.map((boxes) => withMargin(edgesOf(enclosingBox(boxes)), room)))
    .filter((areas) =>
      areas.every((area, at) => !areas.slice(at + 1).some((other) => doEdgesOverlap(area, other))),
    )
    .map((areas) => ({ areas, cost: costOf(areas, room) }));
}

function costOf(areas: readonly Edges[], { texts, picture }: MarginOptions): number {
  const shown = texts.filter((text) => areas.some((area) => isShown(text, area)));
  const share =
    areas.reduce((sum, area) => sum + areaOfEdges(area), 0) / (picture.width * picture.height);
  return shown.length + ANOTHER_AREA * (areas.length - 1) + WHOLE_PAGE * share;
}

const isShown = ({ words }: OtherText, area: Edges): boolean =>
  words.some((word) => doEdgesOverlap(area, middleOf(word)));

/** Returns the middle of a rectangle, as a rectangle without width and height. */
function middleOf({ left, right, top, bottom }: Edges): Edges {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, right: x, top: y, bottom: y };
}

/** A way to put boxes into groups. The part has one area for each group, which shows all boxes of the group. */
type Grouping = readonly (readonly Box[])[];

/** Returns all ways to group title, price and photograph. */
function groupingsOf(title: Box, price: Box, photo: Box | null): Grouping[] {
  if (!photo) return [[[title, price]], [[title], [price]]];
  return [
    [[title, price, photo]],
    [[title, price], [photo]],
    [[title, photo], [price]],
    [[price, photo], [title]],
    [[title], [price], [photo]],
  ];
}

/** For each grouping, returns the groupings that result from adding a box to one of its groups. */
function groupingsWith(box: Box, groupings: readonly Grouping[]): Grouping[] {
  return groupings.flatMap((grouping) =>
    grouping.map((group) => [...grouping.filter((other) => other !== group), [...group, box]]),
  );
}
