/** How much a wording speaks for a marketplace: 1 a hint that others share, 2 typical, 3 and more nobody else's. */
export type PlatformSign = readonly [pattern: RegExp, weight: number];
