export type Viewer = 'visitor' | 'free' | 'premium';

/** The number of pages of a list that each kind of viewer may see: docs/product.md#page-rights. */
export const PAGE_ALLOWANCE: Readonly<Record<Viewer, number>> = {
  visitor: 1,
  free: 4,
  premium: Infinity,
};
