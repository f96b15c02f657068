/** Who looks at a list: signed out, signed in, or signed in with Premium. */
export type Viewer = 'visitor' | 'free' | 'premium';

/** The last page of a list that each may see (spec 1 §6). */
export const PAGE_ALLOWANCE: Readonly<Record<Viewer, number>> = {
  visitor: 1,
  free: 4,
  premium: Infinity,
};
