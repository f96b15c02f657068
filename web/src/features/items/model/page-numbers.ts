/** A page's number, or a gap of pages that are left out. */
export type PageMark = number | 'gap';

/** How many pages can be reached from the bar at once. */
const BUTTONS = 5;

/**
 * The pages that a bar offers: the first, the last and those around `page`, at most five, in order; a
 * gap stands where some are left out: page 6 of 12 is 1, gap, 5, 6, 7, gap, 12.
 */
export function pageNumbers(page: number, pages: number): PageMark[] {
  if (pages <= BUTTONS) return range(1, pages);
  const edge = BUTTONS - 1;
  if (page < edge) return [...range(1, edge), 'gap', pages];
  if (page > pages - edge + 1) return [1, 'gap', ...range(pages - edge + 1, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
