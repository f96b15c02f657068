import { enclosing } from '../layout/geometry';
import { areaOf, type Edges, edgesOf, overlap } from './edges';
import type { Grouping } from './groupings';
import { type Room, withMargin } from './margins';
import type { OtherText } from './other-text';

/** A way to show the item. */
export interface PartOption {
  /** They do not overlap each other. */
  readonly areas: readonly Edges[];
  /** The unit is one piece of other text. */
  readonly cost: number;
}

/** How many texts another area must keep out to be worth it. */
const ANOTHER_AREA = 3;
/** The cost of showing the whole page, in texts: a tenth of the page costs as much as one text. */
const WHOLE_PAGE = 10;

/** Returns what each grouping would show, without those whose areas overlap. */
export function partOptions(groupings: readonly Grouping[], room: Room): PartOption[] {
  return groupings
    .map((groups) => groups.map((boxes) => withMargin(edgesOf(enclosing(boxes)), room)))
    .filter((areas) =>
      areas.every((area, at) => !areas.slice(at + 1).some((other) => overlap(area, other))),
    )
    .map((areas) => ({ areas, cost: costOf(areas, room) }));
}

function costOf(areas: readonly Edges[], { texts, picture }: Room): number {
  const shown = texts.filter((text) => areas.some((area) => isShown(text, area)));
  const share =
    areas.reduce((sum, area) => sum + areaOf(area), 0) / (picture.width * picture.height);
  return shown.length + ANOTHER_AREA * (areas.length - 1) + WHOLE_PAGE * share;
}

const isShown = ({ words }: OtherText, area: Edges): boolean =>
  words.some((word) => overlap(area, middleOf(word)));

/** A point, as a rectangle without width and height. */
function middleOf({ left, right, top, bottom }: Edges): Edges {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, right: x, top: y, bottom: y };
}
