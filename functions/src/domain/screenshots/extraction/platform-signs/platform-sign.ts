/**
 * A wording that a marketplace uses in US English, and its weight. A weight of 1 is a hint, and a weight of 2 is
 * typical of the marketplace. If the weight is 3 or more, no other marketplace uses the wording.
 */
export type PlatformSign = readonly [pattern: RegExp, weight: number];
