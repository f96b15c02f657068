import type { Box } from '../layout/recognized-page';

/** Which boxes are shown in one area. */
export type Grouping = readonly (readonly Box[])[];

/** Returns all ways to show title, price and photograph together or apart. */
export function groupingsOf(title: Box, price: Box, photo: Box | null): Grouping[] {
  if (!photo) return [[[title, price]], [[title], [price]]];
  return [
    [[title, price, photo]],
    [[title, price], [photo]],
    [[title, photo], [price]],
    [[price, photo], [title]],
    [[title], [price], [photo]],
  ];
}

/** Returns every grouping that adds the box to one group of a given grouping. */
export function groupingsWith(box: Box, groupings: readonly Grouping[]): Grouping[] {
  return groupings.flatMap((grouping) =>
    grouping.map((group) => [...grouping.filter((other) => other !== group), [...group, box]]),
  );
}
