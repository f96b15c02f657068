/** How many screenshots, or parts of one, a member may have read on a day in UTC: each can cost money. */
export const RECOGNITIONS_PER_DAY = { free: 30, premium: 300 } as const;
