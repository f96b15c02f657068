/** US English wording of a marketplace. Weight 1 is a hint, 2 is typical, 3 and more is unique to it. */
export type PlatformSign = readonly [pattern: RegExp, weight: number];
