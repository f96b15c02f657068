export type Viewer = 'visitor' | 'free' | 'premium';

/** The last page of a list that each viewer may see: docs/product.md#page-rights. */
export const PAGE_ALLOWANCE: Readonly<Record<Viewer, number>> = {
  visitor: 1,
  free: 4,
  premium: Infinity,
};
