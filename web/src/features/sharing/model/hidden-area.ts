import { type PersonalInfo, PERSONAL_INFO_KINDS } from '@contract/schemas/personal-info';
import { type PictureArea, pictureAreaSchema } from '@contract/schemas/picture-area';
import * as z from 'zod/mini';

/** A part of the screenshot that is painted black before it is sent, in shares of its width and height. */
export const hiddenAreaSchema = z.extend(pictureAreaSchema, {
  /** What the reading found there; absent where the member chose the place. */
  kind: z.optional(z.enum(PERSONAL_INFO_KINDS)),
});
export type HiddenArea = z.infer<typeof hiddenAreaSchema>;

/** What was found, as areas to hide. */
export const proposedAreas = (found: readonly PersonalInfo[]): HiddenArea[] =>
  found.map(({ kind, area }) => ({ ...area, kind }));

export const isSameArea = (one: PictureArea, other: PictureArea): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

/** Whether one area hides all that the other would. */
const covers = (outer: PictureArea, inner: PictureArea): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** The areas with those of `added` that are not hidden by one of them already, in reading order. */
export function withAreas(
  areas: readonly HiddenArea[],
  added: readonly HiddenArea[],
): readonly HiddenArea[] {
  const missing = added.filter((area) => !areas.some((hidden) => covers(hidden, area)));
  return missing.length === 0 ? areas : inReadingOrder([...areas, ...missing]);
}

/** From top to bottom, and from left to right where they stand on one line. */
function inReadingOrder(areas: readonly HiddenArea[]): HiddenArea[] {
  const lines: HiddenArea[][] = [];
  for (const area of areas.toSorted((one, other) => middle(one) - middle(other))) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && middle(area) < first.y + first.height) line.push(area);
    else lines.push([area]);
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.x - other.x));
}

const middle = ({ y, height }: PictureArea) => y + height / 2;
