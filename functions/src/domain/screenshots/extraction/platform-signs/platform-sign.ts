/**
 * A wording that a marketplace uses in US English, and its weight. A wording with weight 1 is a hint, and a wording
 * with weight 2 is typical of the marketplace. A wording with weight 3 or more is used by no other marketplace.
 */
export type PlatformSign = readonly [pattern: RegExp, weight: number];
