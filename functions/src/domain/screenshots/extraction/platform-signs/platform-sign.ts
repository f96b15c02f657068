/**
 * A wording that a marketplace uses in US English, and its weight. Weight 1: a hint. 2: typical. 3 or more: no other
 * marketplace uses it.
 */
export type PlatformSign = readonly [pattern: RegExp, weight: number];
