import type { Box } from '../layout/recognized-page';

/** The boxes in groups. One area shows all boxes of a group. */
export type Grouping = readonly (readonly Box[])[];

/** Returns all ways to group title, price and photograph. */
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

/** Returns the groupings that result from adding a box to one of the groups of a grouping. */
export function groupingsWith(box: Box, groupings: readonly Grouping[]): Grouping[] {
  return groupings.flatMap((grouping) =>
    grouping.map((group) => [...grouping.filter((other) => other !== group), [...group, box]]),
  );
}
