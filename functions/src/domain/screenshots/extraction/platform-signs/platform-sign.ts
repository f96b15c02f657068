/** A wording of a marketplace in US English. Weight 1 is a hint, 2 is typical, and 3 or more is unique to the marketplace. */
export type PlatformSign = readonly [pattern: RegExp, weight: number];
